import { expect, test } from '@playwright/test'
import { referenceRulings } from '#words/facts'
import { siteUrl } from '../support/site-url.ts'

const address = `${siteUrl}/blog-article/hr-arbeitszeugnis-rechtsurteile`
const rows = '.rul tbody tr'
const onClosing = referenceRulings.filter(({ topic, court }) => topic === 'closing' && court.level === 'federal')

test('a reader without scripts narrows the rulings by topic and court', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(address)
  await expect(page.locator(`${rows}:visible`)).toHaveCount(referenceRulings.length)
  await expect(page.getByRole('searchbox', { name: 'Wort oder Aktenzeichen' })).toBeHidden()
  await page.getByRole('radio', { name: 'Schlussformel' }).check()
  await page.getByRole('radio', { name: 'BAG und BGH', exact: true }).check()
  await expect(page.locator(`${rows}:visible`)).toHaveCount(onClosing.length)
})

test('a word typed before the scripts came narrows them further, and a status says how many are left', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('searchbox', { name: 'Wort oder Aktenzeichen' }).fill('146/21')
  await expect(page.locator(`${rows}:visible`)).toHaveCount(2)
  await expect(page.locator('.rul').getByRole('status')).toHaveText(`2 von ${referenceRulings.length} Entscheidungen`)
  await page.getByRole('radiogroup', { name: 'Gericht' }).getByText('BAG und BGH').click()
  await expect(page.locator(`${rows}:visible`)).toHaveCount(1)
  await expect(page.locator('.rul').getByRole('status')).toHaveText(`1 von ${referenceRulings.length} Entscheidungen`)
})

import { expect, test } from '@playwright/test'
import { shortestBytes } from '../support/raw-request.ts'

/** The longest page of the knowledge, with its switch: a little more than the home page may weigh, as sent. */
const MAX_DOCUMENT = 24_400

test('a sentence of the wordings by grade is copied alone, without its figure', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/wissen/formulierungen-nach-note')
  await page.locator('.say-m > summary:visible').first().click()
  const row = page.locator('.say-m .say:visible').first()
  const button = row.getByRole('button')
  await button.click()
  await expect(button).toHaveText('Kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await row.locator('.ref').textContent())
  expect(await shortestBytes('/wissen/formulierungen-nach-note')).toBeLessThanOrEqual(MAX_DOCUMENT)
})

test('the switch shows one grade of all aspects, or all of them', async ({ page }) => {
  await page.goto('/wissen/formulierungen-nach-note')
  const rows = page.locator('.wordings tbody tr:visible')
  await expect(rows).toHaveCount(10)
  await page.getByRole('radio', { name: 'Alle Noten' }).check()
  await expect(rows).toHaveCount(50)
  await page.getByRole('radio', { name: 'Note 4, ausreichend' }).check()
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText('Note 4')
})

test('without :has() all grades stand there and no switch promises otherwise', async ({ page }) => {
  await page.route('**/wissen/formulierungen-nach-note', async (route) => {
    const answer = await route.fetch()
    const { 'content-security-policy': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers, body: (await answer.text()).replaceAll('selector(:has(*))', 'selector(:nothing)') })
  })
  await page.goto('/wissen/formulierungen-nach-note')
  await expect(page.locator('.wordings tbody tr:visible')).toHaveCount(50)
  await expect(page.locator('.pick')).toBeHidden()
})

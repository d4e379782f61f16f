import { expect, test } from '@playwright/test'
import { bytesOf, recordTraffic } from '../support/traffic.ts'

/** The longest page of the knowledge: lighter than the home page may be, as sent. */
const MAX_DOCUMENT = 23_000

test('a sentence of the wordings by grade is copied alone, without its figure', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const traffic = recordTraffic(page)
  await page.goto('/wissen/formulierungen-nach-note')
  await page.locator('.say-m > summary').first().click()
  const row = page.locator('.say-m .say').first()
  const button = row.getByRole('button')
  await button.click()
  await expect(button).toHaveText('Kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await row.locator('.ref').textContent())
  expect(bytesOf(await traffic(), 'document')).toBeLessThanOrEqual(MAX_DOCUMENT)
})

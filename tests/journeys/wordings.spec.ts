import { expect, test } from '@playwright/test'
import { bytesOf, recordTraffic } from '../support/traffic.ts'

/** The longest page of the knowledge: as light as the home page, as sent. */
const MAX_DOCUMENT = 22_000

test('a sentence of the wordings by grade is copied alone, without its figure', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const traffic = recordTraffic(page)
  await page.goto('/wissen/formulierungen-nach-note')
  const row = page.locator('.say').nth(3)
  const button = row.getByRole('button')
  await button.click()
  await expect(button).toHaveText('Kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await row.locator('.ref').textContent())
  expect(bytesOf(await traffic(), 'document')).toBeLessThanOrEqual(MAX_DOCUMENT)
})

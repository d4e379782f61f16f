import { expect, test } from '@playwright/test'
import { shortestBytes } from '../support/raw-request.ts'

/** The longest page of the knowledge: lighter than the home page may be, as sent. */
const MAX_DOCUMENT = 23_000

test('a sentence of the wordings by grade is copied alone, without its figure', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/wissen/formulierungen-nach-note')
  await page.locator('.say-m > summary').first().click()
  const row = page.locator('.say-m .say').first()
  const button = row.getByRole('button')
  await button.click()
  await expect(button).toHaveText('Kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await row.locator('.ref').textContent())
  expect(await shortestBytes('/wissen/formulierungen-nach-note')).toBeLessThanOrEqual(MAX_DOCUMENT)
})

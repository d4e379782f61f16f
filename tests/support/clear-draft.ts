import type { Page } from '@playwright/test'

/** Clears the generator's form with all its drafts, and confirms it. */
export async function clearAll(browser: Page): Promise<void> {
  await browser.getByRole('button', { name: 'Alle Angaben löschen' }).click()
  await browser.getByRole('dialog').getByRole('button', { name: 'Alle Angaben löschen' }).click()
}

import { expect, type Page } from '@playwright/test'
import { wake } from './wake.ts'

/** Opens what the generator's form keeps behind a line: of a wide page job and duties, end and signature. */
export async function openGroups(page: Page): Promise<void> {
  await wake(page)
  for (const line of await page.locator('#form button[aria-expanded]:visible').all()) {
    await line.click()
    await expect(line).toHaveAttribute('aria-expanded', 'true')
  }
}

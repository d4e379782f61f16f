import type { Page } from '@playwright/test'

/** Looks at a page again, as a visitor does who comes back to its tab, until it has asked which build is the newest. */
export async function lookAgain(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/_build/latest.json?*')
  await page.bringToFront()
  // What asks comes when the browser is idle.
  const looking = await page.evaluate(() => Number(setInterval(() => document.dispatchEvent(new Event('visibilitychange')), 200)))
  await (await answered).finished()
  await page.evaluate((timer) => clearInterval(timer), looking)
}

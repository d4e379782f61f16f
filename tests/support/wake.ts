import type { Page } from '@playwright/test'

/** Shows intent on an open page, and waits until React is there. A first movement may be a pointer that rested where the page appeared. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
}

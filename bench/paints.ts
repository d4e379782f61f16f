import type { Page } from '@playwright/test'

export interface Paints {
  /** Milliseconds from the beginning of the navigation to the first paint of content, and to that of the largest. */
  readonly first: number
  readonly largest: number
}

/** Until nothing larger is painted any more: fonts have come by then. */
const SETTLED_MS = 1500

/** Opens an address and waits until it stands. */
export async function paintsOf(page: Page, address: string): Promise<Paints> {
  await page.goto(address)
  await page.waitForTimeout(SETTLED_MS)
  const [first = Number.NaN, largest = Number.NaN] = await page.evaluate(() =>
    Promise.all(
      ['paint', 'largest-contentful-paint'].map(
        (type) =>
          new Promise<number | undefined>((resolve) => {
            const pick = (list: PerformanceObserverEntryList) => list.getEntries().findLast(({ name }) => name !== 'first-paint')
            new PerformanceObserver((list) => resolve(pick(list)?.startTime)).observe({ type, buffered: true })
          }),
      ),
    ),
  )
  return { first, largest }
}

import type { Browser, Page } from '@playwright/test'

/** A page of a visitor who has been nowhere before, on a throttled line: 1.6 Mbit/s, 150 ms; and on a processor so many times slower. */
export async function throttledPage(browser: Browser, slowness: number): Promise<Page> {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 Chrome/153', locale: 'de-DE' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return page
}

/**
 * Question: how long from a click to the next page on a throttled line, with prefetch on intent and without?
 * Input: from the team page to the press page, 1.6 Mbit/s, 150 ms, processor four times slower, React already there;
 * the pointer rests 400 ms on the link first. Reference: the same click without prefetch, in the same run.
 */
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { startSite } from '../tests/support/start-site.ts'

const RUNS = 7

const site = await startSite({ PORT: '4384' })
const browser = await chromium.launch(await findChromium())

async function open(withPrefetch: boolean): Promise<Page> {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 Chrome/153', locale: 'de-DE' })
  const page = await context.newPage()
  // Data-saver switches prefetching off; the pages are the same.
  if (!withPrefetch) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${site.url}/about/team`)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForTimeout(500)
  return page
}

/** Milliseconds from the click to the new page's heading, measured in the page. */
async function clickThrough(withPrefetch: boolean): Promise<number> {
  const page = await open(withPrefetch)
  const link = page.locator('footer').getByRole('link', { name: 'Presse' })
  await link.hover()
  await page.waitForTimeout(withPrefetch ? 800 : 400)
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')
        const before = heading?.textContent
        const link = document.querySelector<HTMLAnchorElement>('footer a[href="/about/press"]')
        const start = performance.now()
        const watch = () => (document.querySelector('h1')?.textContent === before ? requestAnimationFrame(watch) : resolve(performance.now() - start))
        link?.click()
        watch()
      }),
  )
  await page.context().close()
  return ms
}

function summary(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  return `median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms, from ${Math.round(sorted[0] ?? 0)} to ${Math.round(sorted.at(-1) ?? 0)}`
}

const prefetched: number[] = []
const cold: number[] = []
for (let run = 0; run < RUNS; run += 1) {
  prefetched.push(await clickThrough(true))
  cold.push(await clickThrough(false))
}
console.log(`with prefetch:    ${summary(prefetched)}`)
console.log(`without prefetch: ${summary(cold)}`)
await browser.close()
await site.stop()

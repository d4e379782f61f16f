/**
 * Question: how long until a page is painted on a throttled line, beside a page that is HTML and nothing else?
 * Input: the home page, a product page and a template page, 1.6 Mbit/s, 150 ms, processor four times slower, empty cache.
 * Reference: `plain-server.ts` with the same documents without any script, fonts as they are. Interleaved in one run: seven rounds;
 * medians of first and largest contentful paint, median and range of the ratio.
 */
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { onePerFamily } from '../tests/support/pages.ts'
import { startSite } from '../tests/support/start-site.ts'
import { median, summary } from './load.ts'
import { startPreparedSite } from './prepared-site.ts'
import { throttledPage } from './throttled.ts'

const ROUNDS = 7
/** Until nothing larger is painted any more: fonts have come by then. */
const SETTLED_MS = 1500
const families = new Set(['home', 'generator', 'template'])
const paints = ['first-contentful-paint', 'largest-contentful-paint'] as const

type Paints = Readonly<Record<(typeof paints)[number], number>>

/** Milliseconds since the navigation began. */
async function paint(browser: Browser, address: string): Promise<Paints> {
  const page = await throttledPage(browser, 4)
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
  await page.context().close()
  return { 'first-contentful-paint': first, 'largest-contentful-paint': largest }
}

async function compare(browser: Browser, ours: string, plain: string, address: string): Promise<void> {
  const rounds: { ours: Paints; plain: Paints }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({ ours: await paint(browser, ours + address), plain: await paint(browser, plain + address) })
  }
  // The first one warms the browser and the plain server.
  const counted = rounds.slice(1)
  for (const name of paints) {
    const [ms, plainMs] = [median(counted.map((one) => one.ours[name])), median(counted.map((one) => one.plain[name]))]
    const ratios = counted.map((one) => one.ours[name] / one.plain[name])
    console.log(`${address} ${name}: ${ms.toFixed(0)} ms of ${plainMs.toFixed(0)}; ratio to plain HTML ${summary(ratios)}`)
  }
}

const site = await startPreparedSite({ PORT: '4387' })
const plain = await startSite({ PORT: '4388', SOURCE: site.url }, { script: 'bench/plain-server.ts' })
const browser = await chromium.launch(await findChromium())
for (const { address } of onePerFamily.filter(({ row }) => families.has(row.family))) await compare(browser, site.url, plain.url, address)
await browser.close()
await Promise.all([site.stop(), plain.stop()])

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
import { median, summary } from './figures.ts'
import { type Paints, paintsOf } from './paints.ts'
import { startCompressedSite } from './prepared-site.ts'
import { throttledPage } from './throttled.ts'

const ROUNDS = 7
const families = new Set(['home', 'generator', 'template'])
const paints = ['first', 'largest'] as const

async function paint(browser: Browser, address: string): Promise<Paints> {
  const page = await throttledPage(browser, 4)
  const found = await paintsOf(page, address)
  await page.context().close()
  return found
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
    console.log(`${address} ${name} contentful paint: ${ms.toFixed(0)} ms of ${plainMs.toFixed(0)}; ratio to plain HTML ${summary(ratios)}`)
  }
}

const site = await startCompressedSite({ PORT: '4385' })
const plain = await startSite({ PORT: '4388', SOURCE: site.url }, { script: 'bench/plain-server.ts' })
const browser = await chromium.launch(await findChromium())
for (const { address } of onePerFamily.filter(({ row }) => families.has(row.family))) await compare(browser, site.url, plain.url, address)
await browser.close()
await Promise.all([site.stop(), plain.stop()])

/**
 * Question: how many bytes and requests does a page cost, before and after intent?
 * Input: one page of each family, empty cache, Chromium. Reference: the limits of `tests/journeys/weight.spec.ts`.
 */
import { chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { onePerFamily } from '../tests/support/pages.ts'
import { startSite } from '../tests/support/start-site.ts'
import { bytesOf, recordTraffic } from '../tests/support/traffic.ts'

const site = await startSite({ PORT: '4383' })
const browser = await chromium.launch(await findChromium())
for (const { address } of onePerFamily) {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 Chrome/153', locale: 'de-DE' })
  const page = await context.newPage()
  const traffic = recordTraffic(page)
  await page.goto(site.url + address)
  await page.waitForTimeout(500)
  const before = await traffic()
  await page.mouse.move(100, 100)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForTimeout(300)
  const after = await traffic()
  const first = `HTML ${bytesOf(before, 'document')}, fonts ${bytesOf(before, 'font')}, ${before.length} requests`
  console.log(`${address.padEnd(48)} ${first}; after intent ${bytesOf(after, 'script')} of script, ${after.length} requests`)
  await context.close()
}
await browser.close()
await site.stop()

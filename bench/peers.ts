/**
 * Question: what do our pages cost a visitor and a server, beside the same pages made with Astro, Next and Nuxt?
 * Input: the home page, an article and a template page: markup, styles, fonts and pictures as we send them, rendered by each peer as
 * components of its own with its own links, built for production with the settings that its documentation offers for speed. Browsers ask
 * the peers through `peers/front.ts`, which packs with brotli, so that bytes are compared and not who packs them; load and memory are
 * those of each one's own Node server. Ours holds all of its pages and the whole backend beside. Reference: ours. Interleaved in one run:
 * five rounds, medians and ranges. Installed on demand, outside the repository. `npm run bench peers`; not among those without a name.
 */
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'
import { bindToServerCore, bound } from './load/cores.ts'
import { type LoadClient, openLoadClient } from './load.ts'
import { paintsOf } from './paints.ts'
import { buildPeer } from './peers/build-peer.ts'
import { clickThrough } from './peers/click-through.ts'
import { peers } from './peers/peers.ts'
import { type RunningPeer, servePeer } from './peers/serve-peer.ts'
import { type Figures, row, titles } from './peers/table.ts'
import { addresses } from './peers/take-pages.ts'
import { weighPage } from './peers/weigh-page.ts'
import { startCompressedSite } from './prepared-site.ts'
import { treeOf } from './process-tree.ts'
import { throttledPage } from './throttled.ts'

const ROUNDS = 5
const EXTENT = { connections: 48, seconds: 3 }
const REST_MS = 10_000
const PHONE = { width: 390, height: 844 }
const headers = { 'accept-encoding': 'br, gzip', 'sec-fetch-site': 'same-origin' }

/** First paint of each page on a slow phone. */
async function paint(browser: Browser, site: RunningPeer): Promise<Figures['paints'][number]> {
  const found: number[] = []
  for (const address of Object.values(addresses)) {
    const page = await throttledPage(browser, 4)
    await page.setViewportSize(PHONE)
    found.push((await paintsOf(page, site.front + address)).first)
    await page.context().close()
  }
  return found
}

async function measure(site: RunningPeer, browser: Browser, client: LoadClient, figures: Figures): Promise<void> {
  figures.paints.push(await paint(browser, site))
  figures.clicks.push(await clickThrough(browser, site.front))
  figures.loads.push(await client.measureServer(site, { path: '/', headers }, EXTENT))
}

async function startAll(): Promise<RunningPeer[]> {
  const site = await startCompressedSite({ PORT: '4385' })
  const running: RunningPeer[] = [{ name: 'ours', url: site.url, front: site.url, pid: site.process.pid, stop: site.stop }]
  for (const [index, peer] of peers.entries()) {
    const folder = await buildPeer(peer, site.url)
    running.push(await servePeer(peer, folder, 4772 + 2 * index))
  }
  return running
}

const running = await startAll()
const browser = await chromium.launch(await findChromium())
const client = openLoadClient()
const all: Figures[] = []
await new Promise((resolve) => setTimeout(resolve, REST_MS))
for (const { name, front, pid = 0 } of running) {
  const weights = []
  for (const address of Object.values(addresses)) weights.push(await weighPage(browser, front + address))
  all.push({ name, weights, mebibytes: treeOf(pid).mebibytes, paints: [], clicks: [], loads: [] })
  bindToServerCore(pid)
}
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [index, site] of running.entries()) {
    const figures = all[index]
    // The first round warms all of them, the fronts too.
    if (figures) await measure(site, browser, client, round === 0 ? { ...figures, paints: [], clicks: [], loads: [] } : figures)
  }
}
console.log(bound)
for (const line of [...titles, ...all.map(row)]) console.log(line)
console.log(client.verdict())
await browser.close()
for (const { stop } of running) await stop()

/**
 * Question: how long from a click to the next page on a throttled line, fetched ahead and not? The aim: within 70 ms when fetched ahead.
 * Input: from the team page to two others, 1.6 Mbit/s, 150 ms, React already there. Fetched ahead because a
 * pointer rests on a link of the footer, or because a link in the text has been in view for a while; no pointer came near it.
 * The click is the browser's own; the new heading is there, and then painted.
 * Reference: the same click with nothing fetched ahead. Interleaved in one run: medians, ranges, how many reach the aim.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { LINKS_IN_VIEW_AFTER_MS } from '#site'
import { findChromium } from '../tests/support/chromium.ts'
import { startSite } from '../tests/support/start-site.ts'
import { summary } from './figures.ts'
import { throttledPage } from './throttled.ts'

const RUNS = 7
const AIM_MS = 70
/** Enough for whatever is fetched ahead. */
const FETCH_MS = 2000

interface Way {
  readonly name: string
  readonly link: string
  readonly fetchesAhead: boolean
  prepare(page: Page, link: string): Promise<void>
}

const press = 'footer a[href="/about/press"]'
const method = 'main a[href="/methode"]'

const ways: readonly Way[] = [
  { name: 'footer, pointer rested on the link', link: press, fetchesAhead: true, prepare: rest },
  { name: 'footer, nothing fetched ahead', link: press, fetchesAhead: false, prepare: rest },
  { name: 'text, link came into view only', link: method, fetchesAhead: true, prepare: comeIntoView },
  { name: 'text, nothing fetched ahead', link: method, fetchesAhead: false, prepare: comeIntoView },
]

async function rest(page: Page, link: string): Promise<void> {
  await page.locator(link).hover()
  await page.waitForTimeout(FETCH_MS)
}

async function comeIntoView(page: Page, link: string): Promise<void> {
  await page.locator(link).scrollIntoViewIfNeeded()
  await page.waitForTimeout(LINKS_IN_VIEW_AFTER_MS + FETCH_MS)
}

async function open(browser: Browser, url: string, fetchesAhead: boolean): Promise<Page> {
  const page = await throttledPage(browser, 1)
  // Data-saver switches fetching ahead off; the pages are the same.
  if (!fetchesAhead) await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto(url)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.waitForTimeout(500)
  return page
}

interface Shown {
  /** Milliseconds until the new heading stands in the document, and until the frame with it has been painted. */
  readonly there: number
  readonly painted: number
}

/** Times from the next click: a promise in the page. */
function watchNextClick(): void {
  const before = document.querySelector('h1')?.textContent
  const { promise, resolve } = Promise.withResolvers<Shown>()
  Reflect.set(window, 'shown', promise)
  /** A task of its own, right behind the next frame. */
  function afterFrame(act: () => void): void {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = act
    requestAnimationFrame(() => port2.postMessage(undefined))
  }
  function watch({ timeStamp }: Event): void {
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent === before) return
      observer.disconnect()
      const there = performance.now() - timeStamp
      afterFrame(() => resolve({ there, painted: performance.now() - timeStamp }))
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  }
  addEventListener('click', watch, { capture: true, once: true })
}

/** Gone where the click ended in a whole page load: later than any number. */
const never: Shown = { there: Number.POSITIVE_INFINITY, painted: Number.POSITIVE_INFINITY }

async function clickThrough(browser: Browser, url: string, { link, prepare, fetchesAhead }: Way): Promise<Shown> {
  const page = await open(browser, url, fetchesAhead)
  await prepare(page, link)
  await page.evaluate(watchNextClick)
  const box = await page.locator(link).boundingBox()
  if (!box) throw new Error(`No link ${link}`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const shown = await page.evaluate<Shown>(() => Reflect.get(window, 'shown')).catch(() => never)
  await page.context().close()
  return shown
}

const site = await startSite({ PORT: '4384' })
const browser = await chromium.launch(await findChromium())
const runs = ways.map((way) => ({ way, times: [] as Shown[] }))
// The first of each way compresses what it asks for, and does not count.
for (const { way } of runs) await clickThrough(browser, `${site.url}/about/team`, way)
for (let run = 0; run < RUNS; run += 1) {
  for (const { way, times } of runs) times.push(await clickThrough(browser, `${site.url}/about/team`, way))
}
for (const { way, times } of runs) {
  const there = times.map((one) => one.there)
  const reached = there.filter((ms) => ms <= AIM_MS).length
  console.log(
    `${way.name}: there ${summary(there, 0)} ms, painted ${summary(
      times.map(({ painted }) => painted),
      0,
    )}; ${reached} of ${RUNS} within ${AIM_MS} ms`,
  )
}
await browser.close()
await site.stop()

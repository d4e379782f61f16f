import type { Browser, Page } from '@playwright/test'
import { throttledPage } from '../throttled.ts'
import { addresses } from './take-pages.ts'

/** How long a pointer rests on a link before it is pressed. */
const REST_MS = 300
/** Enough for what a page fetches by itself, once it stands, on the throttled line. */
const QUIET_MS = 4000

/** In every document: when the next page's heading has been painted, counted from the click, which may have been in the document before. */
function watchClicks(): void {
  const now = () => performance.timeOrigin + performance.now()
  const headingOf = () => document.querySelector('h1')?.textContent ?? ''
  function painted(act: () => void): void {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = act
    requestAnimationFrame(() => port2.postMessage(undefined))
  }
  function tellWhenShown(before: string, clicked: number): void {
    const observer = new MutationObserver(look)
    function look(): void {
      if (headingOf() === '' || headingOf() === before) return
      observer.disconnect()
      painted(() => Reflect.set(window, 'shownAfter', now() - clicked))
    }
    observer.observe(document, { childList: true, subtree: true, characterData: true })
    look()
  }
  const kept = sessionStorage.getItem('clicked')
  if (kept) tellWhenShown(JSON.parse(kept).heading, JSON.parse(kept).time)
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const time = performance.timeOrigin + timeStamp
      sessionStorage.setItem('clicked', JSON.stringify({ heading: headingOf(), time }))
      tellWhenShown(headingOf(), time)
    },
    { capture: true, once: true },
  )
}

/** Milliseconds from a click on the home page's link to the article until its heading is painted: slow line, slow processor. */
export async function clickThrough(browser: Browser, site: string): Promise<number> {
  const page = await throttledPage(browser, 4)
  await page.addInitScript(watchClicks)
  await page.goto(site + addresses.home)
  await page.waitForTimeout(QUIET_MS)
  await pressLink(page, `main a[href="${addresses.article}"]`)
  await page.waitForURL(`**${addresses.article}`)
  const shown = await page.waitForFunction(() => Reflect.get(window, 'shownAfter'))
  const milliseconds = Number(await shown.jsonValue())
  await page.context().close()
  return milliseconds
}

async function pressLink(page: Page, selector: string): Promise<void> {
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(REST_MS)
  await page.mouse.down()
  await page.mouse.up()
}

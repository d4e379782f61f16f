import { type Browser, chromium } from '@playwright/test'
import { inLocale } from '#site'
import { type Locale, locales } from '#words/interface'
import { findChromium } from '../../tests/support/chromium.ts'
import { startSite } from '../../tests/support/start-site.ts'
import { withFewColors } from '../pictures/few-colors.ts'

const PORT = '4398'
/** Without one of its own the browser says that it has no window, and the site would take it for a bot. */
const userAgent = 'Mozilla/5.0 Chrome/153.0.0.0'
/** Air around what is shown. */
const AIR = 24
const viewport = { width: 1440, height: 1000 }

/** What of which page is shown: the tool with its sample, from its upper edge on. */
const views = [
  { name: 'zeugnisgenerator', path: '/products/zeugnisgenerator', tool: '.gen' },
  { name: 'zeugnisanalyse', path: '/products/zeugnisparser', tool: '.az' },
] as const

interface SitePictures {
  /** By the name of the file. */
  readonly screenshots: Readonly<Record<string, Uint8Array>>
  readonly logo: { readonly mark: string; readonly markPng: Uint8Array; readonly wordmarkPng: Uint8Array }
}

/** Pictures of the site as it is built now, which is where its logo stands too. */
export async function takeSitePictures(): Promise<SitePictures> {
  const site = await startSite({ PORT })
  const browser = await chromium.launch(await findChromium())
  try {
    const screenshots: Record<string, Uint8Array> = {}
    for (const { code } of locales) {
      for (const view of views) screenshots[`${view.name}-musterdaten-${code}.png`] = await takeScreenshot(browser, site.url, view, code)
    }
    return { screenshots, logo: await takeLogo(browser, site.url) }
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function takeScreenshot(browser: Browser, url: string, { path, tool }: (typeof views)[number], locale: Locale): Promise<Uint8Array> {
  const page = await browser.newPage({ viewport, userAgent, reducedMotion: 'reduce' })
  await page.goto(url + inLocale(path, locale))
  await page.evaluate(() => document.fonts.ready)
  const top = await page.locator(tool).evaluate((element) => element.getBoundingClientRect().top + scrollY)
  return settled(async () => withFewColors(await page.screenshot({ fullPage: true, clip: { x: 0, y: top - AIR, ...viewport } }), 256))
}

/** A picture may be taken while a line is still being smoothed: two in a row must be the same. */
async function settled(take: () => Promise<Uint8Array>): Promise<Uint8Array> {
  let last = await take()
  for (let next = await take(); Buffer.compare(last, next) !== 0; next = await take()) last = next
  return last
}

async function takeLogo(browser: Browser, url: string): Promise<SitePictures['logo']> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 8, bypassCSP: true, userAgent })
  await page.goto(`${url}/impressum`)
  // The halyard would run through the picture.
  await page.addStyleTag({ content: '.hdr .wrap::before, .page::before { display: none !important }' })
  await page.evaluate(() => document.fonts.ready)
  const brand = page.locator('.hdr .brand').first()
  const mark = await brand.locator('svg').evaluate((svg) => {
    svg.removeAttribute('aria-hidden')
    return new XMLSerializer().serializeToString(svg)
  })
  const { x, y, width, height } = await brand.evaluate((element) => element.getBoundingClientRect().toJSON())
  const clip = { x: x - AIR / 2, y: y - AIR / 2, width: width + AIR, height: height + AIR }
  const [wordmarkPng, markPng] = [await page.screenshot({ clip }), await brand.locator('svg').screenshot()]
  return { mark, markPng: withFewColors(markPng, 16), wordmarkPng: withFewColors(wordmarkPng, 16) }
}

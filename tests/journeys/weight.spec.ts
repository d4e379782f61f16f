import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { longUnless } from '../support/extent.ts'
import { withSystemFonts } from '../support/fallback-fonts.ts'
import { untilScriptsAreThere, watchHydration } from '../support/hydration.ts'
import { onePerFamily } from '../support/pages.ts'
import { shortestBytes } from '../support/raw-request.ts'
import { siteUrl } from '../support/site-url.ts'
import { bytesOf, recordTraffic } from '../support/traffic.ts'
import { wake } from '../support/wake.ts'

/** Limits of the weight of a page, in bytes as sent. */
const MAX_SCRIPT_BEFORE_INTENT = 5_000
const MAX_SCRIPT_AFTER_INTENT = 117_000
/** Pages with a demonstration load its code, and only there. */
const MAX_DEMONSTRATION: Readonly<Record<string, number>> = {
  stack: 125_800,
  generator: 190_000,
  analyser: 190_000,
  comparison: 130_000,
  template: 150_000,
  talentscout: 140_000,
}
/** Texts bring the styles of their figures, prices the plot of theirs. */
const MAX_WITH_FIGURES = 117_800
const withFigures = ['article', 'entry', 'text', 'sections', 'pricing']
/** Forms bring the schema that they are checked by. */
const MAX_FORM = 131_300
const MAX_DOCUMENT = 22_000
/** The finished sample comes with the page: a letter with its findings, with its form, or with its five grades; so do figures. */
const MAX_DOCUMENT_OF: Readonly<Record<string, number>> = { generator: 24_000, analyser: 24_800, template: 23_300, article: 28_000, text: 26_000 }
const MAX_REQUESTS = 7
const MAX_FONTS = 2
const MAX_FONT = 40_000

/** Those with limits of their own, and of each other kind one. */
const common = new Set([...Object.keys(MAX_DEMONSTRATION), 'home', 'pricing', 'article', 'entry', 'enquiry', 'api', 'report'])

for (const { address, row } of onePerFamily) {
  test(`a ${row.family} page keeps its weight`, longUnless(common.has(row.family)), async ({ page }) => {
    const traffic = recordTraffic(page)
    const hydrated = await watchHydration(page)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const asked = await traffic()
    const inline = await page.locator('script:not([type])').allTextContents()
    expect(brotliCompressSync(Buffer.from(inline.join(''))).length).toBeLessThanOrEqual(MAX_SCRIPT_BEFORE_INTENT)
    expect(asked.filter(({ type }) => type === 'script' || type === 'stylesheet')).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(MAX_REQUESTS)
    const fonts = asked.filter(({ type }) => type === 'font')
    expect(fonts.length).toBeLessThanOrEqual(row.family === 'api' ? MAX_FONTS + 1 : MAX_FONTS)
    for (const { bytes } of fonts) expect(bytes).toBeLessThanOrEqual(MAX_FONT)
    expect(await shortestBytes(address)).toBeLessThanOrEqual(MAX_DOCUMENT_OF[row.family] ?? MAX_DOCUMENT)
    await wake(page)
    await hydrated()
    await untilScriptsAreThere(page)
    const most = MAX_DEMONSTRATION[row.family] ?? (withFigures.includes(row.family) ? MAX_WITH_FIGURES : MAX_SCRIPT_AFTER_INTENT)
    expect(bytesOf(await traffic(), 'script')).toBeLessThanOrEqual(row.forms ? MAX_FORM : most)
  })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`nothing moves while the home page loads at ${viewport.width} px`, async ({ browser }) => {
    const page = await (await browser.newContext({ viewport, locale: 'de-DE' })).newPage()
    await page.addInitScript(() => {
      Reflect.set(window, 'shifts', [])
      const observer = new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries()))
      observer.observe({ type: 'layout-shift', buffered: true })
    })
    // The fonts come when the page has been painted in their fallbacks.
    const painted = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await painted.promise
      await route.continue()
    })
    await withSystemFonts(page, `${siteUrl}/`)
    await page.goto(siteUrl, { waitUntil: 'domcontentloaded' })
    const begun = await page.evaluate(async () => {
      const fallbacks = [...document.fonts].filter(({ family }) => family.includes('Fallback'))
      if (fallbacks.length === 0) throw new Error('No fallback faces')
      await Promise.all(fallbacks.map((face) => face.load()))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return performance.now()
    })
    painted.resolve()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(300)
    // What moved before is told late at times: the stand-ins for system fonts come with a shift of their own.
    const moved = await page.evaluate((since) => {
      const shifts: (PerformanceEntry & { value: number })[] = Reflect.get(window, 'shifts')
      return shifts.filter(({ startTime }) => startTime > since).reduce((sum, { value }) => sum + value, 0)
    }, begun)
    expect(moved).toBeLessThan(0.02)
  })
}

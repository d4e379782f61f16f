import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { isWhole, longUnless } from '../support/extent.ts'
import { watchHydration } from '../support/hydration.ts'
import { mostScreens } from '../support/page-lengths.ts'
import { allPages, onePerFamily } from '../support/pages.ts'
import { siteUrl } from '../support/site-url.ts'
import { violationsOf } from '../support/violations.ts'
import { wake } from '../support/wake.ts'

const AT_ONCE = 3
const phone = { width: 390, height: 844 }

/** What only a browser can tell of every page; what its HTML tells is in all-pages-html.spec.ts. */
test('every page in every language fits a phone, is no longer than it may be, says nothing on the console and asks nobody else', async ({
  browser,
  userAgent,
}) => {
  test.setTimeout(20 * 60_000)
  const problems: string[] = []
  const waiting = [...allPages]
  let count = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const context = await browser.newContext({ viewport: phone, hasTouch: true, ...(userAgent && { userAgent }), locale: 'de-DE' })
      const page = await watchedPage(context, problems)
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await visit(page, next, problems)
        count += 1
      }
      await context.close()
    }),
  )
  expect(count).toBe(allPages.length)
  expect(problems).toEqual([])
})

/** A page on which many addresses are opened, one after the other; what goes wrong is told with the one that is open. */
async function watchedPage(context: BrowserContext, problems: string[]): Promise<Page> {
  const page = await context.newPage()
  const say = (problem: string) => problems.push(`${page.url()}: ${problem}`)
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && say(`console: ${message.text()}`))
  page.on('pageerror', (error) => say(`page error: ${error.message}`))
  page.on('request', (request) => new URL(request.url()).origin !== siteUrl && !request.url().startsWith('data:') && say(`asks ${request.url()}`))
  return page
}

async function visit(page: Page, { address, row }: (typeof allPages)[number], problems: string[]): Promise<void> {
  // Asked for as from the site itself: the root would send this visitor to their language.
  const response = await page.goto(address, { referer: `${siteUrl}/impressum` })
  if (response?.status() !== 200) problems.push(`${address}: status ${response?.status()}`)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (overflow > 0) problems.push(`${address}: ${overflow} px wider than the screen`)
  const screens = (await page.evaluate(() => document.documentElement.scrollHeight)) / phone.height
  if (screens > mostScreens(address, row.family)) problems.push(`${address}: ${screens.toFixed(1)} screens long`)
}

const desk = { width: 1440, height: 900 }

for (const [index, { address }] of (isWhole ? allPages : onePerFamily).entries()) {
  // Between two commits every family at one of both widths: what axe finds at one of them alone is mostly one of contrast or of a menu.
  const sizes = isWhole ? [phone, desk] : [index % 2 ? phone : desk]
  test(`${address} is accessible at ${sizes.map(({ width }) => width).join(' and ')} px`, async ({ page }) => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.goto(address, { referer: `${siteUrl}/impressum` })
      expect(await violationsOf(page)).toEqual([])
    }
  })
}

/** Pages on which scripts do most; what each page's HTML holds is seen in all-pages-html.spec.ts. */
const common = new Set(['home', 'generator', 'analyser', 'talentscout', 'pricing', 'enquiry', 'search', 'glossary'])

for (const { address, row } of onePerFamily) {
  test(`a ${row.family} page says the same without JavaScript`, longUnless(common.has(row.family)), async ({ browser, page }) => {
    const without = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await without.goto(siteUrl + address)
    const hydrated = await watchHydration(page)
    await page.goto(address)
    await wake(page)
    await hydrated()
    // What only script can do is offered only with it.
    await page
      .locator('[data-copy], [data-print], [data-pdf], [data-share], [data-script]')
      .evaluateAll((buttons) => buttons.map((button) => button.remove()))
    // Only who has no script needs to be told so.
    await without.locator('noscript').evaluateAll((notices) => notices.map((notice) => notice.remove()))
    const shown = (other: Page) => other.locator('body > .page').innerText()
    expect(await shown(page)).toBe(await shown(without))
    expect(await without.locator('main').boundingBox()).toEqual(await page.locator('main').boundingBox())
  })
}

import { type APIRequestContext, type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { CONSENT_ID } from '#site/constants'
import { documentPaths, localesOf } from '#site/routes'
import { findPage } from '../../site/paths.ts'
import { htmlRules } from '../support/html-rules.ts'
import { allPages, onePerFamily } from '../support/pages.ts'
import { siteUrl } from '../support/site-url.ts'
import { problemsOf } from '../support/structured-data.ts'
import { violationsOf } from '../support/violations.ts'
import { wake } from '../support/wake.ts'

const AT_ONCE = 3
const phone = { width: 390, height: 844 }

interface Seen {
  readonly address: string
  readonly title: string
  readonly description: string
  readonly ids: readonly string[]
  readonly links: readonly string[]
  /** What is offered to be taken away. */
  readonly files: readonly string[]
  readonly alternates: Readonly<Record<string, string>>
}

const validator = new HtmlValidate(htmlRules)

test('every page in every language is whole, valid and accessible at 390 px', async ({ browser, request, userAgent }) => {
  test.setTimeout(20 * 60_000)
  const problems: string[] = []
  const seen: Seen[] = []
  const waiting = [...allPages]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const context = await phoneContext(browser, userAgent)
      for (let next = waiting.shift(); next; next = waiting.shift()) seen.push(await visit(context, next, problems))
      await context.close()
    }),
  )
  problems.push(...repeated(seen, 'title'), ...repeated(seen, 'description'), ...brokenLinks(seen), ...oneSidedAlternates(seen))
  problems.push(...(await brokenFiles(request, seen)))
  expect(seen).toHaveLength(allPages.length)
  expect(problems).toEqual([])
})

function phoneContext(browser: Browser, userAgent: string | undefined): Promise<BrowserContext> {
  return browser.newContext({ viewport: phone, hasTouch: true, ...(userAgent && { userAgent }), locale: 'de-DE' })
}

type Listed = (typeof allPages)[number]

async function visit(context: BrowserContext, listed: Listed, problems: string[]): Promise<Seen> {
  const { address, locale, row } = listed
  const page = await context.newPage()
  const say = (problem: string) => problems.push(`${address}: ${problem}`)
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && say(`console: ${message.text()}`))
  page.on('pageerror', (error) => say(`page error: ${error.message}`))
  page.on('request', (request) => new URL(request.url()).origin !== siteUrl && !request.url().startsWith('data:') && say(`asks ${request.url()}`))
  // Asked for as from the site itself: the root would send this visitor to their language.
  const response = await page.goto(address, { referer: `${siteUrl}/impressum` })
  if (response?.status() !== 200) say(`status ${response?.status()}`)
  const report = await validator.validateString((await response?.text()) ?? '')
  for (const message of report.results.flatMap((result) => result.messages))
    say(`HTML: ${message.ruleId} ${message.message} (line ${message.line}:${message.column})`)
  const facts = await readFacts(page)
  if (facts.lang !== locale) say(`lang ${facts.lang}`)
  if (facts.headings !== 1) say(`${facts.headings} h1`)
  if (facts.canonical !== siteUrl + address) say(`canonical ${facts.canonical}`)
  if (facts.overflow > 0) say(`${facts.overflow} px wider than the screen`)
  if (facts.words < 60) say(`only ${facts.words} words`)
  if (Object.keys(facts.alternates).sort().join() !== [...localesOf(row), 'x-default'].sort().join()) say(`hreflang ${Object.keys(facts.alternates)}`)
  for (const [name, value] of Object.entries(facts.social)) if (!value) say(`no ${name}`)
  for (const json of facts.structured) for (const problem of problemsOf(JSON.parse(json))) say(`structured data: ${problem}`)
  // The questions below prices are the same on each: they are no page's own.
  if (row.family !== 'pricing' && facts.asked.some((question) => !facts.structured.join().includes(JSON.stringify(question))))
    say('a question is not in the structured data')
  for (const violation of await violationsOf(page)) say(violation)
  await page.close()
  return { ...facts, address, alternates: facts.alternates, title: `${locale} ${facts.title}`, description: `${locale} ${facts.description}` }
}

function readFacts(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? ''
    const href = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.href ?? ''
    return {
      lang: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      description: content('meta[name=description]'),
      canonical: href('link[rel=canonical]'),
      alternates: Object.fromEntries(
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [link.hreflang, link.href]),
      ),
      social: {
        'og:title': content('meta[property="og:title"]'),
        'og:description': content('meta[property="og:description"]'),
        'og:url': content('meta[property="og:url"]'),
        'og:image': content('meta[property="og:image"]'),
        'og:image:alt': content('meta[property="og:image:alt"]'),
        'twitter:card': content('meta[name="twitter:card"]'),
        'structured data': document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
      },
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      words: (document.querySelector('main')?.textContent ?? '').split(/\s+/).filter((word) => /\p{L}/u.test(word)).length,
      structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent ?? ''),
      asked: [...document.querySelectorAll('main .faq summary')].map((summary) => summary.textContent ?? ''),
      ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download])')].map((link) => link.href),
      files: [...document.querySelectorAll<HTMLAnchorElement>('a[download]')].map((link) => link.href),
    }
  })
}

function repeated(seen: readonly Seen[], field: 'title' | 'description'): string[] {
  const byValue = Map.groupBy(seen, (page) => page[field])
  return [...byValue]
    .filter(([value, pages]) => pages.length > 1 || value.length < 12)
    .map(([value, pages]) => `${field} "${value}" at ${pages.map((page) => page.address)}`)
}

/** Links to pages and fragments that do not exist. Addresses match without regard to case, as the server does. */
function brokenLinks(seen: readonly Seen[]): string[] {
  const idsOf = new Map(seen.map((page) => [page.address.toLowerCase(), new Set(page.ids)]))
  return seen.flatMap(({ address, links }) =>
    [...new Set(links)].flatMap((link) => {
      const url = new URL(link)
      if (url.origin !== siteUrl || documentPaths.includes(url.pathname)) return []
      const ids = idsOf.get(url.pathname.toLowerCase())
      if (!ids && isHidden(url.pathname)) return []
      if (!ids) return [`${address}: link to ${url.pathname}, which is no page`]
      const fragment = decodeURIComponent(url.hash.slice(1))
      // What asks for consent stands in pages only where there is something to consent to.
      return fragment && fragment !== CONSENT_ID && !ids.has(fragment) ? [`${address}: link to ${url.pathname}${url.hash}, which is no place`] : []
    }),
  )
}

/** Pages for one visitor alone, which are not among those walked over. */
function isHidden(pathname: string): boolean {
  const row = findPage(pathname)?.row
  return row?.hidden === true && !row.path.includes(':')
}

const fileTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
  ts: 'text/plain; charset=utf-8',
}

/** Files that are not there, or not of the type that their name says. */
async function brokenFiles(request: APIRequestContext, seen: readonly Seen[]): Promise<string[]> {
  const files = new Map(seen.flatMap(({ address, files }) => files.map((file) => [file, address] as const)))
  const found = await Promise.all(
    [...files].map(async ([file, address]) => {
      const response = await request.get(file)
      const type = fileTypes[file.split('.').at(-1) ?? '']
      return response.ok() && response.headers()['content-type'] === type ? [] : [`${address}: file ${file} answers ${response.status()}`]
    }),
  )
  return found.flat()
}

function oneSidedAlternates(seen: readonly Seen[]): string[] {
  const byAddress = new Map(seen.map((page) => [siteUrl + page.address, page]))
  return seen.flatMap(({ address, alternates }) =>
    Object.entries(alternates).flatMap(([language, href]) => {
      const other = byAddress.get(href)
      return other && Object.values(other.alternates).includes(siteUrl + address)
        ? []
        : [`${address}: ${language} points to ${href}, which does not point back`]
    }),
  )
}

for (const { address, row } of onePerFamily) {
  test(`a ${row.family} page is accessible at 1440 px`, async ({ page }) => {
    await page.goto(address)
    expect(await violationsOf(page)).toEqual([])
  })

  test(`a ${row.family} page says the same without JavaScript`, async ({ browser, page }) => {
    const without = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await without.goto(siteUrl + address)
    await page.goto(address)
    await wake(page)
    await page.waitForTimeout(200)
    // What only script can do is offered only with it.
    await page.locator('[data-copy], [data-print], [data-pdf], [data-share]').evaluateAll((buttons) => buttons.map((button) => button.remove()))
    // Only who has no script needs to be told so.
    await without.locator('noscript').evaluateAll((notices) => notices.map((notice) => notice.remove()))
    const shown = (other: Page) => other.locator('body > .page').innerText()
    expect(await shown(page)).toBe(await shown(without))
    expect(await without.locator('main').boundingBox()).toEqual(await page.locator('main').boundingBox())
  })
}

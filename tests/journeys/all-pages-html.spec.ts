import { type APIRequestContext, expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { CONSENT_ID, documentPaths, localesOf } from '#site'
import { findPage } from '../../site/route-table/paths.ts'
import { htmlRules } from '../support/html-rules.ts'
import { allPages } from '../support/pages.ts'
import { type PageFacts, readPage } from '../support/read-page.ts'
import { siteUrl } from '../support/site-url.ts'
import { problemsOf } from '../support/structured-data.ts'

interface Seen extends PageFacts {
  readonly address: string
}

const validator = new HtmlValidate(htmlRules)

/** What every page is by its HTML, which needs no browser; what only one can tell is in all-pages.spec.ts. */
test('every page in every language is whole and valid, and its links lead somewhere', async ({ request }) => {
  test.setTimeout(10 * 60_000)
  const problems: string[] = []
  const seen: Seen[] = []
  for (const listed of allPages) seen.push(await visit(request, listed, problems))
  problems.push(...repeated(seen, 'title'), ...repeated(seen, 'description'), ...brokenLinks(seen), ...oneSidedAlternates(seen))
  problems.push(...(await brokenFiles(request, seen)))
  expect(seen).toHaveLength(allPages.length)
  expect(problems).toEqual([])
})

type Listed = (typeof allPages)[number]

async function visit(request: APIRequestContext, { address, locale, row }: Listed, problems: string[]): Promise<Seen> {
  const say = (problem: string) => problems.push(`${address}: ${problem}`)
  // Asked for as from the site itself: the root would send this visitor to their language.
  const response = await request.get(siteUrl + address, { headers: { referer: `${siteUrl}/impressum` } })
  if (response.status() !== 200) say(`status ${response.status()}`)
  const html = await response.text()
  const report = await validator.validateString(html)
  for (const message of report.results.flatMap((result) => result.messages))
    say(`HTML: ${message.ruleId} ${message.message} (line ${message.line}:${message.column})`)
  const facts = readPage(html, siteUrl + address)
  if (facts.lang !== locale) say(`lang ${facts.lang}`)
  if (facts.headings !== 1) say(`${facts.headings} h1`)
  if (facts.canonical !== siteUrl + address) say(`canonical ${facts.canonical}`)
  if (facts.words < 60) say(`only ${facts.words} words`)
  if (Object.keys(facts.alternates).sort().join() !== [...localesOf(row), 'x-default'].sort().join()) say(`hreflang ${Object.keys(facts.alternates)}`)
  for (const [name, value] of Object.entries(facts.social)) if (!value) say(`no ${name}`)
  if (facts.structured.length === 0) say('no structured data')
  for (const json of facts.structured) for (const problem of problemsOf(JSON.parse(json))) say(`structured data: ${problem}`)
  // The questions below prices are the same on each: they are no page's own.
  if (row.family !== 'pricing' && facts.asked.some((question) => !facts.structured.join().includes(JSON.stringify(question))))
    say('a question is not in the structured data')
  return { ...facts, address, title: `${locale} ${facts.title}`, description: `${locale} ${facts.description}` }
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
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
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

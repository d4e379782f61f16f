import { type FrontMatter, hasText, readText } from '#words'
import { type Locale, messagesFor } from '#words/interface'
import { keepTogether } from '../mdx/keep-together.ts'
import { type RenderedText, renderText } from '../mdx/render.server.tsx'
import { type Area, contentOf } from '../route-table/content-of.ts'
import { inLocale, localesOf } from '../route-table/pages.ts'
import { type FoundPage, findPage, localeOfPath } from '../route-table/paths.ts'
import type { PageRow } from '../route-table/row.ts'
import type { PageHead } from '../seo/page-head.ts'
import { heldTogether } from '../ui/unbroken.ts'
import { bindArticles } from './bind-articles.ts'
import { pageNotFound } from './page-not-found.server.ts'
import { readingMinutes } from './reading-time.ts'

export interface LoadedPage<A extends Area> {
  readonly locale: Locale
  readonly found: FoundPage
  readonly meta: FrontMatter<A>
  readonly text: RenderedText
  readonly minutes: number
  /** What every page's component and head need. */
  readonly head: PageHead
}

/** Reads the text that an address means. Throws the 404 of the specification when there is none in this language. */
export async function loadPage<A extends Area>(url: URL, area: A): Promise<LoadedPage<A>> {
  const locale = localeOfPath(url.pathname)
  const found = findPage(url.pathname)
  if (!found || !localesOf(found.row).includes(locale)) throw await pageNotFound(url)
  const [actual, name] = contentOf(found)
  if (actual !== area || !hasText(`${area}/${name}`, locale)) throw await pageNotFound(url)
  const { meta, Body } = await readText(area, name, locale)
  const free = await readText('parts', 'frei-und-bezahlt', locale)
  const text = keptTogether(renderText(Body, locale, { 'frei-und-bezahlt': free.Body }))
  const crumbs = await crumbsOf(found, locale, shortName(meta))
  return { locale, found, meta, text, minutes: readingMinutes(text.html), head: makeHead(found, meta, crumbs, text) }
}

function keptTogether(text: RenderedText): RenderedText {
  return { ...text, html: keepTogether(text.html), below: keepTogether(text.below), opening: keepTogether(text.opening) }
}

/** What breadcrumbs call a page: its label, an entry's headword, else its title. */
function shortName(meta: FrontMatter<Area>): string {
  return meta.label ?? ('term' in meta ? meta.term : meta.title)
}

function makeHead(found: FoundPage, meta: FrontMatter<'pages'>, crumbs: PageHead['crumbs'], { questions }: RenderedText): PageHead {
  const { title, description, heading = title, lead, keywords } = meta
  return {
    title,
    description,
    heading: heldTogether(bindArticles(heading)),
    lead: heldTogether(lead),
    crumbs,
    path: found.path,
    locales: localesOf(found.row),
    section: found.row.section,
    flag: found.row.flag,
    ...(keywords && { keywords }),
    ...(questions.length > 0 && { questions }),
  }
}

const parentOf = (row: PageRow | undefined, locale: Locale) => row?.parentIn?.[locale] ?? row?.parent

/** Home, the pages above by the table's `parent`, the page itself. */
async function crumbsOf({ row, path }: FoundPage, locale: Locale, label: string): Promise<PageHead['crumbs']> {
  const parents: PageHead['crumbs'][number][] = []
  for (let above = parentOf(row, locale); above; above = parentOf(findPage(above)?.row, locale)) {
    const parent = findPage(above)
    if (!parent || !localesOf(parent.row).includes(locale)) continue
    const { meta } = await readText(...contentOf(parent), locale)
    parents.unshift({ label: meta.label ?? meta.title, href: inLocale(parent.path, locale) })
  }
  const home = { label: messagesFor(locale)['page.home'], href: inLocale('/', locale) }
  return [home, ...parents, { label, href: inLocale(path, locale) }]
}

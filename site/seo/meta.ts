import type { MetaDescriptor } from 'react-router'
import { type Locale, localeRecord } from '#words/interface'
import { TITLE_SEPARATOR, TITLE_TEMPLATE } from '../constants.ts'
import { feedPaths } from '../route-table/document-paths.ts'
import { hasTwin, twinOf } from '../route-table/markdown-twins.ts'
import { inLocale } from '../route-table/pages.ts'
import { findPage, localeOfPath } from '../route-table/paths.ts'
import type { RootData } from '../shell/root-data.server.ts'
import type { PageHead } from './page-head.ts'
import { socialImage } from './social-image.ts'
import { type OwnData, structuredData } from './structured-data.ts'

export function pageTitle(title: string, siteName: string): string {
  return TITLE_TEMPLATE.replace('%s', title).replace('%separator', TITLE_SEPARATOR).replace('%siteName', siteName)
}

interface MetaArgs {
  readonly loaderData: { readonly head: PageHead } | undefined
  readonly matches: readonly ({ readonly loaderData?: unknown } | undefined)[]
  readonly location: { readonly pathname: string }
}

/** Head of an ordinary page; `export const meta = pageMeta` in its route module. */
export const pageMeta = pageMetaWith(() => [])

/** The same with structured data that only this family has. */
export function pageMetaWith(ownData: OwnData) {
  return ({ loaderData, matches, location }: MetaArgs): MetaDescriptor[] => {
    // The first match is always the root; the router's type does not carry its loader's data here.
    const root = matches[0]?.loaderData as RootData | undefined
    if (!loaderData || !root) return []
    const locale = localeOfPath(location.pathname)
    const { head } = loaderData
    const structured = [...structuredData(head, root, locale), ...ownData(head, root, locale)]
    return [
      { title: pageTitle(head.title, root.company.brand) },
      { name: 'description', content: head.description },
      ...(head.keywords ? [{ name: 'keywords', content: head.keywords.join(', ') }] : []),
      ...languageLinks(head, root.origin, locale),
      ...twinLink(head, root.origin, locale),
      ...(head.hasFeeds ? feedLinks(root, locale) : []),
      ...socialTags(head, root, locale),
      ...structured.map((json) => ({ 'script:ld+json': json })),
    ]
  }
}

function languageLinks({ path, locales }: PageHead, origin: string, locale: Locale): MetaDescriptor[] {
  const address = (code: Locale) => origin + inLocale(path, code)
  const alternates = locales.map((code) => ({ tagName: 'link', rel: 'alternate', hrefLang: code, href: address(code) }))
  return [
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    ...alternates,
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('de') },
  ]
}

/** The same text in Markdown, for programs that read. */
function twinLink({ path }: PageHead, origin: string, locale: Locale): MetaDescriptor[] {
  const row = findPage(path)?.row
  return row && hasTwin(row) ? [{ tagName: 'link', rel: 'alternate', type: 'text/markdown', href: origin + twinOf(inLocale(path, locale)) }] : []
}

function feedLinks({ origin, company }: RootData, locale: Locale): MetaDescriptor[] {
  return [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: `${company.brand} Blog (Atom)`,
      href: origin + inLocale(feedPaths.atom, locale),
    },
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/feed+json',
      title: `${company.brand} Blog (JSON Feed)`,
      href: origin + inLocale(feedPaths.json, locale),
    },
  ]
}

function socialTags(head: PageHead, { origin, company }: RootData, locale: Locale): MetaDescriptor[] {
  const image = origin + socialImage(head.path, locale)
  // The picture shows these words and flags.
  const imageAlt = pageTitle(head.title, company.brand)
  const ogLocale = localeRecord(locale).iso.replace('-', '_')
  return [
    { property: 'og:site_name', content: company.brand },
    { property: 'og:type', content: head.article ? 'article' : 'website' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: origin + inLocale(head.path, locale) },
    { property: 'og:locale', content: ogLocale },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: head.title },
    { name: 'twitter:description', content: head.description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: imageAlt },
  ]
}

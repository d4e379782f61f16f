import type { ListedPage } from '../route-table/list.ts'
import { inLocale, localesOf } from '../route-table/pages.ts'

/** A page with the day on which its text was last changed, where one is known. */
export interface DatedPage extends ListedPage {
  readonly revised?: string | undefined
}

/** A sitemap of these pages with their language alternates. */
export function sitemapXml(listed: readonly DatedPage[], origin: string): string {
  const urls = listed.map((page) => urlElement(page, origin)).join('\n')
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls}\n</urlset>\n`
}

function urlElement({ path, address, row, revised }: DatedPage, origin: string): string {
  const alternates = localesOf(row).map((locale) => alternate(locale, origin + inLocale(path, locale)))
  const all = [...alternates, alternate('x-default', origin + path)]
  const lastmod = revised ? `<lastmod>${revised}</lastmod>` : ''
  return `<url><loc>${origin}${address}</loc>${lastmod}${all.join('')}</url>`
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}

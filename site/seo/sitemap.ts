import type { ListedPage } from '../page-list.ts'
import { inLocale, localesOf } from '../routes.ts'

/** A sitemap of these pages with their language alternates. */
export function sitemapXml(listed: readonly ListedPage[], origin: string): string {
  const urls = listed.map((page) => urlElement(page, origin)).join('\n')
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls}\n</urlset>\n`
}

function urlElement({ path, address, row }: ListedPage, origin: string): string {
  const alternates = localesOf(row).map((locale) => alternate(locale, origin + inLocale(path, locale)))
  const all = [...alternates, alternate('x-default', origin + path)]
  return `<url><loc>${origin}${address}</loc>${all.join('')}</url>`
}

function alternate(language: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
}

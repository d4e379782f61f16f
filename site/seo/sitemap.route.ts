import type { LoaderFunctionArgs } from 'react-router'
import { slugsOf } from '#words'
import { publicConfigContext } from '../context.ts'
import { listPages } from '../page-list.ts'
import { localeOfPath } from '../paths.ts'
import { sitemapXml } from './sitemap.ts'

/** All pages of the language whose address it stands under, each with its alternates (sitemaps.org, hreflang). */
export function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const listed = listPages(slugsOf).filter((page) => page.locale === locale)
  const xml = sitemapXml(listed, context.get(publicConfigContext).origin)
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

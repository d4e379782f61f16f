import type { LoaderFunctionArgs } from 'react-router'
import { hasText, readText, slugsOf } from '#words'
import { publicConfigContext } from '../context.ts'
import { contentOf } from '../route-table/content-of.ts'
import { type ListedPage, listPages } from '../route-table/list.ts'
import { findPage, localeOfPath } from '../route-table/paths.ts'
import { type DatedPage, sitemapXml } from './sitemap.ts'

/** All pages of the language whose address it stands under, each with its alternates (sitemaps.org, hreflang). */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const listed = await Promise.all(
    listPages(slugsOf)
      .filter((page) => page.locale === locale)
      .map(dated),
  )
  const xml = sitemapXml(listed, context.get(publicConfigContext).origin)
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}

/** Texts that say when they were last changed say it here too; the rest carries no date of its own. */
async function dated(page: ListedPage): Promise<DatedPage> {
  const found = findPage(page.path)
  const content = found && contentOf(found)
  if (!content || !hasText(content.join('/'), page.locale)) return page
  const { meta } = await readText(...content, page.locale)
  return { ...page, revised: 'revised' in meta ? meta.revised : undefined }
}

import type { LoaderFunctionArgs } from 'react-router'
import { publicConfigContext } from '../../../context.ts'
import { feedPaths } from '../../../route-table/document-paths.ts'
import { inLocale } from '../../../route-table/pages.ts'
import { localeOfPath } from '../../../route-table/paths.ts'
import { jsonFeed } from './json-feed.ts'
import { makeFeed } from './make-feed.server.ts'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const { origin } = context.get(publicConfigContext)
  const text = jsonFeed(await makeFeed(locale, origin), origin + inLocale(feedPaths.json, locale))
  return new Response(text, { headers: { 'content-type': 'application/feed+json' } })
}

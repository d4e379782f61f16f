import type { LoaderFunctionArgs } from 'react-router'
import { apiDocuments } from '#words'
import { localeOfPath } from '../../route-table/paths.ts'
import { openApiText } from './api-files.server.ts'

/** A product's OpenAPI document, whole, with texts in the language of its address. */
export async function loader({ url }: LoaderFunctionArgs) {
  const product = /(?<![\w-])([\w-]+)\.json$/.exec(url.pathname)?.[1] ?? ''
  const document = apiDocuments(localeOfPath(url.pathname)).get(product)
  if (!document) return new Response('Not Found\n', { status: 404 })
  return new Response(openApiText(document), { headers: { 'content-type': 'application/json; charset=utf-8' } })
}

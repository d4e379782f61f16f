import type { LoaderFunctionArgs } from 'react-router'
import { localeOfPath } from '../../../route-table/paths.ts'
import { apiTypesText } from '../api-files.server.ts'

/** Types of all requests and answers for programs in TypeScript, with comments in the language of the address. */
export function loader({ url }: LoaderFunctionArgs) {
  return new Response(apiTypesText(localeOfPath(url.pathname)), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

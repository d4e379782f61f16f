import type { MiddlewareFunction } from 'react-router'
import { pages } from '../route-table/pages.ts'
import { findPage } from '../route-table/paths.ts'
import { reportMiddleware } from './report.server.ts'

/** Middleware that rows of the route table may name. */
const named: Readonly<Record<string, MiddlewareFunction<Response>>> = { report: reportMiddleware }

/** Throws when a row names a middleware that does not exist (specification, section 8). */
export function assertMiddleware(rows: readonly { path: string; middleware?: readonly string[] }[] = pages): void {
  for (const { path, middleware = [] } of rows) {
    const unknown = middleware.find((name) => !(name in named))
    if (unknown) throw new Error(`Unknown route middleware: '${unknown}' (${path})`)
  }
}

/** Runs the middleware that the table names for the page, in its order. */
export const runMiddleware: MiddlewareFunction<Response> = (args, next) => {
  const names = findPage(args.url.pathname)?.row.middleware ?? []
  const chain = names.reduceRight<() => Promise<Response>>(
    (following, name) => async () => (await named[name]?.(args, following)) ?? following(),
    next,
  )
  return chain()
}

import { API_BASE, sandboxKeys } from '#services/api'
import { readText } from '#words'
import type { Locale } from '#words/interface'
import { inLocale, pageName, pages } from '../../route-table/pages.ts'
import type { DocumentedOperation } from './reference/operation.server.tsx'
import type { SampleTarget } from './reference/samples.ts'
import type { TryableRequest } from './try/request-draft.ts'

/** The pages of the documentation in the table's order. */
export function apiPages(locale: Locale) {
  const rows = pages.filter((row) => row.section === 'api')
  return Promise.all(
    rows.map(async ({ path }) => {
      const { meta } = await readText('pages', pageName(path), locale)
      return { href: inLocale(path, locale), label: meta.label ?? meta.title }
    }),
  )
}

/** What the page needs to send the documented requests itself. */
export function tryable(operations: readonly DocumentedOperation[]): { requests: readonly TryableRequest[]; sandboxKey: string } {
  const requests = operations.map(({ operation, request }) => ({ id: operation.operationId, name: operation.summary, ...request }))
  return { requests, sandboxKey: sandboxKeys.valid }
}

/** Where samples are sent to: the origin is stamped in at start. */
export function sampleTarget(origin: string): SampleTarget {
  return { base: origin + API_BASE, key: sandboxKeys.valid }
}

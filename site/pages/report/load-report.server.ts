import { data, type RouterContextProvider, redirect } from 'react-router'
import { looksLikeShareToken, type SharedReport, TOKEN_LENGTH } from '#services/reports'
import type { Locale } from '#words/interface'
import { reportsContext } from '../../context.ts'
import { inLocale } from '../../route-table/pages.ts'
import type { FoundPage } from '../../route-table/paths.ts'
import { buildReport } from './build-report.ts'
import type { Report } from './report.ts'
import { readSample } from './sample.server.ts'
import type { Place } from './words.ts'

export interface LoadedReport {
  readonly report: Report
  readonly place: Place
  /** The company that the address names; without one it means the whole report. */
  readonly id: string | undefined
  /** Until when it can be read; nothing for the sample. */
  readonly expires: string | null
}

interface Asked {
  readonly found: FoundPage
  readonly locale: Locale
  readonly context: Readonly<RouterContextProvider>
}

/**
 * The report that an address means: the sample, or one that was shared. Nothing for a wrong shape, a missing and an expired one alike. An
 * address whose slash was lost is sent to the right one.
 */
export async function loadReport({ found, locale, context }: Asked): Promise<LoadedReport | undefined> {
  const [, base = '', id] = found.path.split('/')
  const place = { locale, address: inLocale(`/${base}`, locale) }
  if (!found.row.hidden) return { report: await readSample(locale), place, id, expires: null }
  const shared = await findShared(base, context)
  if (shared) return { report: buildReport(shared.companies, locale), place, id, expires: shared.expires }
  if (id === undefined) await redirectJoined(base, { locale, context })
  return undefined
}

async function findShared(token: string, context: Asked['context']): Promise<SharedReport | undefined> {
  if (!looksLikeShareToken(token)) return undefined
  const outcome = await context.get(reportsContext).find(token)
  if (outcome.kind === 'refused') throw data(null, { status: outcome.status })
  return outcome.kind === 'found' ? outcome.report : undefined
}

/** `/{token}{id}` → `/{token}/{id}`, when there is such a company. */
async function redirectJoined(base: string, { locale, context }: Pick<Asked, 'locale' | 'context'>): Promise<void> {
  const [token, id] = [base.slice(0, TOKEN_LENGTH), base.slice(TOKEN_LENGTH)]
  const shared = id ? await findShared(token, context) : undefined
  if (shared?.companies.some((company) => company.id === id)) throw redirect(inLocale(`/${token}/${id}`, locale), 302)
}

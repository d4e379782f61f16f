import type { Locale } from '#words/locales'
import { readReportSamples } from '#words/samples'
import type { FoundPage } from '../../paths.ts'
import { inLocale } from '../../routes.ts'
import { buildReport } from './build-report.ts'
import type { Report } from './report.ts'
import type { Place } from './words.ts'

export interface LoadedReport {
  readonly report: Report
  readonly place: Place
  /** The company that the address names; without one it means the whole report. */
  readonly id: string | undefined
}

/** The report that an address means. None is stored yet, so only the sample is there; the rest is nothing. */
export async function loadReport({ row, path }: FoundPage, locale: Locale): Promise<LoadedReport | undefined> {
  if (row.hidden) return undefined
  const [, base = '', id] = path.split('/')
  return { report: buildReport(await readReportSamples(), locale), place: { locale, address: inLocale(`/${base}`, locale) }, id }
}

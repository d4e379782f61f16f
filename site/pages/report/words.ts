import { type Locale, longDate } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import type { Day, ReportCompany, ReportLetter } from './report.ts'

/** Where a report stands and in which language: its own address, to which a company's id is added. */
export interface Place {
  readonly locale: Locale
  readonly address: string
}

export function companyAddress({ address }: Place, { id }: ReportCompany): string {
  return `${address}/${id}`
}

/** „08/2012“ */
function monthOf(day: Day): string {
  return `${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** How companies, letters and times are called in the page's language. */
export function useReportWords(locale: Locale) {
  const t = useMessages()
  const nameOf = ({ name }: ReportCompany) => name ?? t('report.unnamed')
  return {
    t,
    nameOf,
    /** The first word of the name, where there is no room for more. */
    shortNameOf: (company: ReportCompany) => nameOf(company).split(' ')[0] ?? '',
    kindOf: ({ reading }: ReportLetter) => t(`report.kind.${reading.kind}`),
    dateOf: (day: Day) => longDate(day, locale),
    periodOf({ from, to }: { readonly from: Day | null; readonly to: Day | null }) {
      if (!from) return t('report.period.unknown')
      return to ? t('report.period', { from: monthOf(from), to: monthOf(to) }) : t('report.since', { from: monthOf(from) })
    },
  }
}

import { type Locale, longDate } from '#words/interface'
import { type Translate, useMessages } from '../../messages/messages.tsx'
import type { Day, ReportCompany, ReportLetter } from './report.ts'

/** Where a report stands and in which language: its own address, to which a company's id is added. */
export interface Place {
  readonly locale: Locale
  readonly address: string
}

export function companyAddress({ address }: Place, { id }: ReportCompany): string {
  return `${address}/${id}`
}

/** A company that has no name is called by its reference and its years: „Zeugnis 1 (2019–2023)“. */
export function companyName({ name, from, to }: Pick<ReportCompany, 'name' | 'from' | 'to'>, t: Translate): string {
  if (typeof name === 'string') return name
  const years = [...new Set([from, to].flatMap((day) => day?.slice(0, 4) ?? []))].join('–')
  return years ? t('report.unnamed.time', { number: name, years }) : t('report.unnamed', { number: name })
}

/** „08/2012“ */
function monthOf(day: Day): string {
  return `${day.slice(5, 7)}/${day.slice(0, 4)}`
}

/** How companies, letters and times are called in the page's language. */
export function useReportWords(locale: Locale) {
  const t = useMessages()
  const nameOf = (company: ReportCompany) => companyName(company, t)
  return {
    t,
    nameOf,
    /** The first word of the name, where there is no room for more. */
    shortNameOf: (company: ReportCompany) =>
      (typeof company.name === 'string' ? company.name.split(' ')[0] : t('report.unnamed', { number: company.name })) ?? '',
    kindOf: ({ reading }: ReportLetter) => t(`report.kind.${reading.kind}`),
    dateOf: (day: Day) => longDate(day, locale),
    /** Words of the German letter: on a page in another language they stand as a quotation. */
    quoted: (words: string) => (locale === 'de' ? words : `“${words}”`),
    periodOf({ from, to }: { readonly from: Day | null; readonly to: Day | null }) {
      if (!from) return t('report.period.unknown')
      return to ? t('report.period', { from: monthOf(from), to: monthOf(to) }) : t('report.since', { from: monthOf(from) })
    },
  }
}

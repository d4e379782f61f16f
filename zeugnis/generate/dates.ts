import { SpecError } from '../errors.ts'
import type { IsoDate, Language } from '../model/spec.ts'

const months = {
  de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
} as const

const DAY = 86_400_000
const DAYS_OF_YEAR = 365.2425

/** Days since 1970 of a calendar day, or nothing where there is no such day. */
export function dayNumber(date: IsoDate): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? []
  if (!year || !month || !day) return undefined
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).getUTCDate() !== Number(day) ? undefined : time / DAY
}

/** Checks that a day exists. Throws a `SpecError` that names the field. */
export function checkDate(date: IsoDate, field: string): void {
  if (dayNumber(date) === undefined) throw new SpecError([{ code: 'invalid-date', field }])
}

/** Days from one calendar day to another; `NaN` where one of them does not exist. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (dayNumber(to) ?? Number.NaN) - (dayNumber(from) ?? Number.NaN)
}

/** Years from one calendar day to another, with their fraction; `NaN` where one of them does not exist. */
export function yearsBetween(from: IsoDate, to: IsoDate): number {
  return daysBetween(from, to) / DAYS_OF_YEAR
}

/** Where an existing calendar day stands in its month. */
export function placeInMonth(date: IsoDate): { readonly ofMonth: number; readonly isLastOfMonth: boolean } {
  const tomorrow = new Date(((dayNumber(date) ?? Number.NaN) + 1) * DAY)
  return { ofMonth: Number(date.slice(-2)), isLastOfMonth: tomorrow.getUTCDate() === 1 }
}

/** A day as people write it, in either language: „12. Juni 2026“, “June 12, 2026”, „12.06.2026“. */
const written = /(?<!\d)(\d{1,2})\.? ?(\p{L}{3,9}) (\d{4})(?!\d)|(\p{L}{3,9}) (\d{1,2}),? (\d{4})(?!\d)|(?<!\d)(\d{1,2})\.(\d{1,2})\.(\d{4})(?!\d)/u

/** The first day that a text names. */
export function dayIn(text: string): IsoDate | undefined {
  const [, day1, name1, year1, name2, day2, year2, day3, month3, year3] = written.exec(text) ?? []
  const name = (name1 ?? name2 ?? '').toLowerCase()
  const named = [months.de, months.en].map((all) => all.findIndex((month) => month.toLowerCase() === name) + 1).find((at) => at > 0)
  const [day = '', month = '', year = ''] = [day1 ?? day2 ?? day3, month3 ?? named?.toString(), year1 ?? year2 ?? year3]
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return dayNumber(date) === undefined ? undefined : date
}

/** `2026-09-30` → „30. September 2026“ or “30 September 2026”, held together by non-breaking spaces. */
export function formatDate(date: IsoDate, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = months[language][Number(month) - 1] ?? month
  return `${Number(day)}${language === 'de' ? '.' : ''}\u00a0${name}\u00a0${year}`
}

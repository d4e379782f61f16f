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

/** `2026-09-30` → „30. September 2026“ or “30 September 2026”, held together by non-breaking spaces. */
export function formatDate(date: IsoDate, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = months[language][Number(month) - 1] ?? month
  return `${Number(day)}${language === 'de' ? '.' : ''}\u00a0${name}\u00a0${year}`
}

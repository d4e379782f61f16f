import { SpecError } from '../errors.ts'
import type { IsoDate, Language } from '../model/spec.ts'

const months = {
  de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
} as const

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Checks that a day exists. Throws a `SpecError` that names the field. */
export function checkDate(date: IsoDate, field: string): void {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  const [year, month, day] = (match ?? []).slice(1).map(Number)
  const isLeap = year !== undefined && ((year % 4 === 0 && year % 100 !== 0) || year % 400 === 0)
  const last = month === 2 && !isLeap ? 28 : DAYS[(month ?? 0) - 1]
  if (!match || last === undefined || !day || day > last) throw new SpecError('invalid-date', field)
}

/** `2026-09-30` → „30. September 2026“ or “30 September 2026”, held together by non-breaking spaces. */
export function formatDate(date: IsoDate, language: Language): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const name = months[language][Number(month) - 1] ?? month
  return `${Number(day)}${language === 'de' ? '.' : ''}\u00a0${name}\u00a0${year}`
}

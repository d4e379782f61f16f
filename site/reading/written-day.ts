const monthName = new Intl.DateTimeFormat('de', { month: 'long', timeZone: 'UTC' })
const months = Array.from({ length: 12 }, (_, month) => monthName.format(Date.UTC(2000, month)))

/** A German day, in figures or with the name of the month: „30.06.2026“, „30. Juni 2026“. */
export const writtenDay = new RegExp(String.raw`\d{1,2}\.\s?(?:\d{1,2}\.\s?|(?:${months.join('|')})\s)\d{4}(?!\d)`, 'u')

/** The same of a day however it is written. */
export function dayKey(written: string): string {
  const [day, month, year] = written.split(/[.\s]+/u)
  const number = months.indexOf(month ?? '') + 1 || Number(month)
  return `${Number(day)}.${number}.${year}`
}

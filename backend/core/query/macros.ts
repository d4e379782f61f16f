type Macro = (now: Date) => string | number

function text(date: Date): string {
  return date.toISOString().replace('T', ' ')
}

/** A moment of the same day, month or year: what is not given stays. */
function at(now: Date, { year = now.getUTCFullYear(), month = now.getUTCMonth(), day = now.getUTCDate(), end = false }): string {
  return text(new Date(end ? Date.UTC(year, month, day, 23, 59, 59, 999) : Date.UTC(year, month, day)))
}

function daysLater(now: Date, days: number): string {
  return text(new Date(now.getTime() + days * 86_400_000))
}

/** Names for moments and their parts, in UTC (contract 2.1). */
export const macros: ReadonlyMap<string, Macro> = new Map<string, Macro>([
  ['@now', text],
  ['@yesterday', (now) => daysLater(now, -1)],
  ['@tomorrow', (now) => daysLater(now, 1)],
  ['@todayStart', (now) => at(now, {})],
  ['@todayEnd', (now) => at(now, { end: true })],
  ['@monthStart', (now) => at(now, { day: 1 })],
  // Day 0 is the last of the month before.
  ['@monthEnd', (now) => at(now, { month: now.getUTCMonth() + 1, day: 0, end: true })],
  ['@yearStart', (now) => at(now, { month: 0, day: 1 })],
  ['@yearEnd', (now) => at(now, { month: 11, day: 31, end: true })],
  ['@second', (now) => now.getUTCSeconds()],
  ['@minute', (now) => now.getUTCMinutes()],
  ['@hour', (now) => now.getUTCHours()],
  ['@day', (now) => now.getUTCDate()],
  ['@month', (now) => now.getUTCMonth() + 1],
  ['@weekday', (now) => now.getUTCDay()],
  ['@year', (now) => now.getUTCFullYear()],
])

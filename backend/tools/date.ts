const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
const DAYS = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun'
const LONG_DAYS = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'
const TIME = '(?<hour>\\d{1,2}):(?<minute>\\d{2}):(?<second>\\d{2})(?:[.,](?<fraction>\\d+))?'
const ZONE = '(?<zone>Z|[+-]\\d{2}:?\\d{2})'
const ABBREVIATION = '[A-Z]{3,5}'

/** Every way of writing a date that is read (contract 3.2). Abbreviated zones count as UTC. */
const layouts: readonly RegExp[] = [
  `(?<year>\\d{4})-(?<month>\\d{2})-(?<day>\\d{2})(?:[T ]${TIME}(?: ?${ZONE})?(?: ${ABBREVIATION})?)?`,
  `(?:${DAYS}), (?<day>\\d{1,2}) (?<month>${MONTHS}) (?<year>\\d{4}) ${TIME} (?:${ZONE}|${ABBREVIATION})`,
  `(?<day>\\d{1,2}) (?<month>${MONTHS}) (?<year>\\d{2}) (?<hour>\\d{1,2}):(?<minute>\\d{2}) (?:${ZONE}|${ABBREVIATION})`,
  `(?:${LONG_DAYS}), (?<day>\\d{1,2})-(?<month>${MONTHS})-(?<year>\\d{2}) ${TIME} ${ABBREVIATION}`,
  `(?:${DAYS}) (?<month>${MONTHS}) {1,2}(?<day>\\d{1,2}) ${TIME} (?:${ZONE} |${ABBREVIATION} )?(?<year>\\d{4})`,
  `(?<day>\\d{1,2}) (?<month>${MONTHS}) (?<year>\\d{4})`,
].map((layout) => new RegExp(`^${layout}$`))

const months = MONTHS.split('|')
/** Two digits from here on are of the last century. */
const FIRST_TWO_DIGIT_YEAR = 69
const MINUTE_MS = 60_000
const LAST_YEAR = 9999

/** Go's zero time, which stands for no date. */
const ZERO_DATE = '0001-01-01 00:00:00.000Z'

/** Any readable date as `2006-01-02 15:04:05.000Z` (contract 1.2); "" for everything else. */
export function toDateText(value: unknown): string {
  if (value instanceof Date) return formatDate(value)
  if (typeof value !== 'string') return ''
  const date = readDate(value)
  return date === undefined ? '' : formatDate(date)
}

/** A moment as the contract writes it; "" for none. */
export function formatDate(date: Date): string {
  if (!isWritable(date)) return ''
  const text = date.toISOString().replace('T', ' ')
  return text === ZERO_DATE ? '' : text
}

/** The moment of a date text of the contract; undefined for "". */
export function dateOfText(text: string): Date | undefined {
  return readDate(text)
}

type Parts = Readonly<Record<string, string | undefined>>

function readDate(text: string): Date | undefined {
  for (const layout of layouts) {
    const parts: Parts | undefined = layout.exec(text)?.groups
    if (parts) return dateOfParts(parts)
  }
  return undefined
}

function dateOfParts(parts: Parts): Date | undefined {
  const [month, day] = [monthOf(parts.month ?? ''), Number(parts.day)]
  const [hour, minute, second] = [Number(parts.hour ?? 0), Number(parts.minute ?? 0), Number(parts.second ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const date = new Date(0)
  date.setUTCFullYear(yearOf(parts.year ?? ''), month, day)
  if (date.getUTCMonth() !== month || date.getUTCDate() !== day) return undefined
  date.setUTCHours(hour, minute, second, Number((parts.fraction ?? '').padEnd(3, '0').slice(0, 3)))
  const moved = new Date(date.getTime() - offsetOf(parts.zone))
  return isWritable(moved) ? moved : undefined
}

/** Years have four digits; an invalid date has none. */
function isWritable(date: Date): boolean {
  return date.getUTCFullYear() >= 0 && date.getUTCFullYear() <= LAST_YEAR
}

function yearOf(text: string): number {
  const year = Number(text)
  if (text.length > 2) return year
  return year >= FIRST_TWO_DIGIT_YEAR ? 1900 + year : 2000 + year
}

/** From 0 on; -1 for what is no month. */
function monthOf(text: string): number {
  return /^\d/.test(text) ? Number(text) - 1 : months.indexOf(text)
}

function offsetOf(zone: string | undefined): number {
  const parts = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '')
  if (!parts) return 0
  const minutes = Number(parts[2]) * 60 + Number(parts[3])
  return (parts[1] === '-' ? -minutes : minutes) * MINUTE_MS
}

/** A day as `2026-09-30`, or nothing for what is none. */
type Day = string | undefined

const months = ['jan', 'feb', 'mär|mar', 'apr', 'mai|may', 'jun', 'jul', 'aug', 'sep', 'okt|oct', 'nov', 'dez|dec'].map(
  (names) => new RegExp(`^(?:${names})`, 'i'),
)

/** „31-Oct-2026“, „1. März 2021“, „Mar 1, 2021“. */
function namedDay(cell: string): Day {
  const [, first, name, second, year] = /^(?:(\d{1,2})\.?[ -])?(\p{L}{3,9})\.?[ -](?:(\d{1,2}),? )?(\d{4})$/u.exec(cell) ?? []
  const month = months.findIndex((one) => one.test(name ?? ''))
  const day = first ?? second
  return month >= 0 && day && !(first && second) ? dayOf(Number(year), month + 1, Number(day)) : undefined
}

/** „10/31/2026“ is one day, as there is no thirty-first month; „03/04/2026“ could be two. */
function slashedDay(cell: string): Day {
  const [, first, second, year] = (/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []).map(Number)
  if (first === undefined || second === undefined || year === undefined) return undefined
  const days = [dayOf(year, first, second), dayOf(year, second, first)].filter((day) => day !== undefined)
  return new Set(days).size === 1 ? days[0] : undefined
}

/** Days of this century that a two-digit year means; later ones are of the last. */
const LAST_SHORT_YEAR = 50

/** A day as `2026-09-30` or `30.9.2026`; a time behind it does not matter. Nothing for what could be two days, such as `03/04/2026`. */
export function readDay(cell: string): Day {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(cell)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?:\s.*)?$/.exec(cell)
  if (!german) return slashedDay(cell) ?? namedDay(cell)
  const year = Number(german[3])
  return dayOf(year > 99 ? year : year + (year <= LAST_SHORT_YEAR ? 2000 : 1900), Number(german[2]), Number(german[1]))
}

function dayOf(year: number, month: number, day: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date.getUTCFullYear() === year ? date.toISOString().slice(0, 10) : undefined
}

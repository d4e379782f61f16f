import { keyOf } from '#language'
import { months } from '../lexicon/months.ts'
import type { Confidence, PartialDate } from '../model/cv.ts'

/** A date in a line: where it stands and how exact it is. A month alone waits for the year of the next. */
export interface Point {
  readonly start: number
  readonly end: number
  readonly value: PartialDate | 'present'
  readonly month: number | null
  readonly form: 'full' | 'year' | 'short' | 'month' | 'now'
  readonly confidence: Confidence
}

const DIGIT = '[0-9OolI]'
const YEAR = `(?:19|20|[lI]9|2[Oo])${DIGIT}{2}`
const MONTH = '\\p{L}{3,9}'

/** From the most exact to the least. Letters that scanners read for digits are let pass beside real ones. */
const point = new RegExp(
  [
    `(?<iso>(?:19|20)\\d\\d-(?:0[1-9]|1[0-2])(?:-\\d\\d)?)(?![\\d-])`,
    `(?<one>\\d{1,2})/(?<other>\\d{1,2})/(?<slashYear>(?:19|20)\\d\\d)`,
    `(?<!\\p{L})${DIGIT}{1,2}\\.\\s?(?<dayMonth>${DIGIT}{1,2})\\.\\s?(?<dayYear>${YEAR})`,
    `(?<!\\p{L})(?<month>${DIGIT}{1,2})\\s?[/.]\\s?(?<year>${YEAR})`,
    `(?:\\d{1,2}\\.?\\s)?(?<!\\p{L})(?<name>${MONTH})\\.?\\s(?<nameYear>${YEAR}|['’]\\d\\d)`,
    `(?<!\\p{L})(?<bareYear>${YEAR})`,
    `(?<shortMonth>0[1-9]|1[0-2])[/.](?<shortYear>\\d\\d)`,
    `(?<!\\p{L})(?<now>heute|jetzt|dato|present|now|today|date|current|aktuell|laufend|ongoing)(?!\\p{L})`,
    `(?<!\\p{L})(?<alone>${[...new Set(Object.keys(months))].map((name) => name.replace('ae', '(?:ae|ä)')).join('|')})\\.?(?=\\s*(?:-|–|—|bis|to)\\s)`,
  ]
    .map((form) => `(?<!\\d)${form}(?!\\d)`)
    .join('|'),
  'giu',
)

const seasons = new Set(['sommer', 'winter', 'herbst', 'fruehjahr', 'fruehling', 'summer', 'spring', 'autumn'])

const digits = (text: string) => Number(text.replace(/[Oo]/g, '0').replace(/[lI]/g, '1'))

const isYear = (year: number) => year >= 1940 && year <= 2049
/** Of two digits: 50 and above are of the last century. */
const wholeYear = (year: number) => (year < 50 ? 2000 : 1900) + year

export function dateOf(year: number, month: number | null): PartialDate {
  return month === null ? `${year}` : `${year}-${String(month).padStart(2, '0')}`
}

type Read = Omit<Point, 'start' | 'end' | 'confidence'>

function exact(year: number, month: number | null, form: Point['form']): Read | null {
  if (!isYear(year) || (month !== null && (month < 1 || month > 12))) return null
  return { value: dateOf(year, month), month, form }
}

function readNamed(name: string, year: string): Read | null {
  const folded = keyOf(name)
  const number = /^['’]/.test(year) ? wholeYear(digits(year.slice(1))) : digits(year)
  if (seasons.has(folded)) return exact(number, null, 'year')
  const month = months[folded]
  return exact(number, month ?? null, month ? 'full' : 'year')
}

function read(groups: Readonly<Record<string, string | undefined>>): Read | null {
  const { one, other, slashYear } = groups
  // The day comes first, as in Europe, unless the second number can be no month.
  if (one && other && slashYear) return exact(Number(slashYear), Number(other) > 12 ? Number(one) : Number(other), 'full')
  const { iso, dayMonth, dayYear, month, year, name, nameYear, bareYear, shortMonth, shortYear, alone } = groups
  if (iso) return exact(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), 'full')
  if (dayMonth && dayYear) return exact(digits(dayYear), digits(dayMonth), 'full')
  if (month && year) return exact(digits(year), digits(month), 'full')
  if (name && nameYear) return readNamed(name, nameYear)
  if (bareYear) return exact(digits(bareYear), null, 'year')
  if (shortMonth && shortYear) return exact(wholeYear(Number(shortYear)), Number(shortMonth), 'short')
  if (alone) return { value: 'present', month: months[keyOf(alone)] ?? null, form: 'month' }
  // What is left is the group `now`.
  return { value: 'present', month: null, form: 'now' }
}

/** Of "Praktikum 2014" only the year is the date. */
function startOf(index: number, groups: Readonly<Record<string, string | undefined>>, found: string): number {
  const { name, nameYear } = groups
  const isDate = !name || months[keyOf(name)] !== undefined || seasons.has(keyOf(name))
  return isDate || !nameYear ? index : index + found.length - nameYear.length
}

/** Every date of a line, from left to right. */
export function pointsOf(line: string): Point[] {
  if (!/\d/.test(line)) return []
  return [...line.matchAll(point)].flatMap(({ index, 0: found, groups = {} }) => {
    const what = read(groups)
    if (!what) return []
    const isRepaired = what.form !== 'now' && what.form !== 'month' && /\d[OolI]|[OolI]\d/.test(found)
    const isVague =
      isRepaired || what.form === 'short' || (what.form === 'year' && /^\p{L}/u.test(found.slice(startOf(index, groups, found) - index)))
    return [{ ...what, start: startOf(index, groups, found), end: index + found.length, confidence: isVague ? 'medium' : 'high' }]
  })
}

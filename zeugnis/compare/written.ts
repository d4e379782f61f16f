import { fold, wordsOf } from '#language'
import { datesIn } from '../analyse/letter/dates.ts'
import { numberOf } from '../lexicon/number-words.ts'
import { date } from '../lexicon/section-words.ts'
import type { Side, Unit } from './read-side.ts'

/** A day, a month or a number that a sentence states. */
export interface Written {
  readonly kind: 'date' | 'number'
  /** By what two of them are the same: a day as `2026-09-30`, else as it stands there in folded text. */
  readonly value: string
  /** What is told of it: of a number also what it counts, as it stands there. */
  readonly told: string
  readonly unit: Unit
}

export const dates = new RegExp(`(?<![\\p{L}\\d])${fold(date)}(?!\\d)`, 'giu')
const numbers = /(?<![\p{L}\d.,])\d{1,12}(?:[.,]\d{1,12}){0,6}(?![\p{L}\d])/gu
/** „1.000“ and „1000“ */
export const thousands = /\.(?=\d{3}(?:\D|$))/g
/** „1.“, „2)“ before an item of a list. */
const item = /^\s*\d{1,2}[.)]\s/

/** All days, months and numbers of a text, in order. */
export function writtenIn({ units, text }: Side): Written[] {
  return units.flatMap((unit) => {
    const folded = unit.text.replace(item, blank)
    const days = [...folded.matchAll(dates)].map(({ 0: found }) => ({ kind: 'date' as const, value: dayOf(found), told: dayOf(found), unit }))
    const rest = folded.replace(dates, blank)
    const figures = [...rest.matchAll(numbers)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      value: found.replace(thousands, ''),
    }))
    // Numbers of the letterhead are those of streets, towns and telephones.
    if (unit.read.section === 'form') return days
    const all = [...figures, ...(unit.words.some(isNumber) ? numberWords(rest) : [])].sort(byPlace)
    return [...days, ...all.map((figure) => ({ kind: 'number' as const, value: figure.value, told: toldOf(figure, rest, unit, text), unit }))]
  })
}

/** As long as what it takes the place of, so that places stay what they are. */
const blank = (found: string) => ' '.repeat(found.length)

/** Up to the noun behind a number: „4,2 Mio. Euro“, „zweiwöchigen Wechsel“. */
const counted = /^(?: (?:\p{Ll}+ ){0,2}(?:Mio\.|Mrd\.|Millionen|Milliarden)? ?\p{Lu}[\p{L}-]+| ?%| ?€)/u

function toldOf({ start, end }: Figure, folded: string, unit: Unit, text: string): string {
  const noun = counted.exec(folded.slice(end))?.[0] ?? ''
  const place = unit.placeOf({ start, end: end + noun.length })
  return text.slice(place.start, place.end).replace(/\s+/gu, ' ')
}

interface Figure {
  readonly start: number
  readonly end: number
  readonly value: string
}

const isNumber = (word: string) => numberOf(word) !== null
const byPlace = (one: Figure, other: Figure) => one.start - other.start

/** „drei“ and „3“ are one number. */
function numberWords(text: string): Figure[] {
  return wordsOf(text).flatMap(({ key, start, end }) => {
    const value = numberOf(key)
    return value === null ? [] : [{ start, end, value: String(value) }]
  })
}

function dayOf(found: string): string {
  const [day] = datesIn(found)
  return day ? isoOf(day.day) : found.toLowerCase().replace(/\s+/g, ' ')
}

function isoOf(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10)
}

/** What the one list has more often than the other, in order. */
export function without(own: readonly Written[], others: readonly Written[]): Written[] {
  const left = new Map<string, number>()
  for (const { kind, value } of others) left.set(`${kind} ${value}`, (left.get(`${kind} ${value}`) ?? 0) + 1)
  return own.filter(({ kind, value }) => {
    const count = left.get(`${kind} ${value}`) ?? 0
    if (count > 0) left.set(`${kind} ${value}`, count - 1)
    return count === 0
  })
}

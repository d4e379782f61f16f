import { fold } from '#language'
import { datesIn } from '../analyse/letter/dates.ts'
import { date } from '../lexicon/section-words.ts'
import type { Side, Unit } from './read-side.ts'

/** A day, a month or a number that a sentence states. */
export interface Written {
  readonly kind: 'date' | 'number'
  /** By what two of them are the same: a day as `2026-09-30`, else as it stands there in folded text. */
  readonly value: string
  readonly unit: Unit
}

const dates = new RegExp(`(?<![\\p{L}\\d])${fold(date)}(?!\\d)`, 'giu')
const numbers = /(?<![\p{L}\d.,])\d{1,12}(?:[.,]\d{1,12}){0,6}(?![\p{L}\d])/gu
/** „1.“, „2)“ before an item of a list. */
const item = /^\s*\d{1,2}[.)]\s/

/** All days, months and numbers of a text, in order. */
export function writtenIn({ units }: Side): Written[] {
  return units.flatMap((unit) => {
    const text = unit.text.replace(item, ' ')
    const days = [...text.matchAll(dates)].map(({ 0: found }) => ({ kind: 'date' as const, value: dayOf(found), unit }))
    const rest = text.replace(dates, ' ')
    return [...days, ...[...rest.matchAll(numbers)].map(({ 0: value }) => ({ kind: 'number' as const, value, unit }))]
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

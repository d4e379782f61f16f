import { type Place, placesOf } from '#language'
import type { Mark } from '../../model/mark.ts'
import type { Text } from './flow.ts'
import { looks } from './looks.ts'

export interface NumberedMark extends Mark {
  readonly number: number
}

/** The marks of a text from its beginning to its end. */
export function numbered(marks: readonly Mark[]): NumberedMark[] {
  return marks.toSorted((a, b) => a.start - b.start || a.end - b.end).map((mark, index) => ({ ...mark, number: index + 1 }))
}

const emptyLines = /\r?\n(?:[^\S\n]*\r?\n)+/g

/** The paragraphs of a text, marked words on a ground of their own with the number behind them. */
export function annotate(text: string, marks: readonly NumberedMark[]): Text[] {
  const gaps = placesOf(text, emptyLines)
  return [...gaps, { start: text.length, end: text.length }]
    .map(({ start }, index) => ({ start: gaps[index - 1]?.end ?? 0, end: start }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '')
    .map((paragraph) => pieces(text, paragraph, marks))
}

function pieces(text: string, { start, end }: Place, all: readonly NumberedMark[]): Text {
  const marks = all.filter((mark) => mark.start < end && mark.end > start)
  const cuts = marks.flatMap((mark) => [mark.start, mark.end]).filter((cut) => cut > start && cut < end)
  const places = [...new Set([start, ...cuts, end])].toSorted((a, b) => a - b)
  return places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? start
    const isMarked = marks.some((mark) => mark.start <= from && mark.end >= to)
    const numbers = marks.filter((mark) => mark.end === to).map(({ number }) => ({ text: `\u00a0[${number}]`, look: looks.number }))
    return [{ text: text.slice(from, to), look: isMarked ? looks.marked : looks.body }, ...numbers]
  })
}

import type { Place } from '#language'

/** A piece of a line, such as one of two names beside each other. */
export interface Segment extends Place {
  readonly text: string
  /** First below place and date. */
  readonly isBelowDate: boolean
}

const SIGNATURE_LINES = 14
const LONGEST_LINE = 100
const heading = /(?:zeugnis|referenz)/iu
const dated = /(?:^|[ \u00a0])\d{1,2}\.[ \u00a0]?(?:\d{1,2}\.|\p{L}+)[ \u00a0]?\d{2,4}/u
/** Between segments of a line. */
const between = /[ \u00a0]{2,}|\t|[ \u00a0]*[·•|;][ \u00a0]*|,[ \u00a0]+|[ \u00a0]+[–/][ \u00a0]+/gu

/** The lines above the heading, or above the first long line, in pieces. */
export function letterhead(text: string): Segment[] {
  const lines = linesOf(text)
  const end = lines.findIndex((line) => line.text.length > LONGEST_LINE || heading.test(line.text) || /\p{Ll}[.:]$/u.test(line.text))
  return lines.slice(0, Math.max(end, 0)).flatMap((line) => segmentsOf(line, false))
}

/** The last short lines without place and date, in pieces: names and functions. */
export function signature(text: string): Segment[] {
  const lines = linesOf(text)
  const last = lines.slice(Math.max(lines.length - SIGNATURE_LINES, Math.ceil(lines.length / 2)))
  return last.flatMap((line, index) =>
    line.text.length > LONGEST_LINE || dated.test(line.text) ? [] : segmentsOf(line, dated.test(last[index - 1]?.text ?? '')),
  )
}

interface Line extends Place {
  readonly text: string
}

function linesOf(text: string): Line[] {
  const lines = [...text.matchAll(/[^\n]+/g)].filter(({ 0: line }) => line.trim() !== '')
  return lines.map(({ 0: line, index }) => ({ text: line, start: index, end: index + line.length }))
}

function segmentsOf({ text, start }: Line, isBelowDate: boolean): Segment[] {
  const cuts = [...text.matchAll(between)].map(({ 0: cut, index }) => ({ from: index, to: index + cut.length }))
  const edges = [0, ...cuts.map(({ to }) => to)]
  return edges.map((from, at) => {
    const to = cuts[at]?.from ?? text.length
    return { text: text.slice(from, to), start: start + from, end: start + to, isBelowDate: isBelowDate && at === 0 }
  })
}

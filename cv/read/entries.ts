import type { Passage, Place } from '#language'
import type { Employment, Period } from '../model/cv.ts'
import { labelledOf } from '../text/labelled.ts'
import { isBlank, isBullet, type Line, LONGEST } from '../text/lines.ts'
import { extentOf, fieldOf, type Piece, part, trimmed } from '../text/piece.ts'
import { besideTexts } from './beside-texts.ts'
import type { Classify } from './classify.ts'
import { type Head, type Known, readHead } from './heads.ts'
import { type FoundPeriod, periodsOf, toPeriod } from './periods.ts'

/** How a section of entries is read. */
export interface Reading {
  readonly classify: Classify
  readonly single: 'end' | 'whole'
}

/** A line that gives the time of an entry, and what else it says. */
interface Dated {
  readonly index: number
  readonly line: Piece
  readonly period: FoundPeriod
  readonly rest: readonly Piece[]
}

export interface Entry extends Place, Period {
  readonly what: Employment['title']
  readonly where: Employment['employer']
  readonly description: Place | null
  /** The words at its head as they stand there. */
  readonly words: string
}

/** The period may stand in brackets; its label goes as well. */
function aroundPeriod(line: Piece, { start, end }: FoundPeriod): Piece[] {
  const isInBrackets = line.text.charAt(start - 1) === '(' && line.text.charAt(end) === ')'
  const [from, to] = isInBrackets ? [start - 1, end + 1] : [start, end]
  return [trimmed(part(line, 0, from)), trimmed(part(line, to))].filter(({ text }) => /[\p{L}\d]/u.test(text))
}

/** "(3 years 9 months)" behind it. */
const lasting = /^\s{0,4}[(·]\s?\d{1,2} (?:years?|yrs?|months?|mos?|jahre?|monate?)[^()]{0,30}\)?/iu

/** A time that opens an entry stands at the beginning or the end of its line; a single year does not follow other words. */
function opensEntry({ text }: Piece, period: FoundPeriod, { single }: Reading): boolean {
  const before = text.slice(0, period.start).replace(/(?<![(\s])[(\s]+$/, '')
  const behind = text
    .slice(period.end)
    .replace(lasting, '')
    .replace(/^[)\s.]+/, '')
  if (before === '') return true
  if (behind !== '' && !/^[|·]/.test(behind)) return false
  return (
    !period.isSingle ||
    /[|·\t–—]$/.test(before) ||
    / {2}$/.test(text.slice(0, period.start)) ||
    (single === 'end' && /[,(]$/.test(`${before}${text.slice(before.length, period.start).trim()}`))
  )
}

function datedLine(line: Line, index: number, reading: Reading, inBullets: boolean): Dated | null {
  if ((isBullet(line) && !inBullets) || line.text.length > LONGEST) return null
  const labelled = labelledOf(line)
  if (labelled && labelled.label !== 'period') return null
  const content = labelled?.value ?? (isBullet(line) ? trimmed(line) : line)
  const period = periodsOf(content.text).find((one) => opensEntry(content, one, reading))
  return period ? { index, line: content, period, rest: aroundPeriod(content, period) } : null
}

/** A sentence, not a name: long, or begun small, or of several words with a full stop. */
const isProse = ({ text }: Piece) => text.length > 100 || /^\p{Ll}/u.test(text) || (/\p{L}{3}\.$/u.test(text) && text.split(' ').length > 4)
const isHeadLike = (line: Line | undefined): line is Line =>
  line !== undefined && !isBlank(line) && !isBullet(line) && (labelledOf(line) !== null || !isProse(line))

/** Lines right above a time that name what it is of, when they stand alone; of more lines the last ones. */
const MOST_ABOVE = 3
const LAST_ABOVE = 2

/** Where the entry begins when its name stands above its time. Lines with labels all belong to it. */
function headStart(lines: readonly Line[], dated: Dated, least: number): number {
  let at = dated.index
  let unlabelled = 0
  while (at > least && isHeadLike(lines[at - 1]) && unlabelled <= MOST_ABOVE) {
    at -= 1
    const line = lines[at]
    if (line && !labelledOf(line)) unlabelled += 1
  }
  return unlabelled > MOST_ABOVE ? dated.index - LAST_ABOVE : at
}

const isSure = (known: Known | null) => known !== null && known.confidence !== 'low'
const isFull = ({ what, where }: Head) => isSure(what) && isSure(where)

/** How many lines behind the time still name the entry: until post and employer are known. */
function headEnd(lines: readonly Line[], dated: Dated, end: number, { classify }: Reading): number {
  const taken: Piece[] = [...dated.rest]
  let at = dated.index + 1
  while (at < end && at < dated.index + 4 && !isFull(readHead(taken, classify))) {
    const line = lines[at]
    if (line && isBlank(line) && taken.length === 0) at += 1
    else if (isHeadLike(line) && !labelledOf(line) && taken.length < 2) {
      taken.push(line)
      at += 1
    } else break
  }
  return at
}

/** What labels say goes before what the other lines let suppose. */
function headOf(lines: readonly Line[], rest: readonly Piece[], { classify }: Reading): Head {
  const labels = lines.map((line) => labelledOf(line))
  const plain = lines.filter((line, index) => labels[index] === null && !isBlank(line) && !isBullet(line))
  const said = (wanted: 'what' | 'where'): Known | null => {
    const value = labels.find((one) => one?.label === wanted)?.value
    const first = value && trimmed(part(value, 0, wanted === 'where' ? commaIn(value.text) : value.text.length))
    return first ? { piece: first, confidence: 'high' } : null
  }
  const inOrder = [...rest, ...plain].sort((one, other) => one.start - other.start)
  const read = readHead(inOrder, classify)
  return { what: said('what') ?? read.what, where: said('where') ?? read.where }
}

const commaIn = (text: string) => (text.includes(',') ? text.indexOf(',') : text.length)

interface Extent {
  readonly from: number
  readonly headTo: number
  readonly to: number
}

function toEntry(source: Passage, lines: readonly Line[], dated: Dated, { from, headTo, to }: Extent, reading: Reading): Entry {
  const isLabelled = (line: Line) => ['what', 'where', 'period'].includes(labelledOf(line)?.label ?? '')
  const tail = lines.slice(headTo, to)
  const heads = [...lines.slice(from, dated.index), ...lines.slice(dated.index + 1, headTo), ...tail.filter(isLabelled)]
  const head = headOf(heads, dated.rest, reading)
  const field = (known: Known | null) => known && fieldOf(source, known.piece, known.confidence)
  const [told, ...more] = tail.filter((line) => !isBlank(line) && !isLabelled(line))
  return {
    what: field(head.what),
    where: field(head.where),
    ...toPeriod(source, dated.line, dated.period, reading.single),
    description: told ? extentOf(source, [told, ...more]) : null,
    words: [...dated.rest, ...heads].map(({ text }) => text).join(' '),
    ...extentOf(source, [dated.line, ...lines.slice(from, to).filter((line) => !isBlank(line))]),
  }
}

/** The dated entries of a section, in its order. */
export function entriesOf(source: Passage, given: readonly Line[], reading: Reading): Entry[] {
  const lines = besideTexts(given, (line) => datedLine(line, 0, reading, false)?.rest.length === 0)
  const first = lines.findIndex((line) => !isBlank(line))
  const inBullets = first >= 0 && lines.slice(first, first + 1).every(isBullet)
  const dated = lines.flatMap((line, index) => datedLine(line, index, reading, inBullets) ?? [])
  const isPeriodFirst = dated[0]?.index === first
  const starts = dated.map((one, index) => (isPeriodFirst ? one.index : headStart(lines, one, (dated[index - 1]?.index ?? -1) + 1)))
  return dated.map((one, index) => {
    const from = starts[index] ?? one.index
    const to = starts[index + 1] ?? lines.length
    const hasHead = from < one.index
    return toEntry(source, lines, one, { from, headTo: hasHead ? one.index + 1 : headEnd(lines, one, to, reading), to }, reading)
  })
}

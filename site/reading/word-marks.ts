import { diffArrays } from 'diff'
import { bullet } from './bullet.ts'
import { dayKey, writtenDay } from './written-day.ts'

/** A run of words of a sentence: gone from the other text, or new in it; `decides` where it moves the grade. */
export interface MarkedPiece {
  readonly text: string
  readonly mark?: 'gone' | 'new'
  readonly decides?: true
}

interface Span {
  readonly start: number
  readonly end: number
}

interface Sides<T> {
  readonly before: T
  readonly after: T
}

/** Both wordings of a sentence in pieces: what only one has is marked, and what moves the grade once more. */
export function markedWords(texts: Sides<string>, deciding: Sides<readonly Span[]>): Sides<readonly MarkedPiece[]> {
  return inPieces(texts, differencesOf(texts), deciding)
}

/** The same of two sentences that have too little in common to mark each difference. */
export function decidingWords(texts: Sides<string>, deciding: Sides<readonly Span[]>): Sides<readonly MarkedPiece[]> {
  return inPieces(texts, { before: [], after: [] }, deciding)
}

function inPieces(texts: Sides<string>, other: Sides<readonly Span[]>, deciding: Sides<readonly Span[]>): Sides<readonly MarkedPiece[]> {
  return {
    before: piecesOf(texts.before, other.before, deciding.before, 'gone'),
    after: piecesOf(texts.after, other.after, deciding.after, 'new'),
  }
}

/** A sentence in one piece, where there is one. */
export function unmarked(text: string | null): readonly MarkedPiece[] | null {
  return text === null ? null : [{ text: text.replace(bullet, '') }]
}

/** A sentence with more differences is another one; finding them would take a square of its length. */
const MOST_DIFFERENCES = 120

/** Where each text has words that the other has not, the space between them is none; nowhere, where that is nearly all of it. */
function differencesOf(texts: Sides<string>): Sides<readonly Span[]> {
  const words = { before: wordsOf(texts.before), after: wordsOf(texts.after) }
  const spans: Sides<Span[]> = { before: [], after: [] }
  const at = { before: 0, after: 0 }
  const written = (side: keyof typeof words) => words[side].map(({ start, end }) => keyOf(texts[side].slice(start, end)))
  for (const { count, added, removed } of diffArrays(written('before'), written('after'), { maxEditLength: MOST_DIFFERENCES }) ?? []) {
    if (removed) spans.before.push(spanOf(words.before.slice(at.before, at.before + count)))
    if (added) spans.after.push(spanOf(words.after.slice(at.after, at.after + count)))
    if (!added) at.before += count
    if (!removed) at.after += count
  }
  return { before: joined(texts.before, spans.before), after: joined(texts.after, spans.after) }
}

/** Differences with nothing but a space or a dot between them are one. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans) {
    const last = all.at(-1)
    if (last && /^[\s.]*$/.test(text.slice(last.end, span.start))) all.splice(-1, 1, { start: last.start, end: span.end })
    else all.push(span)
  }
  return all
}

/** Words and signs; a day and a number with its decimals are one word each. */
const word = new RegExp(String.raw`${writtenDay.source}|\d+(?:[.,:]\d+)+|[\p{L}\p{N}\u00ad]+|[^\s\p{L}\p{N}]`, 'gu')
const wholeDay = new RegExp(`^${writtenDay.source}$`, 'u')

function wordsOf(text: string): Span[] {
  return [...text.matchAll(word)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
}

/** A day that is only written otherwise is the same day. */
function keyOf(written: string): string {
  return wholeDay.test(written) ? dayKey(written) : written
}

function spanOf(words: readonly Span[]): Span {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }
}

/** The text cut wherever a mark begins or ends. */
function piecesOf(text: string, other: readonly Span[], deciding: readonly Span[], mark: 'gone' | 'new'): MarkedPiece[] {
  const from = bullet.exec(text)?.[0].length ?? 0
  const cuts = [from, text.length, ...[...other, ...deciding].flatMap(({ start, end }) => [start, end])]
  const places = [...new Set(cuts.filter((at) => at >= from && at <= text.length))].sort((a, b) => a - b)
  return places.slice(1).map((end, index) => {
    const start = places[index] ?? from
    const holds = (span: Span) => span.start <= start && end <= span.end
    const decides = deciding.some(holds)
    return { text: text.slice(start, end), ...((decides || other.some(holds)) && { mark }), ...(decides && { decides }) }
  })
}

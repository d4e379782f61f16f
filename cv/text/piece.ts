import { type Passage, type Place, spanOf } from '#language'
import type { Confidence, Field } from '../model/cv.ts'

/** A part of the text as the rules read it, with its place in it. */
export interface Piece {
  readonly text: string
  readonly start: number
}

export const endOf = ({ text, start }: Piece) => start + text.length

export function part({ text, start }: Piece, from: number, to = text.length): Piece {
  return { text: text.slice(from, to), start: start + from }
}

/** Without the marks and spaces around it that only join it to its neighbours. A bracket stays with its twin. */
export function trimmed(piece: Piece): Piece {
  const before = /^[\s,;:.•·|*►▸▶➢✓■▌📍✉☎–—-]*/u.exec(piece.text)?.[0].length ?? 0
  let end = piece.text.length
  while (end > before && /[\s,;:·|–—-]/.test(piece.text.charAt(end - 1))) end -= 1
  return withoutStop(part(piece, before, end))
}

/** A full stop goes, but not that of "GmbH & Co." or "M. A." */
function withoutStop(piece: Piece): Piece {
  return /\p{Ll}{4}\.$|\d\.$|mbH\.$/u.test(piece.text) ? part(piece, 0, piece.text.length - 1) : piece
}

export function fieldOf(source: Passage, piece: Piece, confidence: Confidence): Field {
  return { value: piece.text.replace(/\s+/g, ' '), confidence, ...spanOf(source, piece.start, endOf(piece)) }
}

/** The pieces between these marks. */
export function splitAt(piece: Piece, marks: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: mark } of piece.text.matchAll(marks)) {
    pieces.push(part(piece, from, index))
    from = index + mark.length
  }
  pieces.push(part(piece, from))
  return pieces.filter(({ text }) => text.trim() !== '')
}

/** As `splitAt`, for marks of one character; not inside of brackets. */
export function splitOutsideBrackets(piece: Piece, marks: string): Piece[] {
  const pieces: Piece[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at < piece.text.length; at += 1) {
    const character = piece.text.charAt(at)
    if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0 && marks.includes(character)) {
      pieces.push(part(piece, from, at))
      from = at + 1
    }
  }
  pieces.push(part(piece, from))
  return pieces.map(trimmed).filter(({ text }) => text !== '')
}

/** From the first of these pieces in the text to the last: columns may have them in another order. */
export function extentOf(source: Passage, pieces: readonly [Piece, ...Piece[]]): Place {
  let [start, end] = [Number.POSITIVE_INFINITY, 0]
  for (const piece of pieces) {
    start = Math.min(start, piece.start)
    end = Math.max(end, endOf(piece))
  }
  return spanOf(source, start, end)
}

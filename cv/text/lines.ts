import type { Piece } from './piece.ts'

/** A line without the spaces around it; `indent` is how many columns stood before it. */
export interface Line extends Piece {
  readonly indent: number
}

/** Longer lines are prose: they are looked through for addresses of mail and the like, but hold no entry. */
export const LONGEST = 240

export const isBlank = ({ text }: Piece) => text === ''
export const isBullet = ({ text }: Piece) => /^(?:[•·▪‣●○*►▸▶➢✓■]|[-–—](?=\s))/.test(text)

export function lineOf(raw: string, start: number): Line {
  const text = raw.trimEnd()
  const indent = text.length - text.trimStart().length
  return { text: text.trimStart(), start: start + indent, indent }
}

export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  for (let at = 0; at <= text.length; ) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline
    lines.push(lineOf(text.slice(at, end), at))
    at = end + 1
  }
  return lines
}

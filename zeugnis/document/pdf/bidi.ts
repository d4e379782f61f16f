import bidiFactory from 'bidi-js'
import { graphemesOf } from '../letters.ts'
import type { Line, Piece } from './lines.ts'

const bidi = bidiFactory()
const row = (letter: string) => `${letter}+(?: +${letter}+)*`
/** Words of one script in a row, whose letters shape each other: drawn as one, and from right to left by their font. */
const words = new RegExp(`(${row('[\\p{Script=Arabic}\\p{M}\\p{Join_Control}]')}|${row('(?:(?!\\p{Script=Arabic})[\\p{L}\\p{M}])')})`, 'u')
/** Numbers run from left to right; their font, which takes them for words, would turn them: drawn one by one. */
const arabicDigits = /([\u0660-\u0669\u06f0-\u06f9])/u

/** What is drawn as one and keeps its own direction. */
interface Atom<Look> {
  readonly piece: Piece<Look>
  /** Depth of turning: odd from right to left, even from left to right (UAX #9). */
  readonly level: number
}

/**
 * The pieces of a line from left to right. The line itself runs so, its words of other scripts are turned
 * (UAX #9, rules L2 and L4). Programs that extract text expect it as it stands, and turn such words back themselves.
 */
export function arrange<Look>(line: Line<Look>): Line<Look> {
  const atoms = atomsIn(line)
  const highest = atoms.reduce((level, atom) => Math.max(level, atom.level), 0)
  const levels = Array.from({ length: highest }, (_, index) => highest - index)
  return levels.reduce(turned, atoms).map(mirrored)
}

function atomsIn<Look>(line: Line<Look>): Atom<Look>[] {
  const { levels } = bidi.getEmbeddingLevels(line.map(({ text }) => text).join(''), 'ltr')
  const atoms: Atom<Look>[] = []
  let at = 0
  for (const { text, look } of line) {
    for (const run of sameLevel(text, levels.subarray(at, at + text.length))) {
      for (const part of partsOf(run.text, run.level)) atoms.push({ piece: { text: part, look }, level: run.level })
    }
    at += text.length
  }
  return atoms
}

function sameLevel(text: string, levels: Uint8Array): { text: string; level: number }[] {
  const starts = Array.from(levels.keys()).filter((index) => levels[index] !== levels[index - 1])
  return starts.map((start, index) => ({ text: text.slice(start, starts[index + 1]), level: levels[start] ?? 0 }))
}

function partsOf(text: string, level: number): string[] {
  if (level % 2 === 0) return text.split(arabicDigits).filter(Boolean)
  return text.split(words).flatMap((part, index) => (index % 2 === 1 ? [part] : graphemesOf(part)))
}

/** Neighbours of at least that level change their order. */
function turned<Look>(atoms: readonly Atom<Look>[], level: number): Atom<Look>[] {
  const groups: Atom<Look>[][] = []
  for (const atom of atoms) {
    const last = groups.at(-1)
    if (last?.[0] && last[0].level >= level && atom.level >= level) last.unshift(atom)
    else groups.push([atom])
  }
  return groups.flat()
}

function mirrored<Look>({ piece, level }: Atom<Look>): Piece<Look> {
  return level % 2 === 0 ? piece : { ...piece, text: bidi.getMirroredCharacter(piece.text) ?? piece.text }
}

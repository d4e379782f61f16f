import type { Passage } from './passage.ts'

/** What one unit of a text is read as, and how many UTF-16 units of the text as given it took. */
export type Unit = readonly [text: string, used: number]

/** What one kind of text reads otherwise than all others. */
export interface Reading {
  /** The unit that begins at a place of the text as given, where this kind of text reads it by a rule of its own. */
  readonly own: (given: string, at: number) => Unit | undefined
  /** How a letter is spelled once its accents are put to it; as it is when nothing is said. Leaves ASCII alone. */
  readonly spell?: (letter: string) => string
  /** What is left out: how many units of the text as given, by where they begin. */
  readonly skips?: ReadonlyMap<number, number>
}

/** Soft hyphens, marks of width nothing and of direction (Unicode 16, general category Cf). */
const INVISIBLE = String.raw`[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]`
const dropped = new RegExp(INVISIBLE)
const everyDropped = new RegExp(INVISIBLE, 'g')
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\v]/
/** A run that needs no reading: most of any text. */
const plain = /[A-Za-z0-9 .,;:()\n|-]+(?![\u0300-\u036f])/y

const nothing: ReadonlyMap<number, number> = new Map()
const asItIs = (letter: string) => letter

/** A text without what nobody sees in it, and behind which a word could hide. */
export function withoutInvisible(text: string): string {
  return text.replace(everyDropped, '')
}

/**
 * Undoes what word processors and PDF do to letters: soft hyphens, ligatures, accents apart from their letters, unusual
 * spaces and line ends. One pass, so the time grows with the length only; any text can be read.
 * @param reading what stays with a kind of text: a tab is a column of a CV, and a space in a letter
 * @returns the text as the rules read it; each unit keeps its place in the text as given
 */
export function normalise(given: string, { own, spell = asItIs, skips = nothing }: Reading): Passage {
  const pieces: string[] = []
  const [starts, ends]: [number[], number[]] = [[], []]
  // A run is looked for once, however often a skip parts it: else the time would grow faster than the text.
  for (let at = 0, plainEnd = 0; at < given.length; ) {
    const skip = skips.get(at)
    if (skip !== undefined) {
      at += skip
      continue
    }
    if (at >= plainEnd) plainEnd = plainEndFrom(given, at)
    const length = lengthBeforeSkip(at, plainEnd, skips)
    const [text, used] = length > 0 ? [given.slice(at, at + length), length] : (own(given, at) ?? readUnit(given, at, spell))
    pieces.push(text)
    for (let index = 0; index < text.length; index += 1) {
      starts.push(length > 0 ? at + index : at)
      ends.push(length > 0 ? at + index + 1 : at + used)
    }
    at += used
  }
  return { text: pieces.join(''), starts, ends }
}

/** Behind the plain run at a place; the place itself when there is none. */
function plainEndFrom(given: string, at: number): number {
  plain.lastIndex = at
  return at + (plain.exec(given)?.[0].length ?? 0)
}

/** How much of a run can be taken at once: it ends where something is to be skipped. */
function lengthBeforeSkip(at: number, end: number, skips: ReadonlyMap<number, number>): number {
  if (skips.size === 0) return end - at
  for (let next = at + 1; next < end; next += 1) if (skips.has(next)) return next - at
  return end - at
}

/** One character with the accents that follow it. */
function readUnit(given: string, at: number, spell: (letter: string) => string): Unit {
  const character = given.charAt(at)
  if (character === '\r') return [given.charAt(at + 1) === '\n' ? '' : '\n', 1]
  if (dropped.test(character)) return ['', 1]
  if (spaces.test(character)) return [' ', 1]
  if (character === '\u2028' || character === '\u2029') return ['\n', 1]
  const accents = /^[\u0300-\u036f]{1,4}/.exec(given.slice(at + 1, at + 5))?.[0] ?? ''
  const whole = accents ? (character + accents).normalize('NFC') : character
  return [spell(whole >= '\ufb00' && whole <= '\ufb06' ? whole.normalize('NFKC') : whole), 1 + accents.length]
}

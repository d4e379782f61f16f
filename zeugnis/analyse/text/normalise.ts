import { fold } from './fold.ts'
import { pageFurniture } from './page-furniture.ts'

/** A text as the rules read it, and where each of its UTF-16 units stood in the text as given. */
export interface Normalised {
  readonly text: string
  /** Of one unit more than the text: the last entry is the length of the text as given. */
  readonly origin: readonly number[]
  /** Whether words were read otherwise than they stand there: errors of a scanner. */
  readonly repaired: boolean
}

const dropped = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t\v\f]/
/** A run that needs no reading: most of any text. */
const plain = /[A-Za-z .,;:\n]+(?![\u0300-\u036f])/y

/**
 * Undoes what word processors, PDF and scanners do to a text: soft hyphens, ligatures, words broken over lines, page
 * headers, spaced-out headings, Windows line ends, unusual spaces, accents apart from their letters; and folds umlauts
 * (see `fold`). One pass, so the time grows with the length only.
 */
export function normalise(given: string): Normalised {
  const pieces: string[] = []
  const origin: number[] = []
  function put(text: string, at: number, step: 0 | 1): void {
    pieces.push(text)
    for (let index = 0; index < text.length; index += 1) origin.push(at + index * step)
  }
  const skips = skipped(given)
  for (let at = 0; at < given.length; ) {
    const skip = skips.get(at)
    if (skip !== undefined) {
      at += skip
      continue
    }
    plain.lastIndex = at
    const run = plain.exec(given)?.[0] ?? ''
    const length = run ? plainLength(skips, at, run.length) : 0
    if (length > 0) {
      put(given.slice(at, at + length), at, 1)
      at += length
      continue
    }
    const [text, used] = readUnit(given, at)
    put(text, at, 0)
    at += used
  }
  origin.push(given.length)
  return { text: pieces.join(''), origin, repaired: false }
}

/** A plain run ends where something is to be skipped. */
function plainLength(skips: ReadonlyMap<number, number>, at: number, length: number): number {
  if (skips.size === 0) return length
  for (let index = 1; index < length; index += 1) if (skips.has(at + index)) return index
  return length
}

/** One character with the accents that follow it, as the rules read it, and how many units it took. */
function readUnit(given: string, at: number): [text: string, used: number] {
  const character = given.charAt(at)
  if (character === '\r') return [given.charAt(at + 1) === '\n' ? '' : '\n', 1]
  if (dropped.test(character)) return ['', 1]
  if (spaces.test(character)) return [' ', 1]
  if (character === '\u2028' || character === '\u2029') return ['\n', 1]
  if (character === 'Ã') return readMojibake(given, at)
  const accents = /^[\u0300-\u036f]{1,4}/.exec(given.slice(at + 1, at + 5))?.[0] ?? ''
  const whole = accents ? (character + accents).normalize('NFC') : character
  return [fold(whole >= '\ufb00' && whole <= '\ufb06' ? whole.normalize('NFKC') : whole), 1 + accents.length]
}

/** Umlauts that were written as UTF-8 and read as Latin-1. */
const mojibake: Readonly<Record<string, string>> = { '¤': 'ae', '¶': 'oe', '¼': 'ue', Ÿ: 'ss', '„': 'Ae', '–': 'Oe', œ: 'Ue', '\u009f': 'ss' }

function readMojibake(given: string, at: number): [text: string, used: number] {
  const letter = mojibake[given.charAt(at + 1)]
  return letter === undefined ? ['Ã', 1] : [letter, 2]
}

/** A hyphen and line end inside of a word ("Zufrieden-\nheit"), but not "Kunden-\nund Lieferanten". */
export const brokenWord = /(?<=\p{Ll})[-\u2010\u00ad][ \t]{0,3}\r?\n[ \t]{0,8}(?=\p{Ll})(?!(?:und|oder|sowie|bzw)(?!\p{L}))/gu
/** "Z E U G N I S" on a line of its own. */
const spacedLine = /(?<=^|\n)[ \t]*\p{L}(?:[ \u00a0]\p{L}){4,30}[ \t]*(?=\r?\n|$)/gu

/** What is left out of a text: how many units from where. */
function skipped(given: string): ReadonlyMap<number, number> {
  const skips = new Map<number, number>()
  for (const { start, end } of pageFurniture(given)) skips.set(start, end - start)
  for (const { index, 0: found } of given.matchAll(brokenWord)) skips.set(index, found.length)
  for (const { index, 0: line } of given.matchAll(spacedLine))
    for (let at = 0; at < line.length; at += 1) if (/[ \u00a0]/.test(line.charAt(at))) skips.set(index + at, 1)
  return skips
}

import { fold, normalise as normaliseText, placesOf, type Unit } from '#language'
import { pageFurniture } from './page-furniture.ts'

/** A text as the rules read it, and where each of its UTF-16 units stood in the text as given. */
export interface Normalised {
  readonly text: string
  /** Of one unit more than the text: the last entry is the length of the text as given. */
  readonly origin: readonly number[]
  /** Whether words were read otherwise than they stand there: errors of a scanner. */
  readonly repaired: boolean
}

/**
 * Undoes what word processors, PDF and scanners do to a letter, folds umlauts (see `fold`), and leaves out what the page
 * adds: words broken over lines, page headers, spaced-out headings. The time grows with the length only.
 */
export function normalise(given: string): Normalised {
  const { text, starts } = normaliseText(given, { own, spell: fold, skips: skipped(given) })
  return { text, origin: starts.concat(given.length), repaired: false }
}

/** A letter has no columns; umlauts may have been written as UTF-8 and read as Latin-1. */
function own(given: string, at: number): Unit | undefined {
  const character = given.charAt(at)
  if (character === '\t' || character === '\f') return [' ', 1]
  return character === 'Ã' ? readMojibake(given, at) : undefined
}

const mojibake: Readonly<Record<string, string>> = { '¤': 'ae', '¶': 'oe', '¼': 'ue', Ÿ: 'ss', '„': 'Ae', '–': 'Oe', œ: 'Ue', '\u009f': 'ss' }

function readMojibake(given: string, at: number): Unit {
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
  for (const { start, end } of [...pageFurniture(given), ...placesOf(given, brokenWord)]) skips.set(start, end - start)
  for (const { index, 0: line } of given.matchAll(spacedLine))
    for (let at = 0; at < line.length; at += 1) if (/[ \u00a0]/.test(line.charAt(at))) skips.set(index + at, 1)
  return skips
}

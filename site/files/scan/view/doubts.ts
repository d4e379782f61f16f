import { DOUBTFUL } from '../limits.ts'
import type { Box } from '../scan-page.ts'
import type { ScanText } from '../text/text-of-scan.ts'

/** A stretch of a text that was read; one with a place in a picture is to be looked at. */
export interface Stretch {
  readonly text: string
  readonly doubt?: Doubt
}

interface Doubt {
  /** Index of its page. */
  readonly page: number
  readonly box: Box
  /** Somebody has looked at it, and corrected it where that was needed. */
  readonly isSettled: boolean
}

/** A text in stretches: what was read surely, and between it each doubtful word and each place where one may be missing. */
export function stretchesOf({ text, words }: ScanText): Stretch[] {
  const stretches: Stretch[] = []
  let from = 0
  for (const { start, end, confidence, page, box } of words) {
    if (confidence >= DOUBTFUL || start < from || isSign(text.slice(start, end))) continue
    if (start > from) stretches.push({ text: text.slice(from, start) })
    stretches.push({ text: text.slice(start, end), doubt: { page, box, isSettled: false } })
    from = end
  }
  return [...stretches, { text: text.slice(from) }]
}

/** Bullets, dashes and dots decide nothing; what is missing is no sign. */
const isSign = (word: string) => word !== '' && !/[\p{L}\p{N}]/u.test(word)

export const textOf = (stretches: readonly Stretch[]): string => stretches.map(({ text }) => text).join('')

/** Places of the stretches that are still to be looked at. */
export function openIn(stretches: readonly Stretch[]): number[] {
  return stretches.flatMap(({ doubt }, at) => (doubt && !doubt.isSettled ? [at] : []))
}

/** The text with a doubt settled: by the word that stands there, or by another. A word that was missing brings its blank. */
export function settled(stretches: readonly Stretch[], at: number, word: string): Stretch[] {
  const { text: before = '' } = stretches[at - 1] ?? {}
  const isAdded = stretches[at]?.text === '' && word !== ''
  const text = isAdded && /\S$/.test(before) ? ` ${word}` : word
  return stretches.map((stretch, index) => (index === at && stretch.doubt ? { text, doubt: { ...stretch.doubt, isSettled: true } } : stretch))
}

/** How many words were looked at, of those that the text has. */
export function countsOf(stretches: readonly Stretch[]): { readonly doubts: number; readonly words: number } {
  return { doubts: stretches.filter(({ doubt }) => doubt).length, words: textOf(stretches).split(/\s+/u).length }
}

/** All that is left to be looked at is taken as it was read. */
export function settledAsRead(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map(({ text, doubt }) => ({ text, ...(doubt && { doubt: { ...doubt, isSettled: true } }) }))
}

import type { Span } from '../model/requirement.ts'

export interface Word {
  /** Folded: lower case, umlauts spelled out. */
  readonly text: string
  readonly span: Span
}

const folds: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** One spelling for all: „Lübeck“, “Luebeck” and “LÜBECK” are the same word. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => folds[letter] ?? letter)
}

/** The words of a text with their places. A hyphen parts words; `C++`, `C#` and `B2` are words. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu)].map((match) => ({
    text: fold(match[0]),
    span: [match.index, match.index + match[0].length],
  }))
}

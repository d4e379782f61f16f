import type { Span } from '../model/requirement.ts'
import { fold, type Word } from './words.ts'

export interface Found<T> {
  readonly value: T
  readonly span: Span
  /** Which words: the first, and the one after the last. */
  readonly at: Span
}

interface Entry<T> {
  readonly value: T
  readonly parts: readonly Part[]
  /** Letters that have to be there: the more, the better the entry knows what it means. */
  readonly letters: number
}

interface Part {
  readonly text: string
  readonly kind: 'whole' | 'beginning' | 'ending'
}

/** Letters by which beginnings and endings are looked up. */
const KEY = 3

function partOf(word: string): Part {
  if (word.endsWith('*')) return { kind: 'beginning', text: word.slice(0, -1) }
  if (word.startsWith('*')) return { kind: 'ending', text: word.slice(1) }
  return { kind: 'whole', text: word }
}

function entryOf<T>(phrase: string, value: T): Entry<T> {
  const parts =
    fold(phrase)
      .match(/\*?[\p{L}\p{N}][\p{L}\p{N}+#]*\*?/gu)
      ?.map(partOf) ?? []
  return { value, parts, letters: parts.reduce((sum, { text }) => sum + text.length, 0) }
}

function keyOf({ kind, text }: Part): string {
  if (kind === 'whole') return `=${text}`
  return kind === 'beginning' ? `<${text.slice(0, KEY)}` : `>${text.slice(-KEY)}`
}

function fits({ kind, text }: Part, word: Word | undefined): boolean {
  if (!word) return false
  if (kind === 'whole') return word.text === text
  return kind === 'beginning' ? word.text.startsWith(text) : word.text.endsWith(text)
}

/**
 * Makes a finder of phrases. From left to right the phrase with most letters wins and its words are spent. Each word
 * meets only the entries that share its letters, so the time grows with the length of the text only.
 */
export function makeFinder<T>(lists: readonly { readonly value: T; readonly phrases: readonly string[] }[]): (words: readonly Word[]) => Found<T>[] {
  const index = Map.groupBy(
    lists.flatMap(({ value, phrases }) => phrases.map((phrase) => entryOf(phrase, value))),
    ({ parts: [first] }) => (first ? keyOf(first) : ''),
  )
  const candidates = ({ text }: Word) => [`=${text}`, `<${text.slice(0, KEY)}`, `>${text.slice(-KEY)}`].flatMap((key) => index.get(key) ?? [])
  return (words) => {
    const found: Found<T>[] = []
    for (let at = 0; at < words.length; ) {
      const word = words[at]
      const best = (word ? candidates(word) : [])
        .filter(({ parts }) => parts.every((part, place) => fits(part, words[at + place])))
        .reduce<Entry<T> | undefined>((one, other) => (one && one.letters >= other.letters ? one : other), undefined)
      const end = at + (best?.parts.length ?? 1)
      if (best && word) found.push({ value: best.value, span: [word.span[0], words[end - 1]?.span[1] ?? 0], at: [at, end] })
      at = end
    }
    return found
  }
}

import { keyOf } from './fold.ts'
import type { Place } from './place.ts'
import type { Word } from './words.ts'

/** Between the words of a phrase `_` stands for one to so many others. */
const GAP = 4
/** Letters by which beginnings and endings at the head of a phrase are looked up. */
const KEY = 3

type Part = { readonly kind: 'whole' | 'beginning' | 'ending'; readonly text: string } | { readonly kind: 'gap' }

interface Entry<T> {
  readonly value: T
  readonly parts: readonly Part[]
  /** Letters that have to be there: the more, the better the entry knows what it means. */
  readonly letters: number
}

/** What was found: from its first word to its last, as a place of the text that the words are of. */
export interface Found<T> extends Place {
  readonly value: T
  /** Which words: the first, and the one behind the last. */
  readonly words: readonly [first: number, behind: number]
}

/** What phrases mean: whole words, beginnings (`hervorragend*`), endings (`*kenntnis`), and `_` for one to four words. */
export interface Meant<T> {
  readonly value: T
  readonly phrases: readonly string[]
}

function partOf(word: string): Part {
  if (word === '_') return { kind: 'gap' }
  if (word.endsWith('*')) return { kind: 'beginning', text: word.slice(0, -1) }
  if (word.startsWith('*')) return { kind: 'ending', text: word.slice(1) }
  return { kind: 'whole', text: word }
}

/** `gab sich _ Mühe` → its parts. A hyphen parts words, as in a text. */
function entryOf<T>(phrase: string, value: T): Entry<T> {
  const parts = (keyOf(phrase).match(/_|\*?[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*\*?/gu) ?? []).map(partOf)
  return { value, parts, letters: parts.reduce((sum, part) => sum + (part.kind === 'gap' ? 0 : part.text.length), 0) }
}

function fits(part: Part, word: Word | undefined): boolean {
  if (!word || part.kind === 'gap') return false
  if (part.kind === 'whole') return word.key === part.text
  return part.kind === 'beginning' ? word.key.startsWith(part.text) : word.key.endsWith(part.text)
}

/** Behind which word the parts from `next` on end when they begin at `at`, or 0. */
function matchEnd(parts: readonly Part[], next: number, words: readonly Word[], at: number): number {
  const part = parts[next]
  if (!part) return at
  if (part.kind !== 'gap') return fits(part, words[at]) ? matchEnd(parts, next + 1, words, at + 1) : 0
  for (let skip = 1; skip <= GAP; skip += 1) {
    const end = matchEnd(parts, next + 1, words, at + skip)
    if (end > 0) return end
  }
  return 0
}

/** Entries by their first word, so that each word of a text meets few of them. */
class Index<T> {
  readonly #whole = new Map<string, Entry<T>[]>()
  readonly #beginning = new Map<string, Entry<T>[]>()
  readonly #ending = new Map<string, Entry<T>[]>()

  add(entry: Entry<T>): void {
    const [first] = entry.parts
    if (!first || first.kind === 'gap') throw new RangeError('A phrase begins with a word.')
    if (first.kind !== 'whole' && first.text.length < KEY)
      throw new RangeError(`A beginning or ending at the head of a phrase has ${KEY} letters at least: ${first.text}`)
    if (first.kind === 'whole') put(this.#whole, first.text, entry)
    else if (first.kind === 'beginning') put(this.#beginning, first.text.slice(0, KEY), entry)
    else put(this.#ending, first.text.slice(-KEY), entry)
  }

  candidates({ key }: Word): readonly Entry<T>[] {
    const lists = [this.#whole.get(key), this.#beginning.get(key.slice(0, KEY)), this.#ending.get(key.slice(-KEY))]
    return lists.flatMap((entries) => entries ?? [])
  }
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

interface Match<T> {
  readonly value: T
  readonly end: number
  readonly rank: number
}

/**
 * Makes a finder of phrases. From left to right the best phrase wins and its words are spent: `nicht zuletzt` leaves no
 * `nicht`. Of equals the first whole word wins, then the first beginning. Each word meets only the phrases that share
 * its letters, so the time grows with the length of the text only.
 * @param prefers the best phrase is that of most words, or that of most letters of its own
 * @throws {RangeError} for a phrase that does not begin with a word, or with too little of one to be looked up
 */
export function makeFinder<T>(lists: readonly Meant<T>[], prefers: 'words' | 'letters' = 'words'): (words: readonly Word[]) => Found<T>[] {
  const index = new Index<T>()
  for (const { phrases, value } of lists) for (const phrase of phrases) index.add(entryOf(phrase, value))
  return (words) => {
    const found: Found<T>[] = []
    for (let at = 0; at < words.length; ) {
      const best = bestAt(index, words, at, prefers)
      const [first, last] = [words[at], words[(best?.end ?? 0) - 1]]
      if (best && first && last) found.push({ value: best.value, start: first.start, end: last.end, words: [at, best.end] })
      at = best?.end ?? at + 1
    }
    return found
  }
}

function bestAt<T>(index: Index<T>, words: readonly Word[], at: number, prefers: 'words' | 'letters'): Match<T> | undefined {
  const word = words[at]
  let best: Match<T> | undefined
  for (const { value, parts, letters } of word ? index.candidates(word) : []) {
    const end = matchEnd(parts, 0, words, at)
    const rank = prefers === 'words' ? end : letters
    if (end > 0 && rank > (best?.rank ?? 0)) best = { value, end, rank }
  }
  return best
}

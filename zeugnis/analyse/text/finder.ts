import type { Place } from '../../model/mark.ts'
import { fold } from './fold.ts'
import type { Word } from './words.ts'

/** Between the words of a phrase `_` stands for one to four others. */
const GAP = 4

type Part = { readonly kind: 'whole' | 'beginning' | 'ending'; readonly text: string } | { readonly kind: 'gap' }

interface Entry<T> {
  readonly value: T
  readonly parts: readonly Part[]
}

export interface Found<T> extends Place {
  readonly value: T
}

function partOf(word: string): Part {
  if (word === '_') return { kind: 'gap' }
  if (word.endsWith('*')) return { kind: 'beginning', text: word.slice(0, -1) }
  if (word.startsWith('*')) return { kind: 'ending', text: word.slice(1) }
  return { kind: 'whole', text: word }
}

/** `gab sich _ Mühe` → its parts. A hyphen parts words, as in the text. */
function partsOf(entry: string): Part[] {
  return fold(entry)
    .toLowerCase()
    .split(/[\s-]+/)
    .map(partOf)
}

function fits(part: Part, word: Word | undefined): boolean {
  if (!word || part.kind === 'gap') return false
  if (part.kind === 'whole') return word.lower === part.text
  return part.kind === 'beginning' ? word.lower.startsWith(part.text) : word.lower.endsWith(part.text)
}

/** Behind which word the parts end that begin at `at`, or 0. */
function matchEnd(parts: readonly Part[], words: readonly Word[], at: number): number {
  const [part, ...rest] = parts
  if (!part) return at
  if (part.kind !== 'gap') return fits(part, words[at]) ? matchEnd(rest, words, at + 1) : 0
  for (let skip = 1; skip <= GAP; skip += 1) {
    const end = matchEnd(rest, words, at + skip)
    if (end > 0) return end
  }
  return 0
}

/** Letters by which beginnings and endings are looked up. */
const KEY = 3

/** Entries by their first word, so that each word of a text meets few of them. */
class Index<T> {
  readonly #whole = new Map<string, Entry<T>[]>()
  readonly #beginning = new Map<string, Entry<T>[]>()
  readonly #ending = new Map<string, Entry<T>[]>()

  add(entry: Entry<T>): void {
    const [first] = entry.parts
    if (!first || first.kind === 'gap') throw new RangeError('An entry begins with a word.')
    if (first.kind === 'whole') put(this.#whole, first.text, entry)
    else if (first.kind === 'beginning') put(this.#beginning, first.text.slice(0, KEY), entry)
    else put(this.#ending, first.text.slice(-KEY), entry)
  }

  candidates({ lower }: Word): readonly Entry<T>[] {
    const lists = [this.#whole.get(lower), this.#beginning.get(lower.slice(0, KEY)), this.#ending.get(lower.slice(-KEY))]
    return lists.flatMap((list) => list ?? [])
  }
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/**
 * Makes a finder of these words. From left to right the longest entry wins and its words are spent: `nicht zuletzt`
 * leaves no `nicht`. Each word is looked up once, so the time grows with the length of the text only.
 */
export function makeFinder<T>(lists: readonly { readonly words: readonly string[]; readonly value: T }[]): (words: readonly Word[]) => Found<T>[] {
  const index = new Index<T>()
  for (const { words, value } of lists) for (const entry of words) index.add({ value, parts: partsOf(entry) })
  return (words) => {
    const found: Found<T>[] = []
    for (let at = 0; at < words.length; ) {
      const best = longest(index, words, at)
      const [first, last] = [words[at], words[(best?.end ?? 0) - 1]]
      if (best && first && last) found.push({ value: best.value, start: first.start, end: last.end })
      at = best?.end ?? at + 1
    }
    return found
  }
}

function longest<T>(index: Index<T>, words: readonly Word[], at: number): { readonly value: T; readonly end: number } | undefined {
  const word = words[at]
  let best: { readonly value: T; readonly end: number } | undefined
  for (const { value, parts } of word ? index.candidates(word) : []) {
    const end = matchEnd(parts, words, at)
    if (end > (best?.end ?? 0)) best = { value, end }
  }
  return best
}

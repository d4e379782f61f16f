import type { Locale } from '#words/interface'

/** A word of the index that a word of the query may mean, and how surely: 1 is the word itself. */
export interface Alternative {
  readonly term: string
  readonly weight: number
}

/** A word as it is searched, and with its umlauts kept apart. */
export interface Spelled {
  readonly term: string
  readonly spelling: string
}

/** The terms of an index, each with the spelling it was first found in. */
export type Vocabulary = ReadonlyMap<string, Spelled & { readonly text: string }>

interface Weights {
  /** Of a longer word that begins with the one asked for. */
  readonly prefix: number
  /** Of a compound that holds it. */
  readonly part: number
  readonly shortestPart: number
}

/** English writes its compounds apart: there a word within a word is mostly chance. */
const weights: Readonly<Record<Locale, Weights>> = {
  de: { prefix: 0.7, part: 0.5, shortestPart: 4 },
  en: { prefix: 0.4, part: 0.25, shortestPart: 5 },
}
const SHORTEST_PREFIX = 3
/** Another vowel is another form of the same word, or a longer word that is another one. */
const OTHER_VOWEL = { same: 0.4, longer: 0.05 }
/** A figure says something by the word beside it, and little alone. */
const FIGURE_WEIGHT = 0.3

/** The word itself, words that begin with it, and compounds that hold it: „schlussformel“ in „Dankesschlussformel“. */
export function alternativesOf(asked: Spelled, vocabulary: Vocabulary, locale: Locale): Alternative[] {
  const found: Alternative[] = []
  for (const word of vocabulary.values()) {
    const weight = weightOf(asked.term, word.term, weights[locale])
    const otherVowel = word.term === asked.term ? OTHER_VOWEL.same : OTHER_VOWEL.longer
    if (weight > 0) found.push({ term: word.term, weight: word.spelling.includes(asked.spelling) ? weight : weight * otherVowel })
  }
  return found
}

function weightOf(term: string, word: string, { prefix, part, shortestPart }: Weights): number {
  const isFigure = /^\d+$/.test(term)
  if (word === term) return isFigure ? FIGURE_WEIGHT : 1
  if (isFigure || !word.includes(term)) return 0
  const share = term.length / word.length
  if (word.startsWith(term)) return term.length >= SHORTEST_PREFIX ? prefix * share : 0
  return term.length >= shortestPart ? part * share : 0
}

const SHORTEST_HEAD = 3
const SHORTEST_REST = 4

/** A compound that nobody wrote, taken apart into words that stand in the index: „Zeugniskosten“ into „zeugnis“ and „kosten“. */
export function partsOf(term: string, vocabulary: Vocabulary): Spelled[] {
  for (let length = term.length - SHORTEST_REST; length >= SHORTEST_HEAD; length--) {
    const head = headOf(term.slice(0, length), vocabulary)
    const rest = vocabulary.get(term.slice(length))
    if (head && rest) return [head, rest]
    const more = head ? partsOf(term.slice(length), vocabulary) : []
    if (head && more.length > 0) return [head, ...more]
  }
  return []
}

/** The first part of a compound, with or without the letter that joins it to the next. */
function headOf(part: string, vocabulary: Vocabulary): Spelled | undefined {
  const head = [part, part.replace(/(?:s|n|en|er|es)$/, '')].find((one) => one.length >= SHORTEST_HEAD && vocabulary.has(one))
  return head === undefined ? undefined : vocabulary.get(head)
}

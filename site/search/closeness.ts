import type { Locale } from '#words/interface'
import type { SearchPage } from './index-file.ts'
import { wordsOf } from './words.ts'

/** For each word of the query, in order, the terms that it may mean. */
export type Wanted = readonly ReadonlySet<string>[]

export interface Asked {
  /** The terms of the whole query, common words too, joined by spaces. */
  readonly said: string
  readonly wanted: Wanted
}

const WHOLE_NAME = 5
const PHRASE_IN_TITLE = 3.4
const PHRASE_IN_HEADING = 3
const PHRASE_IN_TEXT = 2.6
const ALL_IN_NAMES = 2.2
const ONE_SECTION = 1.15

/** How much more a page counts when it is called what was asked, or the query's words stand together: as they were asked, or in one section. */
export function closeness(page: SearchPage, { said, wanted }: Asked, locale: Locale): number {
  return isCalled(page, said, locale) ? WHOLE_NAME : togetherness(page, wanted, locale)
}

/** Whether the query is one of the page's names, to its last small word: "sign in" is not "who signs". */
function isCalled({ title, names }: SearchPage, said: string, locale: Locale): boolean {
  return [title, ...names.split(', ')].some((name) => termsOf(name, locale).join(' ') === said)
}

function togetherness({ title, names, about, sections }: SearchPage, wanted: Wanted, locale: Locale): number {
  if (wanted.length < 2) return 1
  const hasPhrase = (text: string) => holdsPhrase(termsOf(text, locale), wanted)
  if (hasPhrase(title) || hasPhrase(names)) return PHRASE_IN_TITLE
  if (sections.some(({ heading }) => hasPhrase(heading))) return PHRASE_IN_HEADING
  if (holdsAll(termsOf(`${title}, ${names}`, locale), wanted)) return ALL_IN_NAMES
  const texts = [about, ...sections.map(({ text }) => text)]
  if (texts.some(hasPhrase)) return PHRASE_IN_TEXT
  return texts.some((text) => holdsAll(termsOf(text, locale), wanted)) ? ONE_SECTION : 1
}

const read = new Map<string, readonly string[]>()

/** Terms of a text of the index: the same texts are asked with every letter that is typed. */
export function termsOf(text: string, locale: Locale): readonly string[] {
  const key = `${locale}\n${text}`
  const terms = read.get(key) ?? wordsOf(text, locale).map(({ term }) => term)
  read.set(key, terms)
  return terms
}

function holdsPhrase(terms: readonly string[], wanted: Wanted): boolean {
  return terms.some((_, start) => wanted.every((meant, index) => meant.has(terms[start + index] ?? '')))
}

function holdsAll(terms: readonly string[], wanted: Wanted): boolean {
  return wanted.every((meant) => terms.some((term) => meant.has(term)))
}

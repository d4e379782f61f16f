import type { Locale } from '#words/interface'
import { stopWords } from './stop-words.ts'

/** A word of a text: where it stands, and what it is searched by. */
export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly term: string
}

const wordPattern = /[\p{L}\p{N}]+/gu
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A word in the letters of a keyboard without umlauts and accents: „Vergütung“ as "verguetung". */
function spell(word: string): string {
  const plain = word.toLowerCase().replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
  return /^[a-z\d]*$/.test(plain) ? plain : plain.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Umlauts as their vowel, however they are written: „Köche“ and "Koeche" as "koche". The "ue" of "Quelle" is none. */
function fold(spelled: string): string {
  return spelled.replace(/([ao])e|(?<!q)ue/g, (_, vowel: string | undefined) => vowel ?? 'u')
}

/** Endings of inflection, cut so far that three letters stay: the same rule for texts and for queries. */
const stems: Readonly<Record<Locale, (word: string) => string>> = {
  de: (word) => word.replace(/(?<=.{3})(?:ern|ers|em|en|er|es|e|(?<=[bdfghklmnrt])s|(?<=[lr])n)$/, '').replace(/(?<=..)ss$/, 's'),
  en: (word) => word.replace(/(?<=.{2})ies$/, 'y').replace(/(?<=.{2}[^su])s$/, ''),
}

/** Without its ending; words with figures have none. */
function stem(word: string, locale: Locale): string {
  return /\d/.test(word) ? word : stems[locale](word)
}

/** What a word is searched by: „Vergütungen“, "Verguetung" and "vergutung" are one term. */
export function termOf(word: string, locale: Locale): string {
  return stem(fold(spell(word)), locale)
}

/** The term with its umlauts kept apart: by it „Schluss“ knows that „Schlüssel“ is another word. */
export function spellingOf(word: string, locale: Locale): string {
  return stem(spell(word), locale)
}

export function splitWords(text: string): string[] {
  return text.match(wordPattern) ?? []
}

/** The words of a text, in order. */
export function wordsOf(text: string, locale: Locale): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
    term: termOf(word, locale),
  }))
}

const stopTerms: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de: new Set(stopWords.de.map((word) => termOf(word, 'de'))),
  en: new Set(stopWords.en.map((word) => termOf(word, 'en'))),
}

/** Words that say nothing about a page, and single letters. */
export function isStopTerm(term: string, locale: Locale): boolean {
  return stopTerms[locale].has(term) || /^\p{L}$/u.test(term)
}

/** The words of a text that are worth searching, each as often as it stands there. */
export function tellingWords(text: string, locale: Locale): Word[] {
  return wordsOf(text, locale).filter(({ term }) => !isStopTerm(term, locale))
}

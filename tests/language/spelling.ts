import type { Locale } from '#words/interface'
import type { Knows } from './dictionaries.ts'
import type { Piece } from './piece.ts'

/** How wording of the other language stands in a text. */
const foreign: Readonly<Record<Locale, RegExp>> = { de: /“[^„“”]*”/g, en: /„[^“]*“/g }
const addresses =
  /\w*_\w+|https?:\S+|\/[\w/-]+|[\w.-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)*\.(?:de|com|eu|io|example|org|json|yaml|docx|pdf|zip|md|js|ts)\b/g
const word = /(?<!\p{L})-?\p{L}+(?:[’'-]\p{L}+)*(?:-(?!\p{L}))?/gu

/** What of a piece is written in which language: English wording stands in “…” inside German, German in „…“ inside English. */
export function byLanguage({ text, locale }: Pick<Piece, 'text' | 'locale'>): readonly { readonly text: string; readonly locale: Locale }[] {
  const quoted = (text.match(foreign[locale]) ?? []).join(' ')
  return [
    { text: text.replace(foreign[locale], ' '), locale },
    { text: quoted, locale: locale === 'de' ? 'en' : 'de' },
  ]
}

/** The words of a piece with the language that each is written in. */
export function wordsOf({ text, locale }: Piece): readonly { readonly word: string; readonly locale: Locale }[] {
  const plain = text.replace(addresses, ' ').replaceAll('\u00AD', '')
  return byLanguage({ text: plain, locale }).flatMap((part) => wordsIn(part.text, part.locale))
}

const wordsIn = (text: string, locale: Locale) => (text.match(word) ?? []).map((one) => ({ word: one, locale }))

/** A noun that goes with every first half of a compound: tells whether „End-“ and „Arbeits-“ are such halves. */
const secondHalf = 'zeugnis'

/**
 * A word is right when the dictionary knows it, or each of its parts between hyphens. Halves that wait for the rest
 * („Arbeits- oder Tarifvertrag“, „Fitnesstrainerin, -trainer“) count as the noun they stand for.
 */
export function isRight(one: string, knows: Knows): boolean {
  if (one.startsWith('-')) return isRight(capitalized(one.slice(1)), knows)
  if (one.endsWith('-')) return knows(one) || isRight(one.slice(0, -1), knows) || knows(one.slice(0, -1) + secondHalf)
  const plain = one.replaceAll('’', "'").replace(/'s?$/, '')
  return plain.length === 1 || knows(plain) || (plain.includes('-') && plain.split('-').every((part) => isRight(part, knows)))
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const umlauts: readonly (readonly [RegExp, string])[] = [
  [/ae/g, 'ä'],
  [/oe/g, 'ö'],
  [/ue/g, 'ü'],
  [/ss/g, 'ß'],
  [/Ae/g, 'Ä'],
  [/Oe/g, 'Ö'],
  [/Ue/g, 'Ü'],
]

/** The word with real umlauts and ß where that makes it a known one. */
export function withUmlauts(one: string, knows: Knows): string | undefined {
  const tries = umlauts.flatMap(([ascii, real]) => (ascii.test(one) ? [one.replace(ascii, real)] : []))
  const all = umlauts.reduce((text, [ascii, real]) => text.replace(ascii, real), one)
  return [...tries, all].find((candidate) => candidate !== one && knows(candidate))
}

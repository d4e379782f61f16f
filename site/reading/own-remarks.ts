import { type Inadmissible, inadmissibleContents, type Letter, type OwnWords } from '#zeugnis'

/** What can be said of a sentence written by hand without knowing what it means. */
export type OwnRemark =
  /** It names somebody of whom the introduction does not speak. */
  | { readonly kind: 'name'; readonly sentence: string }
  /** It speaks of somebody addressed in another way. */
  | { readonly kind: 'pronoun'; readonly sentence: string; readonly word: string }
  | { readonly kind: 'language'; readonly sentence: string }
  | { readonly kind: 'fragment'; readonly sentence: string }
  /** Words that stand twice, or „von Herr …“. */
  | { readonly kind: 'slip'; readonly sentence: string; readonly words: string }
  | { readonly kind: 'inadmissible'; readonly sentence: string; readonly content: Inadmissible; readonly words: string }
  /** Nobody has read what it says. */
  | { readonly kind: 'unread'; readonly sentence: string }

type Check = (sentence: string, letter: Letter) => OwnRemark[]

/** What is noticed of the sentences written by hand that stand in this letter, in either language. */
export function ownRemarks(letter: Letter, own: OwnWords): OwnRemark[] {
  const written = letter.parts
    .flatMap(({ sentences }) => sentences)
    .filter(({ text, phraseId }) => phraseId !== undefined && own[phraseId]?.trim() === text)
    .map(({ text }) => text)
  const typed = letter.parts.find(({ part }) => part === 'schluss')?.sentences.filter(({ grade }) => grade === undefined) ?? []
  return [
    ...written.flatMap((sentence) => checks.flatMap((check) => check(sentence, letter))),
    ...typed.flatMap(({ text }) => [...name(text, letter), ...fragment(text, letter)]),
    ...(letter.language === 'en' ? written.map((sentence) => ({ kind: 'unread', sentence }) as const) : []),
  ]
}

const named = /(?<!\p{L})(?:Frau|Herrn?|Mrs|Mr|Ms|Miss|Mx)\.? (?:(?:Dr|Prof)\.? ?)*(\p{Lu}[\p{L}-]+)(?: (\p{Lu}[\p{L}-]+))?/gu

/** Written by hand of another: „Frau Lahn …“ in the letter of Frau Wolf. One of two words is enough: the second may be a noun. */
const name: Check = (sentence, letter) => {
  const introduction = textOf(letter, 'einleitung')
  return [...sentence.matchAll(named)].some(([, ...words]) => !words.some((word) => word && introduction.includes(word.replace(/s$/u, ''))))
    ? [{ kind: 'name', sentence }]
    : []
}

const pronouns = { he: /(?<!\p{L})(?:he|his|him)(?!\p{L})/iu, she: /(?<!\p{L})(?:she|her|hers)(?!\p{L})/iu } as const

/** German pronouns are read by the analysis; English ones tell whom they are of. */
const pronoun: Check = (sentence, letter) => {
  if (letter.language !== 'en') return []
  const introduction = textOf(letter, 'einleitung')
  const of = /(?<!\p{L})Mr /u.test(introduction) ? 'he' : 'she'
  if (!/(?<!\p{L})M(?:r|s) /u.test(introduction)) return []
  const other = pronouns[of === 'he' ? 'she' : 'he'].exec(sentence)
  return other && !pronouns[of].test(sentence) ? [{ kind: 'pronoun', sentence, word: other[0] }] : []
}

/** Small words that only one of the two languages has. */
const small = {
  de: /(?<!\p{L})(?:und|der|die|das|sie|er|ihr|ihre|seine|mit|stets|hat|wir|zu|zur|bei|Frau|Herr|sehr|nicht)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:and|the|of|with|always|he|she|they|her|his|their|very|we|to|our|is|by)(?!\p{L})/giu,
} as const

const language: Check = (sentence, letter) => {
  const count = (of: RegExp) => [...sentence.matchAll(of)].length
  const [own, other] = letter.language === 'de' ? [small.de, small.en] : [small.en, small.de]
  return count(other) > count(own) ? [{ kind: 'language', sentence }] : []
}

const FEWEST_WORDS = 3

/** One word is no sentence, and a sentence ends. */
const fragment: Check = (sentence) =>
  sentence.split(/\s+/u).length < FEWEST_WORDS || !/[.!?…]["“”»)]?$/u.test(sentence.trim()) ? [{ kind: 'fragment', sentence }] : []

const inadmissible: Check = (sentence) =>
  inadmissibleContents(sentence).map(([content, words]) => ({ kind: 'inadmissible', sentence, content, words }))

/** „die, die die …“ is right; „erledigte erledigte“ is not, and „Herr“ is declined. */
const slips = /(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})|(?<!\p{L})(?:von|mit|bei|zu|gegenüber|für) Herr (?=\p{Lu})/iu

const slip: Check = (sentence) => {
  const found = slips.exec(sentence)
  return found ? [{ kind: 'slip', sentence, words: found[0].trim() }] : []
}

const checks: readonly Check[] = [name, pronoun, language, fragment, slip, inadmissible]

function textOf({ parts }: Letter, wanted: Letter['parts'][number]['part']): string {
  return parts
    .filter(({ part }) => part === wanted)
    .flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join(' ')
}

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
  | { readonly kind: 'insult'; readonly sentence: string; readonly words: string }
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
    ...typed.flatMap(({ text }) => [...name(text, letter), ...pronoun(text, letter), ...fragment(text, letter), ...insult(text, letter)]),
    ...(letter.language === 'en' ? written.map((sentence) => ({ kind: 'unread', sentence }) as const) : []),
  ]
}

const named = /(?<!\p{L})(?:Frau|Herrn?|Mrs|Mr|Ms|Miss|Mx)\.? (?:(?:Dr|Prof)\.? ?)*(\p{Lu}[\p{L}-]+)(?: (\p{Lu}[\p{L}-]+))?/gu

/**
 * Written by hand of another: „Frau Lahn …“ in the letter of Frau Wolf. One of two words is enough: the second may be a noun. „Mit
 * Frau Lahn arbeitete er …“ is of both; „Frau Lahn half ihren …“ is of her alone.
 */
const name: Check = (sentence, letter) => {
  const introduction = textOf(letter, 'einleitung')
  const of = genderOf(introduction)
  const names = new Set(introduction.match(/[\p{L}-]+/gu))
  const isKnown = (word: string | undefined) => word !== undefined && (names.has(word) || names.has(word.replace(/s$/u, '')))
  const others = [...sentence.matchAll(named)].filter(([, ...words]) => !words.some(isKnown))
  const isOfBoth = of !== undefined && pronouns[letter.language][of].test(sentence) && others.every(({ index }) => index > 0)
  return others.length > 0 && !isOfBoth ? [{ kind: 'name', sentence }] : []
}

const pronouns = {
  en: { he: /(?<!\p{L})(?:he|his|him)(?!\p{L})/iu, she: /(?<!\p{L})(?:she|her|hers)(?!\p{L})/iu },
  de: { he: /(?<!\p{L})(?:er|ihm|ihn|sein(?:e[mnrs]?)?)(?!\p{L})/iu, she: /(?<!\p{L})(?:sie|ihr(?:e[mnrs]?)?)(?!\p{L})/iu },
} as const

/** Whom the pronouns of a letter are of, by its introduction; nobody where the name stands alone. */
function genderOf(introduction: string): 'he' | 'she' | undefined {
  if (/(?<!\p{L})(?:Mr|Herrn?) /u.test(introduction)) return 'he'
  return /(?<!\p{L})(?:Ms|Frau) /u.test(introduction) ? 'she' : undefined
}

/** „Ihr Einsatz war hoch.“ in the letter of Herr Voss. „sie“ may stand for things: beside „Herr Voss“ or „er“ it is let be. */
const pronoun: Check = (sentence, letter) => {
  const of = genderOf(textOf(letter, 'einleitung'))
  if (!of) return []
  const other = pronouns[letter.language][of === 'he' ? 'she' : 'he'].exec(sentence)
  const isOfPerson = pronouns[letter.language][of].test(sentence) || genderOf(sentence) === of
  return other && !isOfPerson ? [{ kind: 'pronoun', sentence, word: other[0] }] : []
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
const slips = /(?<!\p{L})(\p{L}{4,}|und|oder|mit|von|war|hat|in|zu) \1(?!\p{L})|(?<!\p{L})(?:von|mit|bei|zu|gegenüber|für) Herr (?=\p{Lu})/iu

/** A sentence that stands twice, and marks of a web page. */
const twice = /(?<=^|[.!?] )([^.!?]{12,}[.!?]) \1/u
const markup = /<\/?\p{L}{1,10}>/u

const slip: Check = (sentence) => {
  const found = slips.exec(sentence)?.[0] ?? twice.exec(sentence)?.[1] ?? markup.exec(sentence)?.[0]
  return found ? [{ kind: 'slip', sentence, words: found.trim() }] : []
}

/** Words that disparage whoever they are said of, in both languages; behind Frau or Herr they are a name. */
const insults =
  /(?<!\p{L}|Frau |Herrn? )(?:arschl\p{L}+|idiot\p{L}*|depp\p{L}*|trottel\p{L}*|faulpelz\p{L}*|faule[rns]?|stinkfaul\p{L}*|versager\p{L}*|schlamp\p{L}+|dumm(?:e[mnrs]?|kopf)?|blöd\p{L}*|nichtsnutz\p{L}*|lügner\p{L}*|schwachkopf\p{L}*|nervensäge|zicke\p{L}*|idiots?|morons?|stupid|lazy|liars?|jerks?|bastards?)(?!\p{L})/iu

const insult: Check = (sentence) => {
  const found = insults.exec(sentence)
  return found ? [{ kind: 'insult', sentence, words: found[0] }] : []
}

const checks: readonly Check[] = [name, pronoun, language, fragment, slip, insult, inadmissible]

function textOf({ parts }: Letter, wanted: Letter['parts'][number]['part']): string {
  return parts
    .filter(({ part }) => part === wanted)
    .flatMap(({ sentences }) => sentences.map(({ text }) => text))
    .join(' ')
}

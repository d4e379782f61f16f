import { makeFinder, wordsOf } from '#language'
import { topWords } from '../lexicon/top-words.ts'
import type { Language } from '../model/spec.ts'

const finders = {
  de: makeFinder(topWords.de.map((word) => ({ phrases: [word], value: word }))),
  en: makeFinder(topWords.en.map((word) => ({ phrases: [word], value: word }))),
} as const

/** The top words of a text, each once. */
export function topWordsOf(text: string, language: Language): string[] {
  return [...new Set(finders[language](wordsOf(text)).map(({ value }) => value))]
}

/** A top word oftener than this in one letter tires. */
export const MOST_OF_A_WORD = 3
/** What a reader notices, by how much: a top word twice in a row or too often, sentences that begin alike, a paragraph that does not say of whom. */
const COSTS = { again: 10, tooOften: 10, sameOpening: 4, personAgain: 1, nobody: 6 } as const

/** A wording as the choice sees it: with its top words, and how it begins. */
export interface Weighed {
  readonly words: readonly string[]
  readonly opening: string
  readonly namesPerson: boolean
}

/** The first two words of a wording, by which a reader notices that sentences are alike. */
export const openingOf = (template: string): string => template.split(' ').slice(0, 2).join(' ')

const beginsWithPerson = ({ opening }: Weighed) => /^\{[NP]\}/.test(opening)

/** What a wording would cost behind these; `isFirst` of its paragraph. */
export function costOf(one: Weighed, before: readonly Weighed[], isFirst: boolean): number {
  const last = before.at(-1)
  const uses = (word: string) => before.filter(({ words }) => words.includes(word)).length
  const again = one.words.filter((word) => last?.words.includes(word)).length
  const tooOften = one.words.filter((word) => uses(word) >= MOST_OF_A_WORD).length
  const alike = before.slice(-3).some(({ opening }) => opening === one.opening)
  return (
    again * COSTS.again +
    tooOften * COSTS.tooOften +
    (alike ? COSTS.sameOpening : 0) +
    (last && beginsWithPerson(last) && beginsWithPerson(one) ? COSTS.personAgain : 0) +
    (isFirst && !one.namesPerson ? COSTS.nobody : 0)
  )
}

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
/** What a reader notices, by how much: a top word twice in a row or too often, sentences that begin alike, a paragraph that does not say of whom, a plain word that comes back or stands in two sentences behind each other, „kam … nach“ twice. */
const COSTS = { again: 10, tooOften: 10, sameOpening: 4, personAgain: 1, nobody: 6, plainAgain: 1, plainInARow: 3, verbAgain: 3 } as const
/** From how many sentences apart nobody notices that two begin alike. */
const FAR = 4

/** A wording as the choice sees it: its top words, its other words by their stems, and how it begins. */
export interface Weighed {
  readonly words: readonly string[]
  readonly stems: readonly string[]
  /** Its plain words in full, shorter ones as well. */
  readonly plain: readonly string[]
  /** „kam nach“: a verb with the particle at the end, by which two sentences sound alike. */
  readonly verb?: string
  readonly opening: string
  readonly namesPerson: boolean
}

/** Weighs a wording of the phrase base, its tokens unfilled. */
export function weigh(template: string, language: Language): Weighed {
  const verb = /⟨(\S+)\|[^⟨⟩]*⟩.* (\p{Ll}{2,4})\.$/u.exec(template)
  return {
    words: topWordsOf(template, language),
    stems: stemsOf(template),
    plain: plainOf(template),
    ...(verb && { verb: `${verb[1]} ${verb[2]}` }),
    opening: template.split(' ').slice(0, 2).join(' '),
    namesPerson: template.includes('{N'),
  }
}

/** Words of fewer letters carry grammar; of longer ones as many show that they are akin: „zufrieden“, „Zufriedenheit“. */
const STEM = 7
/** Words that every letter needs again. */
const needed = new Set(['aufgabe', 'leistun', 'arbeits', 'jederze', 'durchwe', 'ausnahm', 'gleichb', 'durchge', 'colleag', 'through'])

/** A wording without tokens and without the words of one tense. */
const bare = (template: string) => template.replace(/\{[^{}]*\}|\|[^⟨⟩|]*⟩/g, ' ')

/** What a reader recognises a word by. */
function stemsOf(template: string): string[] {
  const stems = wordsOf(bare(template)).map(({ key }) => key.slice(0, STEM))
  return [...new Set(stems)].filter((stem) => stem.length === STEM && !needed.has(stem))
}

/** Shorter words than these are not noticed in the next sentence either, but for verbs and German nouns. */
const PLAIN = 6
const NOUN = 4
/** Verbs that nobody notices. */
const auxiliaries = new Set(['war', 'waren', 'hatte', 'wurde', 'konnten', 'was', 'were', 'had', 'could', 'did'])

function plainOf(template: string): string[] {
  const words = wordsOf(bare(template)).filter(({ key, text, start }) => key.length >= (start > 0 && /^\p{Lu}/u.test(text) ? NOUN : PLAIN))
  const verbs = [...template.matchAll(/⟨(\p{L}+)[^⟨⟩]*⟩/gu)].map(([, verb = '']) => verb).filter((verb) => !auxiliaries.has(verb))
  return [...new Set([...words.map(({ key }) => key).filter((key) => !needed.has(key.slice(0, STEM))), ...verbs])]
}

const beginsWithPerson = ({ opening }: Weighed) => /^\{[NP]\}/.test(opening)

/** What a wording would cost in this place among those that are there already; `isFirst` of its paragraph. */
export function costOf(one: Weighed, at: number, placed: readonly (Weighed | undefined)[], isFirst: boolean): number {
  const neighbours = [placed[at - 1], placed[at + 1]].filter((next) => next !== undefined)
  const others = placed.filter((next) => next !== undefined)
  const again = one.words.filter((word) => neighbours.some(({ words }) => words.includes(word))).length
  const tooOften = one.words.filter((word) => others.filter(({ words }) => words.includes(word)).length >= MOST_OF_A_WORD).length
  const alike = placed.slice(Math.max(0, at - FAR + 1), at + FAR).some((next) => next?.opening === one.opening)
  return (
    again * COSTS.again +
    tooOften * COSTS.tooOften +
    (alike ? COSTS.sameOpening : 0) +
    (neighbours.some(beginsWithPerson) && beginsWithPerson(one) ? COSTS.personAgain : 0) +
    (isFirst && !one.namesPerson ? COSTS.nobody : 0) +
    others.filter(({ stems }) => stems.some((stem) => one.stems.includes(stem))).length * COSTS.plainAgain +
    neighbours.filter(({ plain }) => plain.some((word) => one.plain.includes(word))).length * COSTS.plainInARow +
    others.filter(({ verb }) => verb !== undefined && verb === one.verb).length * COSTS.verbAgain
  )
}

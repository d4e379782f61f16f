import { makeFinder, wordsOf } from '#language'
import type { Tiring } from '../model/tiring.ts'

/** A list is made findable once. */
const finders = new WeakMap<Tiring, ReturnType<typeof makeFinder<string>>>()

/** The top words of a text, each once. */
export function topWordsOf(text: string, tiring: Tiring): string[] {
  const find = finders.get(tiring) ?? makeFinder(tiring.topWords.map((word) => ({ phrases: [word], value: word })))
  finders.set(tiring, find)
  return [...new Set(find(wordsOf(text)).map(({ value }) => value))]
}

/** A top word oftener than this in one letter tires. */
export const MOST_OF_A_WORD = 3
/** What a reader notices, by how much: a top word twice in a row or too often, a limit or an effort twice, sentences that begin alike, a paragraph that does not say of whom, a plain word that comes back or stands in two sentences behind each other, a verb twice, a phrase twice, a subject dealt with already, a name where no pronoun can stand in for it. */
const COSTS = {
  again: 10,
  tooOften: 10,
  seldomAgain: 6,
  phraseAgain: 10,
  name: 6,
  sameOpening: 4,
  personAgain: 1,
  nobody: 6,
  plainAgain: 1,
  plainInARow: 3,
  verbAgain: 3,
  subjectAgain: 3,
} as const
/** From how many sentences apart nobody notices that two begin alike. */
const FAR = 4

/** „war bestrebt“, „gab sich Mühe“, „versuchte“: to the reader one word, which says it all when it is said once. */
const effort = /bemüh|Mühe|bestrebt|ersuch|tr(?:ied|ies)|effort/

/** A wording as the choice sees it: its top words, its other words by their stems, and how it begins. */
export interface Weighed {
  readonly words: readonly string[]
  /** What a letter says once: its limits, and that somebody made an effort. */
  readonly seldom: readonly string[]
  readonly stems: readonly string[]
  /** Its verbs in the past, but for those that nobody notices. */
  readonly verbs: readonly string[]
  /** Its words by threes: „mit größtem Geschick“. */
  readonly phrases: readonly string[]
  /** What it is about, beside what its group is about. */
  readonly subjects: readonly RegExp[]
  readonly opening: string
  /** The word it begins with: „Seine“, „Sein“ and „Ihre“ are one; none where it begins with the person, which is looked at apart. */
  readonly first: string | undefined
  /** What each other one costs beside it, as far as it was asked for: the same two are again and again. */
  readonly besides: WeakMap<Weighed, number>
  readonly namesPerson: boolean
  /** How often it speaks of the person otherwise than by a possessive. */
  readonly mentions: number
}

/** Weighs a wording of the phrase base, its tokens unfilled. */
export function weigh(template: string, tiring: Tiring): Weighed {
  const opening = template.split(' ').slice(0, 2).join(' ')
  return {
    words: topWordsOf(template, tiring),
    seldom: [...tiring.seldom.filter((words) => template.toLowerCase().includes(words)), ...(effort.test(template) ? ['effort'] : [])],
    stems: stemsOf(template),
    verbs: verbsOf(template),
    phrases: phrasesOf(template),
    subjects: tiring.subjects.filter((subject) => subject.test(template)),
    besides: new WeakMap(),
    opening,
    first: firstWordOf(opening),
    namesPerson: template.includes('{N'),
    mentions: template.split(/\{(?:N|P|p\}|ih[mn])/).length - 1,
  }
}

/** Words of fewer letters carry grammar; of longer ones as many show that they are akin: „zufrieden“, „Zufriedenheit“. */
const STEM = 6
/** Words that every letter needs again. */
const needed = new Set(['aufgab', 'leistu', 'arbeit', 'jederz', 'durchw', 'ausnah', 'gleich', 'durchg', 'collea', 'throug'])

/** What a reader recognises a word by, without tokens and the words of one tense. */
function stemsOf(template: string): string[] {
  return wordsOf(template.replace(/\{[^{}]*\}|\|[^⟨⟩|]*⟩/g, ' '))
    .map(({ key }) => key.slice(0, STEM))
    .filter((stem) => stem.length === STEM && !needed.has(stem))
}

/** „ausnahmslos mit größtem“: two words with a long one behind them. */
function phrasesOf(template: string): string[] {
  return template.match(/(?<!\p{L})\p{L}+ \p{L}+ \p{L}{7,}/gu) ?? []
}

const auxiliary = /^(?:wa[rs]|were)$/

/** „kam“ of `⟨kam|kommt⟩`. */
function verbsOf(template: string): string[] {
  const [, ...behind] = template.split('⟨')
  return behind.map((text) => text.split(/[|/]/)[0] ?? '').filter((verb) => !auxiliary.test(verb))
}

const shares = <T>(some: readonly T[], others: readonly T[]) => some.some((one) => others.includes(one))

function firstWordOf(opening: string): string | undefined {
  return /^\{[NP]\}/.test(opening) ? undefined : (/^\{Sein/.exec(opening)?.[0] ?? opening.split(' ')[0])
}

const beginsWithPerson = ({ first }: Weighed) => first === undefined

/** Where a sentence stands; `isOfName` in a letter that has no pronoun for the person. */
interface Place {
  readonly isFirst: boolean
  readonly isOfName: boolean
}

/** What a wording would cost in this place among those that are there already; `isFirst` of its paragraph. */
export function costOf(one: Weighed, at: number, placed: readonly (Weighed | undefined)[], { isFirst, isOfName }: Place): number {
  const neighbours = [placed[at - 1], placed[at + 1]].filter((next) => next !== undefined)
  const others = placed.filter((next) => next !== undefined)
  const again = one.words.filter((word) => neighbours.some(({ words }) => words.includes(word))).length
  const tooOften = one.words.filter((word) => others.filter(({ words }) => words.includes(word)).length >= MOST_OF_A_WORD).length
  const alike =
    placed.slice(Math.max(0, at - FAR + 1), at + FAR).some((next) => next?.opening === one.opening) ||
    neighbours.some(({ first }) => first !== undefined && first === one.first)
  return (
    again * COSTS.again +
    tooOften * COSTS.tooOften +
    (alike ? COSTS.sameOpening : 0) +
    (neighbours.some(beginsWithPerson) && beginsWithPerson(one) ? COSTS.personAgain : 0) +
    (isFirst && !one.namesPerson ? COSTS.nobody : 0) +
    (isOfName ? one.mentions * COSTS.name : 0) +
    neighbours.filter((next) => shares(next.stems, one.stems)).length * COSTS.plainInARow +
    others.reduce((sum, next) => sum + besides(one, next), 0)
  )
}

function besides(one: Weighed, next: Weighed): number {
  let cost = one.besides.get(next)
  if (cost === undefined) {
    cost =
      Number(shares(next.seldom, one.seldom)) * COSTS.seldomAgain +
      Number(shares(next.stems, one.stems)) * COSTS.plainAgain +
      Number(shares(next.verbs, one.verbs)) * COSTS.verbAgain +
      Number(shares(next.phrases, one.phrases)) * COSTS.phraseAgain +
      Number(shares(next.subjects, one.subjects)) * COSTS.subjectAgain
    one.besides.set(next, cost)
  }
  return cost
}

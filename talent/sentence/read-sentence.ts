import { type Found, keyOf, type Word } from '#language'
import { conceptOf, findConcepts } from '../lexicon/concepts.ts'
import { areaWords, emptyWords, wishWords } from '../lexicon/sentence-words.ts'
import type { Field } from '../model/concept.ts'
import type { Minimum, Profile, Requirement, Weight } from '../model/requirement.ts'
import { makeTalentFinder, spanOf, wordsIn } from '../text/words.ts'
import { type FoundMinimum, minimumsIn } from './minimum.ts'
import { overlap, type Refusal, refusalsIn } from './refuse.ts'

/** More than this is no sentence about a job. */
export const MAX_SENTENCE = 400

export interface ReadSentence extends Profile {
  /** Words that aim at protected traits: they are left out of the requirements. */
  readonly refused: readonly Refusal[]
}

const findWishes = makeTalentFinder([{ value: 'wish', phrases: wishWords }])
const areas = new Set(areaWords.map(keyOf))

/**
 * Takes a sentence about a job apart: what the table knows becomes a requirement of its field, other words are looked
 * for as they are. Commas part requirements; „oder“ joins alternatives. Only the first 400 characters are read.
 */
export function readSentence(given: string): ReadSentence {
  const sentence = given.slice(0, MAX_SENTENCE)
  const refused = refusalsIn(sentence)
  const parts = partsOf(sentence).map((words) => words.filter((word) => !refused.some(({ span }) => overlap(span, spanOf(word)))))
  const requirements: Requirement[] = []
  for (const words of parts) requirements.push(...readPart(sentence, words, requirements))
  return { requirements: unique(requirements), refused }
}

/** Words between commas, semicolons, line ends and full stops; a stop between figures parts nothing („01.02.2027“). */
function partsOf(sentence: string): Word[][] {
  const ends = [...sentence.matchAll(/[,;\n()]|\.(?=\s|$)(?<!\d\.)/g)].map(({ index }) => index)
  return [...Map.groupBy(wordsIn(sentence), ({ start }) => ends.filter((end) => end < start).length).values()]
}

function readPart(sentence: string, words: readonly Word[], before: readonly Requirement[]): Requirement[] {
  const weight = findWishes(words).length > 0 ? 'wish' : 'must'
  const minimums = minimumsIn(words)
  const found = findConcepts(words)
  const known = joinAlternatives(found, words).map((group) => knownRequirement({ sentence, words, group, weight, minimums }))
  const spent = new Set([
    ...found.flatMap((one) => rangeOf(one.words)),
    ...minimums.flatMap(({ at }) => at),
    ...findWishes(words).flatMap((wish) => rangeOf(wish.words)),
  ])
  return [...known, ...unspentMinimums(known, minimums, before, weight), ...literalRequirements(words, spent, weight)]
}

/** Alternatives, or one thing by itself. */
type Group = readonly [Found<string>, ...Found<string>[]]

const rangeOf = ([from, to]: readonly [number, number]) => Array.from({ length: to - from }, (_, place) => from + place)
const or = new Set(['oder', 'or', 'bzw'])

/** Neighbours of one field with nothing but „oder“ between them are alternatives; the same thing twice is one. */
function joinAlternatives(found: readonly Found<string>[], words: readonly Word[]): Group[] {
  const groups: [Found<string>, ...Found<string>[]][] = []
  for (const one of found) {
    const last = groups.at(-1)
    const previous = last?.at(-1)
    const between = previous ? words.slice(previous.words[1], one.words[0]) : []
    const isAlternative = between.length > 0 && between.every(({ key }) => or.has(key))
    if (last && isAlternative && fieldOf(last[0]) === fieldOf(one)) last.push(one)
    else groups.push([one])
  }
  return groups
}

function fieldOf({ value }: Found<string>): Field {
  return conceptOf(value).field
}

interface Known {
  readonly sentence: string
  readonly words: readonly Word[]
  readonly group: Group
  readonly weight: Weight
  readonly minimums: readonly FoundMinimum[]
}

const unitsOf: Readonly<Partial<Record<Field, readonly Minimum['unit'][]>>> = {
  job: ['months'],
  skill: ['months'],
  language: ['level'],
  availability: ['hours'],
}

function knownRequirement({ sentence, words, group, weight, minimums }: Known): Requirement {
  const ids = [...new Set(group.map(({ value }) => value))]
  const [first] = group
  const last = group.at(-1) ?? first
  const field = fieldOf(first)
  const minimum = minimums.find((one) => unitsOf[field]?.includes(one.minimum.unit))?.minimum ?? null
  const isArea =
    field === 'region' && [words[first.words[0] - 1], ...words.slice(last.words[1], last.words[1] + 2)].some((word) => word && areas.has(word.key))
  const text = sentence.slice(first.start, ids.length > 1 ? last.end : first.end)
  return { id: ids.join('|'), field, weight, text, concepts: ids, isArea, minimum }
}

/** Years without a subject speak of the occupation named before, hours of working time, a day of the start. */
function unspentMinimums(
  known: readonly Requirement[],
  minimums: readonly FoundMinimum[],
  before: readonly Requirement[],
  weight: Weight,
): Requirement[] {
  const job = before.find(({ field }) => field === 'job')
  return minimums
    .filter(({ minimum }) => minimum.unit !== 'level' && !known.some((one) => one.minimum === minimum))
    .map(({ minimum }) => {
      const field: Field = minimum.unit === 'months' ? 'experience' : 'availability'
      const concepts = field === 'experience' && job ? job.concepts : []
      return { id: `${field}:${minimum.unit}`, field, weight, text: '', concepts, isArea: false, minimum }
    })
}

/** Other words as they stand, neighbours together; words without meaning of their own are let pass. */
function literalRequirements(words: readonly Word[], spent: ReadonlySet<number>, weight: Weight): Requirement[] {
  const runs: Word[][] = [[]]
  for (const [place, word] of words.entries()) {
    if (spent.has(place) || isEmpty(word)) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.filter((run) => run.length > 0).map((run) => literalRequirement(run.map(({ text }) => text).join(' '), weight))
}

function isEmpty({ key }: Word): boolean {
  return key.length < 2 || emptyWords.has(key) || areas.has(key) || or.has(key)
}

function literalRequirement(text: string, weight: Weight): Requirement {
  return { id: `text:${keyOf(text)}`, field: 'text', weight, text, concepts: [], isArea: false, minimum: null }
}

/** The first of each, at most a dozen: nobody reads more side by side. */
function unique(requirements: readonly Requirement[]): Requirement[] {
  return requirements.filter(({ id, text }, place) => requirements.findIndex((one) => one.id === id) === place && !isRefusedAlone(text)).slice(0, 12)
}

/** What is harmless in its sentence can aim at a trait without it („deutsche“ of „deutsche Küche“): it is not searched for. */
function isRefusedAlone(text: string): boolean {
  return refusalsIn(text).length > 0
}

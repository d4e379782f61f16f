import { conceptOf, findConcepts } from '../lexicon/concepts.ts'
import { areaWords, emptyWords, wishWords } from '../lexicon/sentence-words.ts'
import type { Field } from '../model/concept.ts'
import type { Minimum, Profile, Requirement, Weight } from '../model/requirement.ts'
import { type Found, makeFinder } from '../text/finder.ts'
import { fold, type Word, wordsOf } from '../text/words.ts'
import { type FoundMinimum, minimumsIn } from './minimum.ts'
import { overlap, type Refusal, refusalsIn } from './refuse.ts'

/** More than this is no sentence about a job. */
export const MAX_SENTENCE = 400

export interface ReadSentence extends Profile {
  /** Words that aim at protected traits: they are left out of the requirements. */
  readonly refused: readonly Refusal[]
}

const findWishes = makeFinder([{ value: 'wish', phrases: wishWords }])
const areas = new Set(areaWords.map(fold))

/**
 * Takes a sentence about a job apart: what the table knows becomes a requirement of its field, other words are looked
 * for as they are. Commas part requirements; „oder“ joins alternatives. Only the first 400 characters are read.
 */
export function readSentence(given: string): ReadSentence {
  const sentence = given.slice(0, MAX_SENTENCE)
  const refused = refusalsIn(sentence)
  const parts = partsOf(sentence).map((words) => words.filter(({ span }) => !refused.some((refusal) => overlap(refusal.span, span))))
  const requirements: Requirement[] = []
  for (const words of parts) requirements.push(...readPart(sentence, words, requirements))
  return { requirements: unique(requirements), refused }
}

/** Words between commas, semicolons, line ends and full stops; a stop between figures parts nothing („01.02.2027“). */
function partsOf(sentence: string): Word[][] {
  const ends = [...sentence.matchAll(/[,;\n()]|\.(?=\s|$)(?<!\d\.)/g)].map(({ index }) => index)
  return [...Map.groupBy(wordsOf(sentence), ({ span: [start] }) => ends.filter((end) => end < start).length).values()]
}

function readPart(sentence: string, words: readonly Word[], before: readonly Requirement[]): Requirement[] {
  const weight = findWishes(words).length > 0 ? 'wish' : 'must'
  const minimums = minimumsIn(words)
  const found = findConcepts(words)
  const known = joinAlternatives(found, words).map((group) => knownRequirement({ sentence, words, group, weight, minimums }))
  const spent = new Set([
    ...found.flatMap(({ at }) => rangeOf(at)),
    ...minimums.flatMap(({ at }) => at),
    ...findWishes(words).flatMap(({ at }) => rangeOf(at)),
  ])
  return [...known, ...unspentMinimums(known, minimums, before, weight), ...literalRequirements(sentence, words, spent, weight)]
}

const rangeOf = ([from, to]: readonly [number, number]) => Array.from({ length: to - from }, (_, place) => from + place)
const or = new Set(['oder', 'or', 'bzw'])

/** Neighbours of one field with nothing but „oder“ between them are alternatives; the same thing twice is one. */
function joinAlternatives(found: readonly Found<string>[], words: readonly Word[]): Found<string>[][] {
  const groups: Found<string>[][] = []
  for (const one of found) {
    const last = groups.at(-1)
    const previous = last?.at(-1)
    const between = previous ? words.slice(previous.at[1], one.at[0]) : []
    const isAlternative = between.length > 0 && between.every(({ text }) => or.has(text)) && fieldOf(previous) === fieldOf(one)
    if (last && isAlternative) last.push(one)
    else groups.push([one])
  }
  return groups
}

function fieldOf(found: Found<string> | undefined): Field | undefined {
  return found && conceptOf(found.value).field
}

interface Known {
  readonly sentence: string
  readonly words: readonly Word[]
  readonly group: readonly Found<string>[]
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
  const [first, last] = [group[0], group.at(-1)]
  const field = fieldOf(first) ?? 'text'
  const minimum = minimums.find((one) => unitsOf[field]?.includes(one.minimum.unit))?.minimum ?? null
  const isArea =
    field === 'region' &&
    [words[(first?.at[0] ?? 0) - 1], ...words.slice(last?.at[1], (last?.at[1] ?? 0) + 2)].some((word) => word && areas.has(word.text))
  const text = sentence.slice(first?.span[0], ids.length > 1 ? last?.span[1] : first?.span[1])
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
function literalRequirements(sentence: string, words: readonly Word[], spent: ReadonlySet<number>, weight: Weight): Requirement[] {
  const runs: Word[][] = [[]]
  for (const [place, word] of words.entries()) {
    if (spent.has(place) || isEmpty(word)) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.filter((run) => run.length > 0).map((run) => literalRequirement(run.map(({ span }) => sentence.slice(...span)).join(' '), weight))
}

function isEmpty({ text }: Word): boolean {
  return text.length < 2 || emptyWords.has(text) || areas.has(text) || or.has(text)
}

function literalRequirement(text: string, weight: Weight): Requirement {
  return { id: `text:${fold(text)}`, field: 'text', weight, text, concepts: [], isArea: false, minimum: null }
}

/** The first of each, at most a dozen: nobody reads more side by side. */
function unique(requirements: readonly Requirement[]): Requirement[] {
  return requirements.filter(({ id }, place) => requirements.findIndex((one) => one.id === id) === place).slice(0, 12)
}

import { type ComparedPair, type Comparison, compareReferences } from '#zeugnis'
import { another, foreignLetters, type Generated, generatedLetters, paraphrase, rewrite, rewriteWorse } from './letters.ts'
import { drop, dropTimeWord, hedge, type Mutated, makePassive, move, type Read, redate, reorderDuties, unknown, weaken } from './mutate.ts'

/** How often a change was tried, found, and something claimed that is not so; swapped: how often both ways gave mirrored answers. */
interface Tally {
  tried: number
  found: number
  wronglyClaimed: number
  mirrored: number
}

interface Case<T extends Read> {
  readonly mutate: (letter: T, at: number) => Mutated | undefined
  readonly isFound: (comparison: Comparison, mutated: Mutated) => boolean
  /** Claims that are right beside the one that is looked for. */
  readonly mayClaim?: (pair: ComparedPair) => boolean
  readonly mayLoseMatter?: boolean
  /** A worse sentence less makes the whole better. */
  readonly mayRise?: boolean
}

const holds = (text: string | null, part: string) => text?.includes(part.trim()) ?? false
const pairWith = ({ pairs }: Comparison, { now, was }: Mutated) => pairs.filter(({ before, after }) => holds(after, now ?? was) || holds(before, was))

const shows =
  (code: string, what: readonly string[]): Case<Read>['isFound'] =>
  (comparison, mutated) =>
    pairWith(comparison, mutated).some(({ reasons }) => reasons.some((one) => one.code === code && what.includes(one.what)))

const claimsNothing = ({ comparable, overall, performance, conduct, pairs, lost, added }: Comparison) =>
  comparable.answer === 'yes' &&
  [overall, performance, conduct, ...pairs].every(({ change }) => change !== 'worse' && change !== 'better') &&
  lost.length + added.length === 0

/** Changes that any letter can take. */
const ofAny: Readonly<Record<string, Case<Read>>> = {
  'time word dropped': { mutate: dropTimeWord, isFound: shows('time-factor', ['lost']) },
  'superlative weakened': { mutate: weaken, isFound: shows('superlative', ['lost', 'weakened']) },
  'hedge added': { mutate: hedge, isFound: shows('relativisation', ['added']) },
  'passive voice': { mutate: makePassive, isFound: shows('passive-voice', ['added']) },
  'sentence moved': { mutate: move, isFound: (comparison, mutated) => pairWith(comparison, mutated).some(({ moved }) => moved) },
  'sentence lost': {
    mutate: drop,
    isFound: ({ pairs }, { was }) => pairs.some(({ before, after }) => after === null && holds(before, was)),
    mayLoseMatter: true,
    mayRise: true,
  },
  'date changed': {
    mutate: redate,
    isFound: ({ facts, pairs, comparable }) =>
      comparable.answer === 'yes' &&
      facts.some(({ kind }) => /^(?:from|to|issued|date)$/.test(kind)) &&
      pairs.every(({ change }) => change !== 'worse'),
  },
  'unknown paraphrase': {
    mutate: unknown,
    isFound: (comparison, mutated) => pairWith(comparison, mutated).every(({ change, wording }) => change === 'open' && wording !== 'added'),
  },
  'duties in another order': {
    mutate: reorderDuties,
    isFound: (comparison) =>
      claimsNothing(comparison) && comparison.facts.length === 0 && comparison.pairs.every(({ moved, wording }) => !moved && wording === 'same'),
  },
  'nothing changed': {
    mutate: ({ text }) => ({ text, was: '', now: text }),
    isFound: (comparison) =>
      claimsNothing(comparison) && comparison.facts.length === 0 && comparison.pairs.every(({ moved, reasons }) => !moved && reasons.length === 0),
  },
}

/** Changes that only the description of a letter makes possible. */
const ofOurs: Readonly<Record<string, Case<Generated>>> = {
  'paraphrase without change': { mutate: paraphrase, isFound: claimsNothing },
  'whole letter rewritten, same grade': { mutate: rewrite, isFound: claimsNothing },
  'whole letter rewritten, a grade worse': {
    mutate: rewriteWorse,
    isFound: ({ overall, performance, conduct }) => [overall, performance, conduct].every(({ change }) => change === 'worse'),
    mayClaim: ({ change }) => change !== 'better',
    mayLoseMatter: true,
  },
  'somebody else': { mutate: another, isFound: ({ comparable }) => comparable.why === 'different-people' },
}

/** Of sentences that were not touched nothing is claimed, nor that anything became better, nor of matter that is still there. */
function claimsWrongly(comparison: Comparison, mutated: Mutated, one: Case<never>): boolean {
  const touched = new Set(pairWith(comparison, mutated))
  const isClaim = (pair: ComparedPair) => pair.change === 'worse' || pair.change === 'better'
  return (
    comparison.pairs.some((pair) => isClaim(pair) && (pair.change === 'better' || !touched.has(pair)) && !(one.mayClaim?.(pair) ?? false)) ||
    (!one.mayRise && [comparison.overall, comparison.performance, comparison.conduct].some(({ change }) => change === 'better')) ||
    (!one.mayLoseMatter && comparison.lost.length + comparison.added.length > 0)
  )
}

const opposite = { better: 'worse', worse: 'better', same: 'same', open: 'open', none: 'none' } as const

/** Whether the answer the other way round is the same, mirrored. */
function areMirrored(one: Comparison, other: Comparison): boolean {
  const key = (pairs: readonly string[]) => pairs.toSorted().join('\n')
  const forth = ({ before, after, change, moved, reasons }: ComparedPair) => `${before}|${after}|${change}|${moved}|${reasons.length}`
  const back = ({ before, after, change, moved, reasons }: ComparedPair) => `${after}|${before}|${opposite[change]}|${moved}|${reasons.length}`
  return (
    key(one.pairs.map(forth)) === key(other.pairs.map(back)) &&
    one.overall.change === opposite[other.overall.change] &&
    one.performance.change === opposite[other.performance.change] &&
    one.lost.length === other.added.length &&
    one.added.length === other.lost.length &&
    one.facts.length === other.facts.length &&
    one.comparable.why === other.comparable.why
  )
}

/** What a change does to all of these letters, each in some places. */
function countCase<T extends Read>(one: Case<T>, letters: readonly T[], onMiss: (mutated: Mutated, comparison: Comparison) => void): Tally {
  const tally = { tried: 0, found: 0, wronglyClaimed: 0, mirrored: 0 }
  for (const [at, letter] of letters.entries()) {
    const mutated = one.mutate(letter, at)
    if (!mutated) continue
    const comparison = compareReferences(letter.text, mutated.text)
    const isFound = one.isFound(comparison, mutated)
    const isWrong = claimsWrongly(comparison, mutated, one)
    tally.tried += 1
    tally.found += Number(isFound)
    tally.wronglyClaimed += Number(isWrong)
    tally.mirrored += Number(areMirrored(comparison, compareReferences(mutated.text, letter.text)))
    if (!isFound || isWrong) onMiss(mutated, comparison)
  }
  return tally
}

interface Which {
  readonly seeds: number
  /** Only every so many-th letter. */
  readonly every?: number
  /** Letters of others in a file instead of those of the corpus. */
  readonly file?: string | undefined
}

/** The whole table: every change in letters of ours and of others. */
export function countMutations({ seeds, every = 1, file }: Which, onMiss: Parameters<typeof countCase>[2] = () => undefined) {
  const some = <T>(letters: readonly T[]) => letters.filter((_, at) => at % every === 0)
  const [ours, foreign] = [some(generatedLetters(seeds)), some(foreignLetters(file))]
  return {
    ours: Object.fromEntries([
      ...Object.entries(ofAny).map(([name, one]) => [name, countCase(one, ours, onMiss)] as const),
      ...Object.entries(ofOurs).map(([name, one]) => [name, countCase(one, ours, onMiss)] as const),
    ]),
    foreign: Object.fromEntries(Object.entries(ofAny).map(([name, one]) => [name, countCase(one, foreign, onMiss)] as const)),
  }
}

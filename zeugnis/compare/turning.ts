import { makeFinder, wordsOf } from '#language'
import { harmless } from '../lexicon/cues/codes.ts'
import { distance } from '../lexicon/cues/distance.ts'
import { limits } from '../lexicon/cues/limits.ts'
import type { Unit } from './read-side.ts'

/** Denials, exceptions, conditions and reports: of what they do to praise the grammar is not sure, likeness may overlook them. */
const doubtful = [...limits, ...distance].filter(({ weight }) => weight === 'withholds')
/** What bounds praise to a case or a time, or to what somebody knows already: „wenn der Bus kam“, „die ihm vertrauten Aufgaben“. */
const bounds = [
  ...['wenn', 'falls', 'sobald', 'nachdem', 'nach ihrer', 'nach seiner', 'nach der Einarbeitung', 'nach _ Einarbeitung'],
  ...['vertraute', 'vertrauten', 'bekannten', 'gewohnten', 'geläufigen'],
]
const kinds = [...doubtful.map(({ words }) => words), bounds]
const find = makeFinder<number>([{ phrases: harmless, value: -1 }, ...kinds.map((phrases, at) => ({ phrases, value: at }))])

/** Whether one wording holds more that may turn its praise than the other, whatever grade both were given: „nie“ and „zu keiner Zeit“ are one denial each. */
export function isTurned(before: readonly Unit[], after: readonly Unit[]): boolean {
  const [one, other] = [countsOf(before), countsOf(after)]
  return one.some((count, at) => count !== other[at])
}

/** Whether nothing stands there that may turn praise. */
export function isStraight(units: readonly Unit[]): boolean {
  return countsOf(units).every((count) => count === 0)
}

function countsOf(units: readonly Unit[]): number[] {
  const found = units.flatMap(({ text }) => find(wordsOf(text)))
  return kinds.map((_, at) => found.filter(({ value }) => value === at).length)
}

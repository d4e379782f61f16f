import { keyOf, type Place } from '#language'
import type { ReasonCode } from '../model/comparison.ts'
import type { Evidence, Mark, Technique } from '../model/mark.ts'
import type { Side, Unit } from './read-side.ts'
import { stemOf } from './stems.ts'

/** What a sentence shows, and which way it pulls. */
export interface Sign extends Place {
  readonly code: ReasonCode
  /** The words, by which they are recognised in the other text. */
  readonly key: string
  readonly words: string
  readonly pull: 'up' | 'down' | 'none'
  /** Of the last word, without the endings of degrees: „vollsten“ and „vollen“ have the same. */
  readonly root: string
  readonly stems: readonly string[]
}

/**
 * What the whole letter or the absence of a word makes of a sentence, which is no difference of its own words. Who is left out, and in which
 * order people stand, is told by their names.
 */
const notOwn: readonly Technique[] = ['contradiction', 'missing-time-word', 'omission', 'reversed-order']

const SHORTEST_ROOT = 3

/** „bei vollem Haus“, „bei starkem Arbeitsanfall“: what the work was like praises nobody. */
const circumstance = /(?<!\p{L})(?:bei|unter|trotz)\s$/iu
const adjective = /^\p{Ll}+(?:e[mnr])$/u
/** So far before a word its preposition is looked for. */
const BEFORE = 8

/** The techniques, the praise and the bare minimum that a sentence shows. */
export function signsOf({ read }: Unit, { text }: Side): Sign[] {
  const marks = read.marks.filter(({ technique }) => !notOwn.includes(technique))
  const evidence = read.evidence.filter((one) => one.weight !== 'praise' || !isCircumstance(one, text))
  return [...marks.map((mark) => signOf(mark, text)), ...evidence.map((one) => signOf(one, text))]
}

function isCircumstance({ start, end }: Place, text: string): boolean {
  return adjective.test(text.slice(start, end)) && circumstance.test(text.slice(Math.max(0, start - BEFORE), start))
}

const pulls: Readonly<Record<Mark['effect'], Sign['pull']>> = { raises: 'up', lowers: 'down', withholds: 'down', hint: 'down', none: 'none' }

function signOf(found: Mark | Evidence, text: string): Sign {
  const place = 'technique' in found && found.technique === 'passive-voice' ? firstWord(found, text) : { start: found.start, end: found.end }
  const words = text.slice(place.start, place.end).replace(/\s+/g, ' ')
  const key = keyOf(words)
  const rest = { ...place, words, key, root: rootOf(key), stems: key.split(' ').map(stemOf) }
  if ('technique' in found) return { ...rest, code: found.technique, pull: pulls[found.effect] }
  return { ...rest, code: found.weight, pull: found.weight === 'praise' ? 'up' : 'down' }
}

/** What stands between „wurden“ and its participle is not passive. */
function firstWord({ start, end }: Place, text: string): Place {
  const [word = ''] = /^\S+/u.exec(text.slice(start, end)) ?? []
  return { start, end: start + word.length }
}

/** The last word without the endings of cases and degrees. */
function rootOf(key: string): string {
  const last = key.split(' ').at(-1) ?? ''
  const root = last.replace(/(?:e?st)?(?:e[nmrs]?)?$/, '')
  return root.length < SHORTEST_ROOT ? last : root
}

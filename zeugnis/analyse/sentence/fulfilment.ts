import { due, goal, owed } from '../../lexicon/measures.ts'
import type { Degree } from '../../lexicon/words/inflection.ts'
import type { Token } from './tokens.ts'

/** The verb of a clause that says so, with the degree of its praise. */
interface Fulfilment {
  readonly token: Token
  readonly degree: Degree
}

/**
 * „Die vereinbarten Ziele erreichte er“, „Liefertermine hielt sie ein“: that what was asked for was done, which careful readers
 * put at 3; of what everybody owes it is the bare minimum, and where it was not done, blame. Null where nothing of the kind stands.
 */
export function fulfilmentIn(tokens: readonly Token[]): Fulfilment | null {
  const verb = keptIn(tokens) ?? reachedIn(tokens)
  const objects = verb ? tokens.filter(({ key }) => verb.measure.test(key) || owed.test(key)) : []
  if (!verb || objects.length === 0) return null
  const denials = tokens.slice(0, verb.end).filter(isDenial).length
  if (denials > 1) return null
  return { token: verb.token, degree: denials === 1 ? -2 : objects.some(({ key }) => owed.test(key)) ? 0 : 1 }
}

interface Verb {
  readonly token: Token
  readonly measure: RegExp
  /** Behind its last part; a denial that stands later is of something else. */
  readonly end: number
}

/** „hielt … ein“, „wurden eingehalten“. */
function keptIn(tokens: readonly Token[]): Verb | null {
  const at = tokens.findIndex(({ key }) => /^(?:hielt|hielten|haelt|halten|eingehalten|einzuhalten|wahrte|wahrt|gewahrt)$/.test(key))
  const token = tokens[at]
  if (!token) return null
  const last = /^(?:eing|einz|w|gew)/.test(token.key)
    ? at
    : tokens.findIndex(({ key, isNoun }, index) => index > at && key === 'ein' && !tokens[index + 1]?.isNoun && !isNoun)
  return last < 0 ? null : { token, measure: due, end: last + 1 }
}

function reachedIn(tokens: readonly Token[]): Verb | null {
  const token = tokens.find(({ key }) => /^(?:erreichte|erreichten|erreicht|erreichen)$/.test(key))
  return token ? { token, measure: goal, end: tokens.length } : null
}

/** In the gap of a phrase too; „nicht nur“ denies nothing. */
const isDenial = ({ key }: Token, at: number, all: readonly Token[]) =>
  /^(?:nicht|nie|niemals|kaum|kein\p{L}*)$/u.test(key) && all[at + 1]?.key !== 'nur'

import { referenceWords } from '../../lexicon/words/inflection.ts'
import { maskNames } from './mask-names.ts'
import { type Normalised, normalise } from './normalise.ts'
import { repair } from './repair.ts'

/** A letter as the rules read it: folded, without errors of a scanner, and with names that mean nothing. */
export function readable(given: string): Normalised {
  return maskNames(repair(normalise(given), referenceWords))
}

import type { Concept, Concepts } from '../model/concept.ts'
import { makeTalentFinder } from '../text/words.ts'
import { general } from './concepts/general.ts'
import { office } from './concepts/office.ts'
import { places } from './concepts/places.ts'
import { services } from './concepts/services.ts'
import { technology } from './concepts/technology.ts'

/** All that the talent scout knows by more than one word. */
export const concepts: Concepts = { ...office, ...technology, ...services, ...general, ...places }

/** Finds what words mean, in German and English alike. */
export const findConcepts = makeTalentFinder(Object.entries(concepts).map(([value, { de, en }]) => ({ value, phrases: [...de, ...en] })))

/** The entry of an id. Throws a `RangeError` for one that the table does not have. */
export function conceptOf(id: string): Concept {
  const concept = concepts[id]
  if (!concept) throw new RangeError(`Unknown concept: ${id}`)
  return concept
}

/** Whether text about `shown` also shows `wanted`. */
export function shows(shown: string, wanted: string): boolean {
  return shown === wanted || (conceptOf(shown).implies?.some((implied) => shows(implied, wanted)) ?? false)
}

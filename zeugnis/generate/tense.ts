import type { Kind, LeavingReason, ZeugnisSpec } from '../model/spec.ts'
import { hasPassed } from './exam.ts'

export type Tense = 'past' | 'present'

/** Kinds that describe what still goes on. */
const presentKinds: readonly Kind[] = ['zwischen', 'vorlaeufig']

/** The tense in which a kind of reference assesses: who is still there is spoken of in the present. */
export function tenseOf(kind: Kind): Tense {
  return presentKinds.includes(kind) ? 'present' : 'past'
}

/** Whether the person was gone when the letter was issued: then its closing looks back. */
export function hasLeft({ to, issued }: ZeugnisSpec): boolean {
  return to !== undefined && issued > to
}

/** Why it ended, where that was said: an examination that was not passed is no reason to say so. */
export function reasonOf({ reason = 'ohneAngabe', ofPerson }: Pick<ZeugnisSpec, 'reason' | 'ofPerson'>): LeavingReason {
  return isEndOfTraining(reason) && !hasPassed(ofPerson?.exam) ? 'ohneAngabe' : reason
}

/** Reasons that only training has: nobody regrets that it has been completed. */
export function isEndOfTraining(reason: LeavingReason): boolean {
  return reason === 'abschluss' || reason === 'uebernahme'
}

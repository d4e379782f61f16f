import type { Kind } from '../model/spec.ts'

export type Tense = 'past' | 'present'

/** Kinds that describe what still goes on. */
const presentKinds: readonly Kind[] = ['zwischen', 'vorlaeufig']

export function tenseOf(kind: Kind): Tense {
  return presentKinds.includes(kind) ? 'present' : 'past'
}

import { findRole as find } from './lexicon/find-role.ts'
import type { Role } from './model/role.ts'

export { analyse } from './analyse/analyse.ts'
export { gradeSentence } from './analyse/sentence/grade-sentence.ts'
export { SpecError, type SpecErrorCode } from './errors.ts'
export { generate, otherWordings } from './generate/generate.ts'
export type { Analysis, NotAReference, ReferenceAnalysis } from './model/analysis.ts'
export type { GradedSentence } from './model/graded-sentence.ts'
export type { Letter, LetterPart, LetterSentence, Warning } from './model/letter.ts'
export type { Bilingual, Role } from './model/role.ts'
export type { ZeugnisSpec } from './model/spec.ts'

/** The role of this slug ("koch-in"). Throws a `RangeError` for one that the lexicon does not hold. */
export function findRole(slug: string): Role {
  const role = find(slug)
  if (!role) throw new RangeError(`No role: ${slug}`)
  return role
}

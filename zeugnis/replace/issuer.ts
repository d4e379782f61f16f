import { letterFacts } from '../analyse/letter/letter-facts.ts'
import type { NotAReference } from '../model/analysis.ts'
import { analyseReplaced } from './placeholders.ts'

/** A text that is no reference, and why. */
export interface NoLetter {
  readonly isReference: false
  readonly problem: NotAReference['problem']
}

/** Who issued a reference, as its letterhead says; nothing when it has none. */
export type Issuer = { readonly isReference: true; readonly name: string | null } | NoLetter

/** Reads who issued a reference in which personal data may have been replaced. */
export function issuerOf(text: string): Issuer {
  const analysis = analyseReplaced(text)
  if (!analysis.isReference) return { isReference: false, problem: analysis.problem }
  return { isReference: true, name: letterFacts(text, analysis).issuer }
}

import { letterFacts } from '../analyse/letter/letter-facts.ts'
import type { NotAReference } from '../model/analysis.ts'
import type { IsoDate } from '../model/spec.ts'
import { employerIn } from './employer.ts'
import { analyseReplaced } from './placeholders.ts'

/** A text that is no reference, and why. */
export interface NoLetter {
  readonly isReference: false
  readonly problem: NotAReference['problem']
}

export type Issuer =
  | {
      readonly isReference: true
      /** As its letterhead says, else its text or its signature; nothing when none of them does. */
      readonly name: string | null
      /** First and last day of the employment, where they can be read. */
      readonly from: IsoDate | null
      readonly to: IsoDate | null
    }
  | NoLetter

/** Reads who issued a reference, and about which time, in which personal data may have been replaced. */
export function issuerOf(text: string): Issuer {
  const analysis = analyseReplaced(text)
  if (!analysis.isReference) return { isReference: false, problem: analysis.problem }
  const { issuer, from, to } = letterFacts(text, analysis)
  return { isReference: true, name: issuer ?? employerIn(text), from, to }
}

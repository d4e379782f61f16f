import { expectations } from '../analyse/letter/expectations.ts'
import { type LetterFacts, letterFacts } from '../analyse/letter/letter-facts.ts'
import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { NoLetter } from './issuer.ts'
import { analyseReplaced } from './placeholders.ts'

/** A reference as a report shows it. */
export interface ReadLetter {
  readonly isReference: true
  readonly text: string
  readonly analysis: ReferenceAnalysis
  readonly facts: LetterFacts
}

/** Reads a reference in which personal data may have been replaced, with what is expected of its occupation. */
export function readLetter(text: string): ReadLetter | NoLetter {
  const analysis = analyseReplaced(text, { expectations })
  if (!analysis.isReference) return { isReference: false, problem: analysis.problem }
  return { isReference: true, text, analysis, facts: letterFacts(text, analysis) }
}

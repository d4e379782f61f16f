import { analyseLetter } from './analyse/analyse.ts'
import { expectations } from './analyse/letter/expectations.ts'
import { generateIn } from './generate/generate.ts'
import { wholeLanguage } from './generate/whole-language.ts'
import type { Analysis } from './model/analysis.ts'
import type { Letter } from './model/letter.ts'
import type { ZeugnisSpec } from './model/spec.ts'

export { analyseLetter } from './analyse/analyse.ts'
export { gradeSentence } from './analyse/grade-alone.ts'
export { expectations } from './analyse/letter/expectations.ts'
export { type LetterFacts, letterFacts } from './analyse/letter/letter-facts.ts'
export { compareReferences } from './compare/compare-references.ts'
export { comparisonInWords, factInWords, incomparableInWords, reasonsInWords } from './compare/in-words.ts'
export { isReordered, keepingOrder } from './compare/order.ts'
export { withoutMarks } from './compare/read-side.ts'
export { SpecError, type SpecErrorCode, type SpecProblem } from './errors.ts'
export { specProblems, warningsFor } from './generate/check-spec.ts'
export { generateIn, otherWordingsIn } from './generate/generate.ts'
export { betterWording } from './generate/german/better-wording.ts'
export { inadmissibleContents } from './generate/inadmissible.ts'
export { isGraded } from './generate/is-graded.ts'
export { isFor, sentenceAround } from './generate/of-person.ts'
export { omittedFrom, placeOfPhrase, withoutSentences } from './generate/omitted.ts'
export { type OwnWords, withOwnWords } from './generate/own-words.ts'
export { speaksOfHonesty } from './generate/role-wordings.ts'
export { seedOf } from './generate/seed.ts'
export { tenseOf } from './generate/tense.ts'
export { sentencesOfOtherTense } from './generate/tense-of-sentence.ts'
export { unusedEntries } from './generate/unused-entries.ts'
export { type PlacedSentence, textOfSentences, withSentences } from './generate/with-sentences.ts'
export { type ImproveOptions, improveReference } from './improve/improve-reference.ts'
export { type Replacement, withReplacements } from './improve/read-in-place.ts'
export { type ListedPhrase, listPhrases } from './lexicon/list-phrases.ts'
export { loadTraining } from './lexicon/load-training.ts'
export { ofPersonExamples } from './lexicon/of-person-examples.ts'
export { inPlainWords } from './lexicon/plain-words.ts'
export { findRoleFacts, roleFacts } from './lexicon/roles/facts.ts'
export { findRole, roles } from './lexicon/roles/find-role.ts'
export { roleNames } from './lexicon/roles/names.ts'
export { loadRolePhrases } from './lexicon/roles/phrases/load.ts'
export { thirdPartiesOf } from './lexicon/roles/third-parties.ts'
export { thirdPartyNames } from './lexicon/roles/third-party-names.ts'
export { roleTitles } from './lexicon/roles/titles.ts'
export type { AnalysedSentence, Analysis, NotAReference, ReferenceAnalysis } from './model/analysis.ts'
export * from './model/comparison.ts'
export * from './model/dimension.ts'
export { type Grade, gradeFrom, grades, type HalfGrade, halfGrades, wholeGrade } from './model/grade.ts'
export type { GradedSentence } from './model/graded-sentence.ts'
export type { ImproveAnswer, ImprovedReference, ImprovedWording, Improvement, NoImprovement } from './model/improvement.ts'
export type { Inadmissible } from './model/inadmissible.ts'
export type { Letter, LetterPart, LetterSentence, Part, UnusedEntry, Warning } from './model/letter.ts'
export type { Bilingual, Role, RoleTexts, Titles } from './model/role.ts'
export { type Address, isJudged, leavingReasons, type OfPerson, ofPersonNames, signingNames, type ZeugnisSpec } from './model/spec.ts'
export { type Issuer, issuerOf, type NoLetter } from './replace/issuer.ts'
export { analyseReplaced, replaced } from './replace/placeholders.ts'
export { type ReadLetter, readLetter } from './replace/read-letter.ts'
export { replacePersonalData } from './replace/replace-personal-data.ts'
export { type RequestFacts, requestFacts } from './replace/request-facts.ts'

/**
 * Reads a reference and says what is missing for its occupation.
 * @param given any text, as pasted
 * @param role slug of the occupation; without one the introduction is asked
 */
export function analyse(given: string, role?: string): Analysis {
  return analyseLetter(given, { role, expectations })
}

/**
 * Writes a reference in the language of its description.
 * @param seed chooses between wordings of the same grade
 * @throws {SpecError} when no truthful letter can be made of it
 */
export function generate(spec: ZeugnisSpec, seed = 0): Letter {
  return generateIn(wholeLanguage(spec), spec, seed)
}

/** Second front door, for who needs no engine and no phrases: grades, dimensions, days that can be, and outcomes in words. */
export { comparisonInWords, factInWords, reasonsInWords } from './compare/in-words.ts'
export { specProblems } from './generate/check-spec.ts'
export { textOfSentences } from './generate/with-sentences.ts'
export { dimensions, phraseGroups } from './model/dimension.ts'
export { gradeFrom, grades } from './model/grade.ts'

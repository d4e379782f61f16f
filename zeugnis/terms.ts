/**
 * Front door for whoever neither writes nor reads a letter: what a description holds and what is wrong with it, grades, dimensions,
 * occupations, and how a comparison is put in words. A server starts with it and leaves the engine, ten times as many files, to workers.
 */
export { comparisonInWords, factInWords, reasonsInWords } from './compare/in-words.ts'
export { specProblems } from './generate/check-spec.ts'
export { seedOf } from './generate/seed.ts'
export { unusedEntries } from './generate/unused-entries.ts'
export { textOfSentences } from './generate/with-sentences.ts'
export { findRole, roles } from './lexicon/roles/find-role.ts'
export { dimensions, phraseGroups } from './model/dimension.ts'
export { gradeFrom, grades } from './model/grade.ts'
export { ofPersonNames } from './model/spec.ts'

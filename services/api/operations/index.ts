import type { Operation } from '../operation.ts'
import { analyseReference, compareTwoReferences, gradeOneSentence, improveOneReference } from './analyse.ts'
import { listPhrasesPage, listRoles, readRole } from './lexicon.ts'
import { readContract, readCv } from './read-documents.ts'
import { searchTalents, shareTalent } from './talents.ts'
import { writeReference } from './write-reference.ts'

/** What answers each documented operation, by its `operationId`. */
export const operations: Readonly<Record<string, Operation>> = {
  writeReference,
  listRoles,
  readRole,
  listPhrases: listPhrasesPage,
  analyseReference,
  gradeSentence: gradeOneSentence,
  compareReferences: compareTwoReferences,
  improveReference: improveOneReference,
  parseCv: readCv,
  checkContract: readContract,
  searchTalents,
  shareTalent,
}

import type { TaskTable } from './carry-out.ts'
import type { Kinds } from './kinds.ts'

/** The function of each kind. A thread loads only the engines that it is asked for. */
export const tasks: TaskTable<Kinds> = {
  readReference: async () => (await import('./tasks/read-reference.ts')).readReference,
  gradeSentence: async () => (await import('#zeugnis')).gradeSentence,
  compareReferences: async () => (await import('./tasks/read-reference.ts')).compare,
  improveReference: async () => (await import('./tasks/read-reference.ts')).improve,
  readCv: async () => (await import('#cv')).parseCv,
  readContract: async () => (await import('#contract-check')).checkContract,
  searchTalents: async () => (await import('./tasks/talents.ts')).searchTalents,
  shareTalent: async () => (await import('./tasks/talents.ts')).shareTalent,
  writeLetter: async () => (await import('./tasks/write-letter.ts')).writeLetter,
  makeLetterFile: async () => (await import('./tasks/write-letter.ts')).loadedLetterFile(),
  replaceInLetters: async () => (await import('./tasks/letters.ts')).replaceInLetters,
  readLetters: async () => (await import('./tasks/letters.ts')).readLetters,
  checkFile: async () => (await import('./tasks/files.ts')).checkFile,
  readPdf: async () => (await import('./tasks/files.ts')).readPdf,
  drawThumb: async () => (await import('./tasks/draw-thumb.ts')).draw,
}

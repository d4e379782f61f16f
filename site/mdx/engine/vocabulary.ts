import { BothLanguages } from './both-languages.server.tsx'
import { ByGrade } from './by-grade.server.tsx'
import { ReadAlone, ReadSentence, ReadSentences } from './read-sentences.server.tsx'
import { Wordings } from './wordings.server.tsx'

/** What the engine writes and reads inside of a text, while the page is rendered. */
export const engineVocabulary = { ReadAlone, ReadSentence, ReadSentences, BothLanguages, ByGrade, Wordings }

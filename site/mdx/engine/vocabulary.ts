import { BothLanguages } from './both-languages.server.tsx'
import { ReadSentence, ReadSentences } from './read-sentences.server.tsx'
import { Wordings } from './wordings.server.tsx'

/** What the engine writes and reads inside of a text, while the page is rendered. */
export const engineVocabulary = { ReadSentence, ReadSentences, BothLanguages, Wordings }

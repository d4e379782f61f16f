import { fold, wordsOf } from '#language'
import { normalise } from '../analyse/text/normalise.ts'
import type { AnalysedSentence, ReferenceAnalysis } from '../model/analysis.ts'

/** A sentence of one of the texts. */
export interface Unit {
  readonly index: number
  readonly read: AnalysedSentence
  /** As it stands there. */
  readonly given: string
  /** Folded, on one line. */
  readonly text: string
  readonly words: readonly string[]
  /** The words as one text: sentences with the same have the same wording. */
  readonly key: string
}

/** One of the texts, read. */
export interface Side {
  readonly text: string
  readonly analysis: ReferenceAnalysis
  readonly units: readonly Unit[]
}

export interface Sides {
  readonly before: Side
  readonly after: Side
}

/** A text with the words of its sentences, by which they are recognised whatever their spelling, line ends and marks. */
export function readSide(text: string, analysis: ReferenceAnalysis): Side {
  return { text, analysis, units: analysis.sentences.map((read, index) => unitOf(text, read, index)) }
}

function unitOf(text: string, read: AnalysedSentence, index: number): Unit {
  const given = text.slice(read.start, read.end)
  const folded = normalise(given).text.replaceAll('\n', ' ')
  const words = wordsOf(folded).map(({ key }) => key)
  return { index, read, given, text: folded, words, key: words.join(' ') || fold(given.trim()) }
}

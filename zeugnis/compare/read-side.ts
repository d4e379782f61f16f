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
  /** All of its words. */
  readonly words: ReadonlySet<string>
}

export interface Sides {
  readonly before: Side
  readonly after: Side
}

/**
 * A text with the words of its sentences, by which they are recognised whatever their spelling, line ends and marks.
 * @param given as it was pasted
 * @param text the same without marks of type
 */
export function readSide(given: string, text: string, analysis: ReferenceAnalysis): Side {
  const units = analysis.sentences.map((read, index) => unitOf({ given, text }, read, index))
  return { text, analysis, units, words: new Set(units.flatMap(({ words }) => words)) }
}

function unitOf(texts: { readonly given: string; readonly text: string }, read: AnalysedSentence, index: number): Unit {
  const given = texts.given.slice(read.start, read.end)
  const folded = normalise(texts.text.slice(read.start, read.end)).text.replaceAll('\n', ' ')
  const words = wordsOf(folded).map(({ key }) => key)
  return { index, read, given, text: folded, words, key: words.join(' ') || fold(given.trim()) }
}

/** Marks by which chatbots set type: rules between parts, bold and slanted words, headings. „Kolleg*innen“ is a word. */
const marks = /(?<=^|\n)(?:-{3,10}|\*{3,10})(?=\r?\n|$)|\*{2,3}|(?<!\p{L})\*(?=\p{L})|(?<=[\p{L}.,:])\*(?!\p{L})|(?<=^|\n)#{1,6} |`/gu
const bullet = /(?<=^|\n)([ \t]{0,8})[*+•](?= )/gu

/** A space without width, which the analysis leaves out. */
const INVISIBLE = '\u200b'

/** The text with what nobody sees for marks of type, so that all else stays at its place. Items of lists all begin with a dash. */
export function withoutMarks(text: string): string {
  return text.replace(bullet, '$1-').replace(marks, (mark) => INVISIBLE.repeat(mark.length))
}

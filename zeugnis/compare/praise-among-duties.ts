import { wordsOf } from '#language'
import { gradeSentence } from '../analyse/grade-alone.ts'
import { topicsOf } from '../analyse/letter/dimensions.ts'
import { normalise } from '../analyse/text/normalise.ts'
import { readWord } from '../lexicon/words/inflection.ts'
import type { AnalysedSentence } from '../model/analysis.ts'

/** A whole sentence, and no item of a list. */
const sentence = /^(?![-–—•·▪*o] |\d{1,2}[.)] ).+[.!?]$/su

/**
 * The sentences of a letter, where praise that only speaks of „Aufgaben“ is no duty: what praises and stands between sentences that assess
 * is read as one of them.
 */
export function praiseAmongDuties(text: string, sentences: readonly AnalysedSentence[]): readonly AnalysedSentence[] {
  const isAssessing = ({ section }: AnalysedSentence) => section === 'beurteilung'
  const [first, last] = [sentences.findIndex(isAssessing), sentences.findLastIndex(isAssessing)]
  return sentences.map((read, at) => (read.section === 'aufgaben' && first >= 0 && first < at && at < last ? asPraise(text, read) : read))
}

function asPraise(text: string, read: AnalysedSentence): AnalysedSentence {
  const own = text.slice(read.start, read.end)
  const folded = normalise(own).text
  if (!sentence.test(own) || !praises(folded)) return read
  const { marks, evidence, unknown, ...graded } = gradeSentence(own)
  const moved = <T extends { readonly start: number; readonly end: number }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, start: one.start + read.start, end: one.end + read.start }))
  return {
    ...read,
    ...graded,
    section: 'beurteilung',
    dimension: topicsOf(folded).main,
    marks: moved(marks),
    evidence: moved(evidence),
    unknown: moved(unknown),
  }
}

function praises(folded: string): boolean {
  return wordsOf(folded).some(({ key, text }) => {
    const reading = readWord(key, /^\p{Lu}/u.test(text))
    return reading !== null && 'degree' in reading && reading.degree > 0
  })
}

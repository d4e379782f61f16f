import { normalise } from '../analyse/text/normalise.ts'
import { resultIn } from '../compare/results.ts'
import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { ImproveAnswer, ImprovedWording, Improvement } from '../model/improvement.ts'
import { analyseReplaced } from '../replace/placeholders.ts'
import { subjectOf } from '../replace/subject.ts'
import { inOwnWords } from './own-words.ts'
import { phraseWordings } from './phrase-wordings.ts'
import { makeReader } from './read-back.ts'
import { readInPlace } from './read-in-place.ts'
import { betterThan, reasonFor } from './reasons.ts'
import { sayingsOf } from './said-already.ts'

export interface ImproveOptions {
  /** The grade that each sentence shall have; one better than its own when nothing is said, at least satisfactory. */
  readonly to?: Improvement['to'] | undefined
}

/** So many wordings of a sentence are offered. */
const MOST_WORDINGS = 3

/**
 * How the graded sentences of a reference would read better: same tense, same person, same matter. Each wording was read back, alone and
 * in its place, with the grade that was asked for; where none was, it is said why. Any text is answered, never with an exception.
 */
export function improveReference(text: string, { to }: ImproveOptions = {}): ImproveAnswer {
  const analysis = analyseReplaced(text)
  if (!analysis.isReference) return analysis
  const improvements = improvementsIn(text, analysis, to)
  return { isReference: true, improvements: readInPlace(text, improvements, MOST_WORDINGS) }
}

function improvementsIn(text: string, analysis: ReferenceAnalysis, to: Improvement['to'] | undefined): Improvement[] {
  const person = subjectOf(text)
  const names = person ? [person.lastName, ...person.firstName.split(' ')].filter(Boolean) : []
  const { read, readsAs } = makeReader(names)
  const phrases = phraseWordings({ person, kind: analysis.kind, tense: analysis.tense })
  const sayings = sayingsOf(text, analysis)
  return analysis.sentences.flatMap((sentence): Improvement[] => {
    const { dimension, grade, start, end } = sentence
    if (dimension === null || grade === null || (sentence.section !== 'beurteilung' && sentence.section !== 'schluss')) return []
    const wanted = to ?? betterThan(grade)
    const plain = { start, end, sentence: text.slice(start, end), dimension, grade, to: wanted ?? 1 }
    const none = tellsOfResult(plain.sentence) ? 'result' : reasonFor(sentence, wanted)
    if (none || wanted === null) return [{ ...plain, wordings: [], none: none ?? 'good-enough' }]
    const own = inOwnWords(text, sentence, read).map((one) => ({ ...one, grade: wanted, by: 'own-words' as const }))
    const others = phrases(dimension, wanted, plain.sentence).map((one) => ({ ...one, grade: wanted, by: 'phrase-base' as const }))
    // What stands in the letter already, or was offered for another sentence, would be said twice.
    const fresh = others.filter((one) => sayings.isNew(one.text, plain))
    const spoken = distinct([...own, ...fresh]).filter((one) => one.text !== plain.sentence && sayings.isOfSpeaker(plain.sentence, one.text))
    const wordings = spoken.filter((one) => readsAs(one.text, dimension, wanted))
    for (const one of wordings.slice(0, MOST_WORDINGS)) sayings.add(one.text)
    return [{ ...plain, wordings, none: null }]
  })
}

/** What an examiner or a school found, nobody may raise. */
const tellsOfResult = (sentence: string) => resultIn({ text: normalise(sentence).text.replaceAll('\n', ' ') }) !== null

function distinct(wordings: readonly ImprovedWording[]): ImprovedWording[] {
  const texts = wordings.map(({ text }) => text)
  return wordings.filter(({ text }, at) => texts.indexOf(text) === at)
}

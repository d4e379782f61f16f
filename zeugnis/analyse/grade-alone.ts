import { type GradedSentence, nothingRead } from '../model/graded-sentence.ts'
import { gradeClosing, isClosing } from './letter/closing-alone.ts'
import { readSentence } from './sentence/grade-sentence.ts'
import { namesIn } from './sentence/names.ts'
import { maskAddressed } from './text/mask-names.ts'
import { normalise } from './text/normalise.ts'
import { sentences } from './text/sentences.ts'

/**
 * Grades one German sentence, as given, by the words that carry it: of several the first that has a grade or a mark. What
 * thanks, regrets or wishes well is graded by its warmth, as a closing formula is, all its sentences together.
 * @param own names of the person, where no Herr or Frau stands before them
 */
export function gradeSentence(given: string, own: readonly string[] = []): GradedSentence {
  const found = sentences(maskAddressed(normalise(given)))
  if (found[0] && isClosing(found[0])) return gradeClosing(found)
  const read = found.map((sentence) => (isClosing(sentence) ? gradeClosing([sentence]) : readSentence(sentence, namesIn(own))))
  return read.find(({ grade, marks }) => grade !== null || marks.length > 0) ?? read[0] ?? nothingRead
}

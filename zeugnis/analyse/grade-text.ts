import type { GradedSentence } from '../model/graded-sentence.ts'
import { gradeSentence } from './grade-sentence.ts'
import { type Sentence, sentences } from './sentences.ts'

/** A sentence of a text with its grade. Its own place and its marks' are in UTF-16 units of the text as given. */
export interface GradedPassage extends GradedSentence {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Items of a list of tasks say what was done, not how well. */
const listItem = /^[-–•*]\s/u

/**
 * Grades a text sentence by sentence, list items left out. The time grows with its length.
 * @param own names of the person, where no Herr or Frau stands before them
 */
export function gradeText(given: string, own: readonly string[] = []): GradedPassage[] {
  return sentences(given)
    .filter(({ text }) => !listItem.test(text))
    .map((sentence) => placed(sentence, gradeSentence(sentence.text, own)))
}

function placed({ start, end, text, origin }: Sentence, graded: GradedSentence): GradedPassage {
  const marks = graded.marks.map((mark) => ({ ...mark, start: origin[mark.start] ?? start, end: (origin[mark.end - 1] ?? end - 1) + 1 }))
  return { ...graded, marks, start, end, text }
}

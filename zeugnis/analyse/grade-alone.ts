import { foldPattern } from '#language'
import { closingPatterns } from '../lexicon/closing-words.ts'
import type { GradedSentence } from '../model/graded-sentence.ts'
import { closingMarks } from './letter/closing.ts'
import { closingWarmth } from './letter/closing-warmth.ts'
import { readSentence } from './sentence/grade-sentence.ts'
import { namesIn } from './sentence/names.ts'
import { normalise } from './text/normalise.ts'
import { type Sentence, sentences } from './text/sentences.ts'

const nothing: GradedSentence = { grade: null, span: null, abstention: 'no-cue', by: null, marks: [], evidence: [], unknown: [] }

const [thanks, regret, wishes] = [closingPatterns.thanks, closingPatterns.regret, closingPatterns.wishes].map(foldPattern)

/**
 * Grades one German sentence, as given, by the words that carry it: of several the first that has a grade or a mark. What
 * thanks, regrets or wishes well is graded by its warmth, as a closing formula is.
 * @param own names of the person, where no Herr or Frau stands before them
 */
export function gradeSentence(given: string, own: readonly string[] = []): GradedSentence {
  const read = sentences(normalise(given)).map((sentence) => (isClosing(sentence) ? closingGraded(sentence) : readSentence(sentence, namesIn(own))))
  return read.find(({ grade, marks }) => grade !== null || marks.length > 0) ?? read[0] ?? nothing
}

/** Two of thanks, regret and wishes, or one that opens the sentence. */
function isClosing({ text }: Sentence): boolean {
  const parts = [thanks, regret, wishes].filter((pattern) => pattern?.test(text)).length
  return parts >= 2 || (parts === 1 && opening.test(text))
}

const opening = foldPattern(
  /^(?:(?:Wir|Ich) (?:danken|danke|bedanken|bedauern|bedauere|wünschen|wünsche)|(?:Dafür|Hierfür|Für (?:sein|ihr|die|den|das|seine|ihre)[^,.;]{0,80}) (?:danken|sagen|bedanken)|(?:Für|Auf) (?:die|seinen|ihren|seine|ihre|den) \p{L}* ?(?:Zukunft|Weg|Lebensweg|Berufsweg)[^.]{0,40}wünschen|Unser(?:en)? Dank|Mit (?:großem |größtem |sehr großem )?Bedauern|(?:Sein|Ihr)(?:en)? (?:Ausscheiden|Weggang|Fortgang|Entschluss|Entscheidung))/u,
)

function closingGraded(sentence: Sentence): GradedSentence {
  const grade = closingWarmth(sentence.text)
  return {
    ...nothing,
    grade,
    span: grade === null ? null : [grade, grade],
    abstention: grade === null ? 'no-cue' : null,
    by: grade === null ? null : 'words',
    marks: closingMarks(sentence),
  }
}

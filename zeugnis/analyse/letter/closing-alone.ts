import { foldPattern } from '#language'
import { closingPatterns } from '../../lexicon/closing-words.ts'
import type { HalfGrade } from '../../model/grade.ts'
import { type GradedSentence, nothingRead } from '../../model/graded-sentence.ts'
import type { Evidence, Mark } from '../../model/mark.ts'
import { placeIn } from '../sentence/place-in.ts'
import type { Sentence } from '../text/sentences.ts'
import { closingMarks } from './closing.ts'
import { closingWarmth } from './closing-warmth.ts'

const { reason, thanks, regret, wishes, topThanks, goodThanks, warmRegret, warmWishes } = closingPatterns
const leaving = foldPattern(reason)
const parts = [thanks, regret, wishes].map(foldPattern)
const warmth = [topThanks, goodThanks, warmRegret, warmWishes].map(foldPattern)

function partsIn(text: string): number {
  return parts.filter((pattern) => pattern.test(text)).length
}

/** Two of thanks, regret and wishes, or one that opens the sentence or follows on why the person leaves. */
export function isClosing({ text }: Sentence): boolean {
  const count = partsIn(text)
  return count >= 2 || (count === 1 && (opening.test(text) || (leaving.test(text) && addressed.test(text))))
}

const addressed = foldPattern(/[,;] (?:(?:und|wofür|für [^,;]{1,60}) ?)?(?:wir )?(?:danken|wünschen|sagen) (?:wir |ihm|ihr|Herrn|Frau|für)/u)

const opening = foldPattern(
  /^(?:(?:Wir|Ich) (?:danken|danke|bedanken|bedauern|bedauere|wünschen|wünsche)|(?:Dafür|Hierfür|Für (?:sein|ihr|die|den|das|seine|ihre)[^,.;]{0,80}) (?:danken|sagen|bedanken)|(?:Für|Auf) (?:die|seinen|ihren|seine|ihre|den) \p{L}* ?(?:Zukunft|Weg|Lebensweg|Berufsweg)[^.]{0,40}wünschen|Unser(?:en)? Dank|Mit (?:großem |größtem |sehr großem )?Bedauern|(?:Sein|Ihr)(?:en)? (?:Ausscheiden|Weggang|Fortgang|Entschluss|Entscheidung))/u,
)

/** Sentences of a closing formula that stand alone, by their warmth together; what is thanked, regretted and wished carries it. */
export function gradeClosing(given: readonly Sentence[]): GradedSentence {
  const found = given.filter(({ text }) => partsIn(text) > 0)
  const grade = closingWarmth(found.map(({ text }) => text).join(' '))
  const marks = found.flatMap(closingMarks)
  const evidence = found.flatMap((sentence) => closingEvidence(sentence, grade)).filter((place) => !isMarked(place, marks))
  if (grade === null) return { ...nothingRead, marks, evidence }
  return { ...nothingRead, grade, span: [grade, grade], abstention: null, by: 'words', marks, evidence }
}

function isMarked({ start, end }: Evidence, marks: readonly Mark[]): boolean {
  return marks.some((mark) => mark.start < end && start < mark.end)
}

function closingEvidence(sentence: Sentence, grade: HalfGrade | null): Evidence[] {
  const weight = grade !== null && grade < 4 ? 'praise' : 'minimum'
  const places = [...parts, ...warmth].flatMap((pattern) => {
    const match = pattern.exec(sentence.text)
    return match ? [{ ...placeIn(sentence, { start: match.index, end: match.index + match[0].length }), weight } as const] : []
  })
  return places.sort((a, b) => a.start - b.start).filter(({ start }, index, all) => start >= (all[index - 1]?.end ?? 0))
}

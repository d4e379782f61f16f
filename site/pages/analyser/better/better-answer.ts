import type { Locale } from '#words/interface'
import {
  type Dimension,
  type Grade,
  type HalfGrade,
  type Improvement,
  improveReference,
  type Replacement,
  type RequestFacts,
  requestFacts,
  withReplacements,
} from '#zeugnis'
import { analyseText } from '../../../reading/analyse-text.ts'
import { basisView } from '../../../reading/make-reading.ts'
import type { BasisView } from '../../../reading/reading.ts'
import { type MarkedPiece, markedWords } from '../../../reading/word-marks.ts'

/** How a sentence would read better; the words that are new are marked. */
export interface OfferedWording {
  readonly text: string
  readonly grade: Grade
  readonly pieces: readonly MarkedPiece[]
  /** In both languages: what is asked of an employer is written in German, whatever the page speaks. */
  readonly basis: Readonly<Record<Locale, BasisView>>
}

/** A graded sentence of the letter and what is offered for it. */
export interface BetterSentence {
  readonly start: number
  readonly end: number
  /** As it stands there, on one line. */
  readonly sentence: string
  readonly dimension: Dimension
  readonly grade: HalfGrade
  /** The grade that was looked for. */
  readonly to: Grade
  readonly wordings: readonly OfferedWording[]
  readonly none: Improvement['none']
}

export type BetterQuestion =
  | { readonly ask: 'wordings'; readonly text: string; readonly to: Grade | undefined }
  | { readonly ask: 'letter'; readonly text: string; readonly replacements: readonly Replacement[] }

/** How a letter reads with the sentences that were chosen: as a whole, and each of them where it stands. */
export interface ChangedReading {
  readonly overall: number | null
  readonly grades: Readonly<Record<number, HalfGrade | null>>
}

export type BetterAnswer =
  | { readonly sentences: readonly BetterSentence[]; readonly facts: RequestFacts }
  | { readonly reading: ChangedReading }
  | { readonly isNone: true }

/** What the worker says: wordings for the sentences of a letter, or how the letter reads with those that were chosen. */
export function answerTo(question: BetterQuestion): BetterAnswer {
  return question.ask === 'wordings' ? wordingsFor(question) : readingOf(question)
}

function wordingsFor({ text, to }: Extract<BetterQuestion, { ask: 'wordings' }>): BetterAnswer {
  const answer = improveReference(text, { to })
  if (!answer.isReference) return { isNone: true }
  return { sentences: answer.improvements.map(sentenceView), facts: requestFacts(text) }
}

function sentenceView({ start, end, sentence, dimension, grade, to, wordings, none }: Improvement): BetterSentence {
  const plain = sentence.replace(/\s+/g, ' ')
  const offered = wordings.map(
    ({ text, grade, basis }): OfferedWording => ({
      text,
      grade,
      pieces: markedWords({ before: plain, after: text }, { before: [], after: [] }).after,
      basis: { de: basisView(basis, 'de'), en: basisView(basis, 'en') },
    }),
  )
  return { start, end, sentence: plain, dimension, grade, to, wordings: offered, none }
}

function readingOf({ text, replacements }: Extract<BetterQuestion, { ask: 'letter' }>): BetterAnswer {
  const analysis = analyseText(withReplacements(text, replacements))
  if (!analysis.isReference) return { isNone: true }
  let shift = 0
  const grades = [...replacements]
    .sort((one, other) => one.start - other.start)
    .map(({ start, end, text: instead }) => {
      const from = start + shift
      shift += instead.length - (end - start)
      const inside = analysis.sentences.filter((sentence) => sentence.start < from + instead.length && sentence.end > from)
      return [start, isSentence(instead) ? worstOf(inside.flatMap(({ grade }) => grade ?? [])) : null] as const
    })
  return { reading: { overall: analysis.overall.grade, grades: Object.fromEntries(grades) } }
}

/** What has marks of another kind of text in it, or hardly a word, is no sentence that a reference could hold. */
function isSentence(text: string): boolean {
  return !/[<>{}\\]/.test(text) && (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 2
}

function worstOf(grades: readonly HalfGrade[]): HalfGrade | null {
  return [...grades].sort((one, other) => other - one)[0] ?? null
}

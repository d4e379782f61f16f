import type { AnalysedSentence, Confidence, Rating } from '../../model/analysis.ts'
import type { Dimension } from '../../model/dimension.ts'

/** The summarising sentence and the median of the dimensions count the same; rounded to half grades. */
const SUMMARY_WEIGHT = 0.5

/** In the middle between two halves the better one: likeness reads what is very good a little too low. */
function toHalf(grade: number): number {
  return Math.ceil(grade * 2 - 0.5) / 2
}

function median(grades: readonly number[]): number | null {
  const sorted = [...grades].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The grade of one dimension: the mean of its sentences, those that words graded before those that likeness did. */
function meanOf(sentences: readonly AnalysedSentence[]): number | null {
  const graded = sentences.flatMap(({ grade, by }) => (grade === null ? [] : [{ grade, by }]))
  const byWords = graded.filter(({ by }) => by === 'words')
  const used = byWords.length > 0 ? byWords : graded
  return used.length === 0 ? null : used.reduce((sum, { grade }) => sum + grade, 0) / used.length
}

function byDimension(sentences: readonly AnalysedSentence[]): Map<Dimension, number> {
  const groups = Map.groupBy(
    sentences.filter(({ dimension, grade }) => dimension !== null && grade !== null),
    ({ dimension }) => dimension,
  )
  return new Map(
    [...groups].flatMap(([dimension, all]) => {
      const mean = meanOf(all)
      return dimension && mean !== null ? [[dimension, mean] as const] : []
    }),
  )
}

/** From so many steps on conduct is much worse than performance. */
const MUCH = 1.5

/** Without a summary fewer graded sentences make no overall grade. */
const FEW_SENTENCES = 3

interface Rated {
  readonly overall: Rating
  readonly performance: Rating
  readonly conduct: Rating
}

/** Whether conduct is so much worse than performance that the whole has to say it. */
export function isConductWorse({ performance, conduct }: Rated): boolean {
  return performance.grade !== null && conduct.grade !== null && conduct.grade - performance.grade >= MUCH
}

/**
 * Overall, performance and conduct grades. No mean of all sentences: whoever writes three sentences on one thing does not
 * say it three times. Without a summarising sentence the whole is less sure, with few sentences there is none. Conduct that
 * is much worse than performance is not hidden by a median. The closing formula grades nothing: it says
 * nothing of performance (BAG 25.01.2022, 9 AZR 146/21).
 */
export function rate(sentences: readonly AnalysedSentence[]): Rated {
  const grades = byDimension(sentences.filter(({ dimension }) => dimension !== 'schlussformel'))
  const summary = grades.get('gesamtbeurteilung')
  const conduct = grades.get('sozialverhalten') ?? null
  const single = [...grades].filter(([dimension]) => dimension !== 'gesamtbeurteilung' && dimension !== 'sozialverhalten').map(([, grade]) => grade)
  const performance = weigh(summary, median(single))
  const overall = weigh(summary, median([...single, ...(conduct === null ? [] : [conduct])]))
  const sure = confidence(sentences, summary !== undefined)
  const isFounded = summary !== undefined || countGraded(sentences) >= FEW_SENTENCES
  return {
    overall: rating(isFounded ? atLeastHalfWay(overall, performance, conduct) : null, sure),
    performance: rating(performance, sure),
    conduct: rating(conduct, conduct === null ? 'low' : 'medium'),
  }
}

function countGraded(sentences: readonly AnalysedSentence[]): number {
  return sentences.filter(({ section, grade }) => section === 'beurteilung' && grade !== null).length
}

function atLeastHalfWay(overall: number | null, performance: number | null, conduct: number | null): number | null {
  if (overall === null || performance === null || conduct === null || conduct - performance < MUCH) return overall
  return Math.max(overall, (performance + conduct) / 2)
}

function weigh(summary: number | undefined, rest: number | null): number | null {
  if (summary === undefined) return rest
  return rest === null ? summary : SUMMARY_WEIGHT * summary + (1 - SUMMARY_WEIGHT) * rest
}

function rating(grade: number | null, sure: Confidence): Rating {
  return { grade: grade === null ? null : toHalf(grade), confidence: grade === null ? 'low' : sure }
}

/** High with a summary and hardly a sentence left open, low when less than half could be graded. */
function confidence(sentences: readonly AnalysedSentence[], hasSummary: boolean): Confidence {
  const share = gradedShare(sentences)
  if (share < 0.5) return 'low'
  return hasSummary && share >= 0.8 ? 'high' : 'medium'
}

/** How many of the assessing sentences have a grade, from 0 to 1. */
export function gradedShare(sentences: readonly AnalysedSentence[]): number {
  const assessing = sentences.filter(({ section, dimension }) => section === 'beurteilung' && dimension !== null)
  return assessing.filter(({ grade }) => grade !== null).length / Math.max(1, assessing.length)
}

import type { AnalysedSentence, Confidence, Rating } from '../../model/analysis.ts'
import type { Dimension } from '../../model/dimension.ts'

/** The summarising sentence counts 0.4, the median of the dimensions 0.6; rounded to half grades. */
const SUMMARY_WEIGHT = 0.4

/** A sentence that has only a span counts close to its best grade: in whole references the unknown word seldom turns the praise. */
const SPAN_WEIGHT = 0.1

function toHalf(grade: number): number {
  return Math.round(grade * 2) / 2
}

function median(grades: readonly number[]): number | null {
  const sorted = [...grades].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** The grade of one dimension: the mean of its sentences. Spans count only where no sentence of it has a grade of its own. */
function meanOf(sentences: readonly AnalysedSentence[]): number | null {
  const sure = sentences.filter(({ grade }) => grade !== null)
  const used = sure.length > 0 ? sure : sentences.filter(({ span }) => span !== null)
  const grades = used.flatMap(({ grade, span }) => grade ?? (span ? span[0] + (span[1] - span[0]) * SPAN_WEIGHT : []))
  return grades.length === 0 ? null : grades.reduce((sum, grade) => sum + grade, 0) / grades.length
}

function byDimension(sentences: readonly AnalysedSentence[]): Map<Dimension, number> {
  const groups = Map.groupBy(
    sentences.filter(({ dimension, grade, span }) => dimension !== null && (grade !== null || span !== null)),
    ({ dimension }) => dimension,
  )
  return new Map(
    [...groups].flatMap(([dimension, all]) => {
      const mean = meanOf(all)
      return dimension && mean !== null ? [[dimension, mean] as const] : []
    }),
  )
}

/**
 * Overall, performance and conduct grades. No mean of all sentences: whoever writes three sentences on one thing does not
 * say it three times. Without a summarising sentence the whole is less sure. The closing formula grades nothing: it says
 * nothing of performance (BAG 25.01.2022, 9 AZR 146/21).
 */
export function rate(sentences: readonly AnalysedSentence[]): { overall: Rating; performance: Rating; conduct: Rating } {
  const grades = byDimension(sentences.filter(({ dimension }) => dimension !== 'schlussformel'))
  const summary = grades.get('gesamtbeurteilung')
  const conduct = grades.get('sozialverhalten') ?? null
  const single = [...grades].filter(([dimension]) => dimension !== 'gesamtbeurteilung' && dimension !== 'sozialverhalten').map(([, grade]) => grade)
  const performance = weigh(summary, median(single))
  const overall = weigh(summary, median([...single, ...(conduct === null ? [] : [conduct])]))
  const sure = confidence(sentences, summary !== undefined)
  return { overall: rating(overall, sure), performance: rating(performance, sure), conduct: rating(conduct, conduct === null ? 'low' : 'medium') }
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

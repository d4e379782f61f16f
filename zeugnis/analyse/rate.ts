import type { AnalysedSentence, Confidence, Contradiction, Rating } from '../model/analysis.ts'
import type { Dimension } from '../model/dimension.ts'

const conductDimensions: readonly Dimension[] = ['sozialIntern', 'sozialExtern']

/** The summarising sentence counts 0.4, the median of the dimensions 0.6; rounded to half grades. */
const SUMMARY_WEIGHT = 0.4

/** From here on two grades of one letter do not go together. */
const CONTRADICTION = 2

function toHalf(grade: number): number {
  return Math.round(grade * 2) / 2
}

function median(grades: readonly number[]): number | null {
  const sorted = [...grades].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** One grade per dimension: the mean of its sentences. */
function byDimension(sentences: readonly AnalysedSentence[]): Map<Dimension, number> {
  const groups = Map.groupBy(
    sentences.filter(({ grade }) => grade !== null),
    ({ dimension }) => dimension,
  )
  return new Map(
    [...groups].flatMap(([dimension, all]) =>
      dimension ? [[dimension, all.reduce((sum, { grade }) => sum + (grade ?? 0), 0) / all.length] as const] : [],
    ),
  )
}

/** Performance, conduct and the whole. Without a summarising sentence the whole is less sure. */
export function rate(sentences: readonly AnalysedSentence[]): { overall: Rating; performance: Rating; conduct: Rating } {
  const grades = byDimension(sentences)
  const summary = grades.get('gesamt')
  const single = [...grades].filter(([dimension]) => dimension !== 'gesamt' && !conductDimensions.includes(dimension)).map(([, grade]) => grade)
  const conduct = median(conductDimensions.flatMap((dimension) => grades.get(dimension) ?? []))
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
  const assessing = sentences.filter(({ section }) => section === 'beurteilung')
  const share = assessing.filter(({ grade }) => grade !== null).length / Math.max(1, assessing.length)
  if (share < 0.5) return 'low'
  return hasSummary && share >= 0.8 ? 'high' : 'medium'
}

/** Dimensions whose grade does not go with the summary. */
export function contradictions(sentences: readonly AnalysedSentence[]): Contradiction[] {
  const summary = sentences.find(({ dimension, grade }) => dimension === 'gesamt' && grade !== null)?.grade
  if (!summary) return []
  return sentences.flatMap(({ dimension, grade }) =>
    dimension && grade !== null && Math.abs(grade - summary) >= CONTRADICTION ? [{ dimension, grade, summary }] : [],
  )
}

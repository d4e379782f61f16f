import type { AnalysedSentence } from '../model/analysis.ts'
import type { ComparedPair, OneSidedDimension } from '../model/comparison.ts'
import { type Dimension, dimensions } from '../model/dimension.ts'
import type { Side } from './read-side.ts'

/**
 * The dimensions of which only this text speaks. None is named that the other touches at all, or whose sentence has a counterpart: what
 * that is about may only be read otherwise.
 */
export function onlyIn(own: Side, other: Side, pairs: readonly ComparedPair[], side: 'before' | 'after'): OneSidedDimension[] {
  const touched = new Set<string>(other.analysis.parts.map(({ part }) => part))
  const spoken = new Set(other.analysis.sentences.map(({ dimension }) => dimension))
  return dimensions.flatMap((dimension) => {
    const sentences = own.analysis.sentences.filter((sentence) => sentence.dimension === dimension && isSaid(sentence))
    const [first] = sentences
    if (!first || touched.has(dimension) || spoken.has(dimension) || hasCounterpart(dimension, pairs, side)) return []
    return [{ dimension, start: first.start, end: first.end }]
  })
}

function isSaid({ section, grade, marks, evidence }: AnalysedSentence): boolean {
  return (section === 'beurteilung' || section === 'schluss') && (grade !== null || marks.length + evidence.length > 0)
}

function hasCounterpart(dimension: Dimension, pairs: readonly ComparedPair[], side: 'before' | 'after'): boolean {
  const own = side === 'before' ? 'dimensionBefore' : 'dimensionAfter'
  return pairs.some(({ wording, ...pair }) => pair[own] === dimension && wording !== 'lost' && wording !== 'added')
}

import type { Analysis, NotAReference, ReferenceAnalysis } from '../model/analysis.ts'
import type { Comparability, ComparedFact, ComparedPair, Comparison, GradeChange } from '../model/comparison.ts'
import type { Sides } from './read-side.ts'

/** Where most of what both assess is in words that the engine cannot read, nothing is said of the whole. */
export function comparabilityOf({ before, after }: Sides, pairs: readonly ComparedPair[]): Comparability {
  const isOpen = (analysis: ReferenceAnalysis) => analysis.overall.grade === null
  const assessing = pairs.filter(({ change, wording }) => change !== 'none' && wording !== 'lost' && wording !== 'added')
  const isUnread = ({ gradeBefore, gradeAfter }: ComparedPair) => gradeBefore === null || gradeAfter === null
  const open = assessing.filter((pair) => pair.change === 'open' && isUnread(pair) && pair.reasons.some(({ code }) => code === 'unknown-wording'))
  const isHalfOpen = isOpen(before.analysis) !== isOpen(after.analysis) && open.length > 0
  if (!isHalfOpen && open.length * 2 <= assessing.length) return { answer: 'yes', why: null, side: null }
  const [unreadBefore, unreadAfter] = [open.filter(({ gradeBefore }) => gradeBefore === null), open.filter(({ gradeAfter }) => gradeAfter === null)]
  const side = unreadBefore.length === unreadAfter.length ? 'both' : unreadBefore.length > unreadAfter.length ? 'before' : 'after'
  return { answer: 'no', why: 'unknown-wording', side }
}

const problems = ['empty', 'other-language', 'no-reference'] as const

/** The plainest of what keeps a text from being read, and which of both. */
export function unreadable(one: Analysis, other: Analysis): Comparability {
  const has = (analysis: Analysis, problem: NotAReference['problem']) => !analysis.isReference && analysis.problem === problem
  const why = problems.find((problem) => has(one, problem) || has(other, problem)) ?? 'no-reference'
  const [first, second] = [has(one, why), has(other, why)]
  return { answer: 'no', why, side: first && second ? 'both' : first ? 'before' : 'after' }
}

/** The answer where nothing is said of both together. */
export function incomparable(comparable: Comparability, one: Analysis, other: Analysis, facts: readonly ComparedFact[]): Comparison {
  const grade = (analysis: Analysis, whole: 'overall' | 'performance' | 'conduct' | 'closing') =>
    analysis.isReference ? analysis[whole].grade : null
  const change = (whole: 'overall' | 'performance' | 'conduct' | 'closing'): GradeChange => ({
    before: grade(one, whole),
    after: grade(other, whole),
    change: 'none',
    because: [],
  })
  return {
    comparable,
    ...{ overall: change('overall'), performance: change('performance'), conduct: change('conduct'), closing: change('closing') },
    ...{ pairs: [], lost: [], added: [], facts },
  }
}

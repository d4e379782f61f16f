import type { AnalyseOptions } from '../analyse/analyse.ts'
import type { Analysis, NotAReference, ReferenceAnalysis } from '../model/analysis.ts'
import type { Comparability, ComparedFact, ComparedPair, Comparison, GradeChange } from '../model/comparison.ts'
import { analyseReplaced } from '../replace/placeholders.ts'
import { type Aligned, align } from './align.ts'
import { onlyIn } from './dimensions.ts'
import { factsThatDiffer } from './facts.ts'
import { gradeChange } from './grades.ts'
import { keepingOrder } from './order.ts'
import { pairOf, type Sides } from './pair.ts'
import { peopleOf } from './people.ts'
import { readSide } from './read-side.ts'

/**
 * What became of a reference: its sentences beside each other, what did it to their grades, what one text has and the other does not.
 * The same texts give the same answer, swapped ones the mirrored one; the time grows with their length. Texts of which nothing can be said
 * together are answered as such, never with an exception.
 * @param before any text, as pasted; personal data may have been replaced
 * @param options the occupation, as `analyseLetter` takes it
 */
export function compareReferences(before: string, after: string, options: Pick<AnalyseOptions, 'role'> = {}): Comparison {
  const [one, other] = [analyseReplaced(before, options), analyseReplaced(after, options)]
  if (!one.isReference || !other.isReference) return incomparable(unreadable(one, other), one, other, [])
  const people = peopleOf(before, after)
  if (people.areDifferent) return incomparable({ answer: 'no', why: 'different-people', side: 'both' }, one, other, people.facts)
  return compared({ before: readSide(before, one), after: readSide(after, other) }, people.facts)
}

function compared(sides: Sides, named: readonly ComparedFact[]): Comparison {
  const aligned = inReadingOrder(align(sides.before.units, sides.after.units))
  const moved = movedAmong(aligned)
  const pairs = aligned.map((one) => pairOf(one, moved.has(one), sides))
  return {
    comparable: comparabilityOf(sides, pairs),
    overall: gradeChange('overall', sides, pairs),
    performance: gradeChange('performance', sides, pairs),
    conduct: gradeChange('conduct', sides, pairs),
    closing: gradeChange('closing', sides, pairs),
    pairs,
    lost: onlyIn(sides.before, sides.after, pairs, 'before'),
    added: onlyIn(sides.after, sides.before, pairs, 'after'),
    facts: [...named, ...factsThatDiffer(sides, aligned)],
  }
}

/** In the order of the second text; what it lacks behind what it stood behind in the first. */
function inReadingOrder(aligned: readonly Aligned[]): Aligned[] {
  const placeOf = new Map<number, number>()
  let last = -1
  for (const { before, after } of [...aligned].filter((pair) => pair.before !== null).sort((a, b) => indexOf(a) - indexOf(b))) {
    if (after) last = after.index
    else if (before) placeOf.set(before.index, last + 0.5)
  }
  const place = ({ before, after }: Aligned) => after?.index ?? placeOf.get(before?.index ?? -1) ?? -1
  return [...aligned].sort((a, b) => place(a) - place(b) || indexOf(a) - indexOf(b))
}

const indexOf = ({ before }: Aligned) => before?.index ?? -1

/** Sentences that stand elsewhere. The order of duties says nothing, and what was written anew has no place of its own. */
function movedAmong(aligned: readonly Aligned[]): ReadonlySet<Aligned> {
  const placed = aligned.flatMap((pair) => {
    const { before, after, by } = pair
    if (!before || !after || by === 'matter' || !isPlaced(before.read.section) || !isPlaced(after.read.section)) return []
    return [{ pair, before: before.index, after: after.index }]
  })
  const kept = keepingOrder(placed)
  return new Set(placed.filter((one) => !kept.has(one)).map(({ pair }) => pair))
}

function isPlaced(section: ReferenceAnalysis['sentences'][number]['section']): boolean {
  return section === 'beurteilung' || section === 'schluss'
}

/** Where most of what both assess is in words that the engine cannot read, nothing is said of the whole. */
function comparabilityOf({ before, after }: Sides, pairs: readonly ComparedPair[]): Comparability {
  const isOpen = (analysis: ReferenceAnalysis) => analysis.overall.grade === null
  const assessing = pairs.filter(({ change, wording }) => change !== 'none' && wording !== 'lost' && wording !== 'added')
  const open = assessing.filter(({ change, reasons }) => change === 'open' && reasons.some(({ code }) => code === 'unknown-wording'))
  const isHalfOpen = isOpen(before.analysis) !== isOpen(after.analysis) && open.length > 0
  if (!isHalfOpen && open.length * 2 <= assessing.length) return { answer: 'yes', why: null, side: null }
  const [unreadBefore, unreadAfter] = [open.filter(({ gradeBefore }) => gradeBefore === null), open.filter(({ gradeAfter }) => gradeAfter === null)]
  const side = unreadBefore.length === unreadAfter.length ? 'both' : unreadBefore.length > unreadAfter.length ? 'before' : 'after'
  return { answer: 'no', why: 'unknown-wording', side }
}

const problems = ['empty', 'other-language', 'no-reference'] as const

/** The plainest of what keeps a text from being read, and which of both. */
function unreadable(one: Analysis, other: Analysis): Comparability {
  const has = (analysis: Analysis, problem: NotAReference['problem']) => !analysis.isReference && analysis.problem === problem
  const why = problems.find((problem) => has(one, problem) || has(other, problem)) ?? 'no-reference'
  const [first, second] = [has(one, why), has(other, why)]
  return { answer: 'no', why, side: first && second ? 'both' : first ? 'before' : 'after' }
}

function incomparable(comparable: Comparability, one: Analysis, other: Analysis, facts: readonly ComparedFact[]): Comparison {
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

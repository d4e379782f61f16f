import type { AnalyseOptions } from '../analyse/analyse.ts'
import type { ComparedFact, Comparison } from '../model/comparison.ts'
import { analyseReplaced } from '../replace/placeholders.ts'
import { comparabilityOf, incomparable, unreadable } from './comparability.ts'
import { onlyIn } from './dimensions.ts'
import { factsThatDiffer } from './facts.ts'
import { gradeChange } from './grades.ts'
import { calledOtherwise } from './naming.ts'
import { pairsInOrder } from './pairs-in-order.ts'
import { peopleOf } from './people.ts'
import { readSide, type Sides, withoutMarks } from './read-side.ts'

/**
 * What became of a reference: its sentences beside each other, what did it to their grades, what one text has and the other does not.
 * The same texts give the same answer, swapped ones the mirrored one; the time grows with their length. Texts of which nothing can be said
 * together are answered as such, never with an exception.
 * @param before any text, as pasted; personal data may have been replaced
 * @param options the occupation, as `analyseLetter` takes it
 */
export function compareReferences(before: string, after: string, options: Pick<AnalyseOptions, 'role'> = {}): Comparison {
  const [mine, theirs] = [withoutMarks(before), withoutMarks(after)]
  const [one, other] = [analyseReplaced(mine, options), analyseReplaced(theirs, options)]
  if (!one.isReference || !other.isReference) return incomparable(unreadable(one, other), one, other, [])
  const people = peopleOf(before, after)
  if (people.areDifferent) return incomparable({ answer: 'no', why: 'different-people', side: 'both' }, one, other, people.facts)
  return compared({ before: readSide(before, mine, one), after: readSide(after, theirs, other) }, people.facts)
}

function compared(sides: Sides, named: readonly ComparedFact[]): Comparison {
  const { aligned, pairs } = pairsInOrder(sides)
  const called = calledOtherwise(aligned, sides, named)
  return {
    comparable: comparabilityOf(sides, pairs),
    overall: gradeChange('overall', sides, pairs),
    performance: gradeChange('performance', sides, pairs),
    conduct: gradeChange('conduct', sides, pairs),
    closing: gradeChange('closing', sides, pairs),
    pairs,
    lost: onlyIn(sides.before, sides.after, pairs, 'before'),
    added: onlyIn(sides.after, sides.before, pairs, 'after'),
    facts: [...named, ...called, ...factsThatDiffer(sides, aligned)],
  }
}

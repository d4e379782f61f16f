import type { HalfGrade } from '../../model/grade.ts'
import type { Abstention } from '../../model/graded-sentence.ts'
import { blameOf, isEffort, outweighs } from './blame.ts'
import { doubtOf, unknownOf } from './doubts.ts'
import type { Parsed } from './parsed.ts'
import { candidateOf } from './praise-grade.ts'
import type { Token } from './tokens.ts'

/** What the grammar makes of a sentence. */
export interface Verdict {
  readonly grade: HalfGrade | null
  readonly abstention: Abstention | null
  /** The grade that the words would give if nothing turned them. */
  readonly candidate: HalfGrade | null
  /** Words in the way of a sure grade. */
  readonly unknown: readonly Token[]
}

/** So many superlatives in one sentence are no longer meant. */
const TOO_MANY_SUPERLATIVES = 6

/**
 * The grade of a sentence by its words (scale of LAG Hamm and BAG 9 AZR 584/13): blame 5, limits 4.5. In each clause the
 * highest praise is 2 and plain praise 3, each one better with a time adverb in the clause; the bare minimum 4, with it 3.5.
 * Without an evaluating word there is no grade, whatever adverbs stand there. What might turn the praise leaves it open.
 */
export function judge(sentence: Parsed): Verdict {
  if (isMockery(sentence)) return abstained('irony', null)
  const candidate = candidateOf(sentence)
  const blame = blameOf(sentence, candidate)
  if (blame !== null)
    return candidate !== null && candidate < 4 && !outweighs(sentence) && !isEffort(sentence) ? abstained('negation', blame) : sure(blame)
  if (candidate === null) return abstained('no-cue', null)
  if (candidate >= 4) return sure(candidate)
  const unknown = unknownOf(sentence)
  const reason = doubtOf(sentence) ?? (unknown.length > 0 ? 'unknown-words' : null)
  return reason ? { ...abstained(reason, candidate), unknown } : sure(candidate)
}

function isMockery({ found }: Parsed): boolean {
  return (
    found.some(({ value }) => value.technique === 'irony') ||
    found.filter(({ value }) => value.weight === 'lift' || value.weight === 'top').length >= TOO_MANY_SUPERLATIVES
  )
}

function sure(grade: HalfGrade): Verdict {
  return { grade, abstention: null, candidate: grade, unknown: [] }
}

function abstained(abstention: Abstention, candidate: HalfGrade | null): Verdict {
  return { grade: null, abstention, candidate, unknown: [] }
}

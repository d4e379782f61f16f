import type { ComparedFact } from '../model/comparison.ts'
import { type Subject, subjectOf } from '../replace/subject.ts'

/** Of whom both texts speak. */
export interface People {
  /** Two who have nothing of their names in common. */
  readonly areDifferent: boolean
  readonly facts: readonly ComparedFact[]
}

/** Whether both texts are about one person; a name that was replaced or cannot be read tells nobody apart. */
export function peopleOf(before: string, after: string): People {
  const [one, other] = [subjectOf(before), subjectOf(after)]
  if (!one || !other || one.isReplaced || other.isReplaced) return { areDifferent: false, facts: [] }
  const sharesSurname = share(one.surnames, other.surnames)
  const givenApart = one.given.size > 0 && other.given.size > 0 && !share(one.given, other.given)
  // Of one first name and another surname: somebody may have married, so it is said and no more.
  const areDifferent = sharesSurname ? givenApart : !share(one.given, other.given)
  const isRenamed = areDifferent || !sharesSurname
  return {
    areDifferent,
    facts: [
      ...(isRenamed ? [{ kind: 'person' as const, before: nameOf(one), after: nameOf(other) }] : []),
      ...(one.address === other.address ? [] : [{ kind: 'address' as const, before: one.address, after: other.address }]),
    ],
  }
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((name) => other.has(name))
}

function nameOf({ firstName, lastName }: Subject): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

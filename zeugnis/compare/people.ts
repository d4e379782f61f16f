import { keyOf } from '#language'
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
      ...(isRenamed ? [{ kind: 'person' as const, before: nameOf(one), after: nameOf(other) }] : namedOtherwise(one, other)),
      ...addressedOtherwise(one, other),
    ],
  }
}

/** By most of its places, or where the person is introduced: a letter of one form in a letter of another is a slip that is told. */
function addressedOtherwise(one: Subject, other: Subject): readonly ComparedFact[] {
  if (one.address !== other.address) return [{ kind: 'address', before: one.address, after: other.address }]
  const { introducedAs: before } = one
  const { introducedAs: after } = other
  return before === null || after === null || before === after ? [] : [{ kind: 'address', before, after }]
}

/** The same person with another title, a double name or a birth name; whoever is never named in full is not named otherwise. */
function namedOtherwise({ fullName: before }: Subject, { fullName: after }: Subject): readonly ComparedFact[] {
  const wordsOf = (name: string) =>
    keyOf(name)
      .split(/[ \u00a0]+/)
      .sort()
      .join(' ')
  return !before || !after || wordsOf(before) === wordsOf(after) ? [] : [{ kind: 'person', before, after }]
}

function share(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].some((name) => other.has(name))
}

function nameOf({ firstName, lastName }: Subject): string {
  return [firstName, lastName].filter(Boolean).join(' ')
}

import type { ComparedFact } from '../model/comparison.ts'
import type { Aligned } from './aligned.ts'
import { dutiesThatDiffer } from './duties.ts'
import type { Sides } from './read-side.ts'
import { type Written, without } from './written.ts'

interface Both<T> {
  readonly before: T
  readonly after: T
}

interface Elsewhere {
  readonly sides: Sides
  /** Days that are told as the first, the last or that of issue. */
  readonly named: ReadonlySet<string | null>
}

/** Other days and numbers, those of one sentence beside each other, and other duties; the numbers of a duty that is told are not told again. */
export function otherInSentences(written: Both<readonly Written[]>, aligned: readonly Aligned[], { sides, named }: Elsewhere): ComparedFact[] {
  const duties = dutiesThatDiffer(aligned, sides)
  return [
    ...otherWritten(written, aligned, { named, duties: new Set(duties) }),
    ...duties.map(({ before, after }) => ({ kind: 'task' as const, before: before?.given ?? null, after: after?.given ?? null })),
  ]
}

interface Told {
  readonly named: ReadonlySet<string | null>
  readonly duties: ReadonlySet<Aligned>
}

function otherWritten({ before, after }: Both<readonly Written[]>, aligned: readonly Aligned[], { named, duties }: Told): ComparedFact[] {
  const open = (all: readonly Written[]) =>
    Map.groupBy(
      all.filter(({ value }) => !named.has(value)),
      ({ unit, kind }) => `${unit.index} ${kind}`,
    )
  const days = { before: daysOf(before), after: daysOf(after) }
  const kept = keptInPairs({ before, after }, aligned)
  const [mine, theirs] = [before.filter((one) => !kept.has(one)), after.filter((one) => !kept.has(one))]
  const [lost, added] = [open(without(mine, theirs)), open(without(theirs, mine))]
  return aligned.flatMap((pair) =>
    (duties.has(pair) ? (['date'] as const) : (['date', 'number'] as const)).flatMap((kind) => {
      const own = pair.before && lost.get(`${pair.before.index} ${kind}`)
      const others = pair.after && added.get(`${pair.after.index} ${kind}`)
      return besideEachOther(kind, own ?? [], others ?? []).filter((fact) => !isElsewhere(fact, days))
    }),
  )
}

/** What both sentences of a pair state: it is not taken for what another sentence states as well. */
function keptInPairs({ before, after }: Both<readonly Written[]>, aligned: readonly Aligned[]): ReadonlySet<Written> {
  const [mine, theirs] = [before, after].map((all) => Map.groupBy(all, ({ unit }) => unit))
  return new Set(
    aligned.flatMap((pair) => {
      const [own, others] = [(pair.before && mine?.get(pair.before)) ?? [], (pair.after && theirs?.get(pair.after)) ?? []]
      const [lost, added] = [new Set(without(own, others)), new Set(without(others, own))]
      return [...own.filter((one) => !lost.has(one)), ...others.filter((one) => !added.has(one))]
    }),
  )
}

function besideEachOther(kind: 'date' | 'number', own: readonly Written[], others: readonly Written[]): ComparedFact[] {
  return Array.from({ length: Math.max(own.length, others.length) }, (_, at) => ({
    kind,
    before: own[at]?.told ?? null,
    after: others[at]?.told ?? null,
  }))
}

const daysOf = (all: readonly Written[]): ReadonlySet<string> => new Set(all.flatMap(({ kind, value }) => (kind === 'date' ? [value] : [])))

/** A day that the one text only names more often is missing in none. */
function isElsewhere({ kind, before, after }: ComparedFact, days: Both<ReadonlySet<string>>): boolean {
  if (kind !== 'date') return false
  return before === null ? after !== null && days.before.has(after) : after === null && days.after.has(before)
}

import { dayAfter, dayOf } from './deadlines.ts'
import type { Day, ReferenceCase } from './model/case.ts'
import { type KeptKind, keptKinds, type ProcessRules } from './model/rules.ts'
import { endStates } from './model/state.ts'

/** The day on which each kind is deleted; undefined while the case is on its way. */
export function deletionDays(
  { state, since }: Pick<ReferenceCase, 'state' | 'since'>,
  { keptDays }: ProcessRules,
): Readonly<Record<KeptKind, Day>> | undefined {
  if (!endStates.includes(state)) return undefined
  const on = (kind: KeptKind) => dayAfter(since, keptDays[kind])
  return { notes: on('notes'), rating: on('rating'), reference: on('reference') }
}

const forgotten: Readonly<Record<KeptKind, (one: ReferenceCase) => ReferenceCase>> = {
  notes: (one) => ({ ...one, comments: [], objections: [], withdrawal: '', question: '', rating: one.rating && { ...one.rating, words: '' } }),
  rating: (one) => ({ ...one, rating: null }),
  reference: (one) => ({ ...one, draft: null, release: null, signed: null }),
}

/** The case without what is due, and which kinds were there and went. Pure; whoever keeps files deletes them when the reference goes. */
export function forgetDue(one: ReferenceCase, rules: ProcessRules, now: Date): { readonly after: ReferenceCase; readonly gone: readonly KeptKind[] } {
  const days = deletionDays(one, rules)
  if (!days) return { after: one, gone: [] }
  let after = one
  const gone: KeptKind[] = []
  for (const kind of keptKinds.filter((kind) => days[kind] <= dayOf(now))) {
    const without = forgotten[kind](after)
    if (JSON.stringify(without) !== JSON.stringify(after)) gone.push(kind)
    after = without
  }
  return { after, gone }
}

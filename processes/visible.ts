import type { Begun } from './history.ts'
import type { ReferenceCase } from './model/case.ts'
import type { CaseRole } from './model/role.ts'
import type { CaseState } from './model/state.ts'

type Part = keyof ReferenceCase

const always = ['state', 'asked', 'since', 'request', 'people'] as const satisfies readonly Part[]

/** What of a case each role may see. The employee sees no rating and no draft, the manager no letter, the works council no rating. */
export const visibleParts = {
  hr: [
    ...always,
    'rating',
    'question',
    'draft',
    'comments',
    'approved',
    'consent',
    'release',
    'signed',
    'delivery',
    'objections',
    'withdrawal',
    'reminded',
  ],
  manager: [...always, 'rating', 'question'],
  reviewer: [...always, 'draft', 'comments', 'approved'],
  employee: [...always, 'consent', 'signed', 'delivery', 'objections', 'withdrawal'],
} as const satisfies Readonly<Record<CaseRole, readonly Part[]>>

export type CaseView = Pick<ReferenceCase, (typeof always)[number]> & Partial<Omit<ReferenceCase, (typeof always)[number]>>

/** Names that each role learns beside its own: HR all, the manager and the reviewer nobody's, the employee nobody's. */
function peopleFor(role: CaseRole, { manager, reviewer, body }: ReferenceCase['people']): ReferenceCase['people'] {
  if (role === 'hr') return { manager, reviewer, body }
  return { manager: role === 'manager' ? manager : '', reviewer: role === 'reviewer' ? reviewer : '', body }
}

/** What HR still works at is nobody else's: a reviewer sees the draft that was passed on to them, and what became of it. */
const unfinished: readonly CaseState[] = ['requested', 'rating', 'draft', 'withdrawn']

/** The draft without the grades that its sentences were written from, and without what HR had written: both are not the reviewer's. */
function draftFor(role: CaseRole, { draft, state }: ReferenceCase): ReferenceCase['draft'] {
  if (role === 'hr' || draft === null) return draft
  if (unfinished.includes(state)) return null
  return { ...draft, sentences: draft.sentences.map(({ replaced: _, ...sentence }) => ({ ...sentence, grade: null })) }
}

/** The case as this role sees it: what is not theirs is not in it. */
export function viewFor(role: CaseRole, one: ReferenceCase): CaseView {
  const { state, asked, since, request, people } = one
  const seen: readonly Part[] = visibleParts[role]
  const part = <P extends Part>(name: P) => seen.includes(name) && { [name]: one[name] }
  return {
    ...{ state, asked, since, request, people: peopleFor(role, people) },
    ...part('rating'),
    ...part('question'),
    ...(seen.includes('draft') && { draft: draftFor(role, one) }),
    ...part('comments'),
    ...part('approved'),
    ...part('consent'),
    ...part('release'),
    ...part('signed'),
    ...part('delivery'),
    ...part('objections'),
    ...part('withdrawal'),
    ...part('reminded'),
  }
}

const workOfManagers: readonly Begun[] = ['askRating', 'saveRating', 'delegate', 'rate', 'askAgain', 'withdraw']
const towardsEmployees: readonly Begun[] = [
  ...(['open', 'askRating', 'rate', 'consent', 'withdrawConsent', 'release', 'attachSigned', 'deliver', 'correctDelivery'] as const),
  ...(['confirmReceipt', 'object', 'acceptObjection', 'declineObjection', 'archive', 'archiveQuietly', 'withdraw'] as const),
]
const workOfReviewers: readonly Begun[] = ['editDraft', 'askReview', 'comment', 'sendBack', 'approve', 'takeBack', 'withdraw']

/** Whether a role reads in the history that this was done. */
export function seesEvent(role: CaseRole, call: Begun): boolean {
  if (role === 'hr') return true
  if (role === 'employee') return towardsEmployees.includes(call)
  return role === 'manager' ? workOfManagers.includes(call) : workOfReviewers.includes(call)
}

import type { Actor, CaseRole } from './model/role.ts'
import type { CaseState } from './model/state.ts'

/** What must be true of a case before a call, beside its state; each is decided in `needs.ts`. */
export const needNames = [
  ...(['judged', 'unjudged', 'reviewer', 'noReviewer', 'rated', 'drafted', 'commented'] as const),
  ...(['consentForForm', 'sameText', 'sameScope', 'fittingWay', 'overdue', 'notReceived', 'quiet'] as const),
] as const

export type Need = (typeof needNames)[number]

export interface Step {
  readonly call: string
  readonly by: readonly Actor[]
  readonly from: readonly CaseState[]
  /** Where the case stands afterwards; none where it stays. */
  readonly to?: CaseState
  readonly needs?: readonly Need[]
  /** Who gets a mail. */
  readonly tells?: readonly CaseRole[]
}

const beforeRelease = ['requested', 'rating', 'draft', 'review', 'release'] as const satisfies readonly CaseState[]
const beforeDelivery = [...beforeRelease, 'signing', 'delivery'] as const satisfies readonly CaseState[]

/**
 * The way of a reference: who may do what in which state, and where it leads. The one table: services hold calls to it, the collections take
 * their states and roles from it, mails go to whom it tells, and pictures on pages are drawn from it.
 */
export const steps = [
  { call: 'correctRequest', by: ['hr'], from: ['requested', 'rating', 'draft'], needs: ['sameScope'] },
  { call: 'askRating', by: ['hr'], from: ['requested'], to: 'rating', needs: ['judged'], tells: ['manager'] },
  { call: 'startDraft', by: ['hr'], from: ['requested'], to: 'draft', needs: ['unjudged'] },
  { call: 'saveRating', by: ['manager'], from: ['rating'] },
  { call: 'delegate', by: ['manager', 'hr'], from: ['rating'], to: 'rating', tells: ['manager'] },
  { call: 'rate', by: ['manager'], from: ['rating'], to: 'draft', needs: ['rated'], tells: ['hr'] },
  { call: 'askAgain', by: ['hr'], from: ['draft'], to: 'rating', needs: ['judged'], tells: ['manager'] },
  { call: 'editDraft', by: ['hr'], from: ['draft'] },
  { call: 'askReview', by: ['hr'], from: ['draft'], to: 'review', needs: ['drafted', 'reviewer'], tells: ['reviewer'] },
  { call: 'skipReview', by: ['hr'], from: ['draft'], to: 'release', needs: ['drafted', 'noReviewer'] },
  { call: 'comment', by: ['reviewer'], from: ['review'] },
  { call: 'sendBack', by: ['reviewer'], from: ['review'], to: 'draft', needs: ['commented'], tells: ['hr'] },
  { call: 'approve', by: ['reviewer'], from: ['review'], to: 'release', tells: ['hr'] },
  { call: 'takeBack', by: ['hr'], from: ['review'], to: 'draft' },
  { call: 'consent', by: ['employee'], from: [...beforeRelease] },
  { call: 'withdrawConsent', by: ['employee'], from: [...beforeRelease] },
  { call: 'release', by: ['hr'], from: ['release'], to: 'signing', needs: ['consentForForm'] },
  { call: 'reopen', by: ['hr'], from: ['release', 'signing', 'delivery'], to: 'draft' },
  { call: 'attachSigned', by: ['hr'], from: ['signing'], to: 'delivery', needs: ['sameText'] },
  { call: 'deliver', by: ['hr'], from: ['delivery'], to: 'delivered', needs: ['fittingWay'], tells: ['employee'] },
  { call: 'correctDelivery', by: ['hr'], from: ['delivered'], needs: ['notReceived', 'fittingWay'] },
  { call: 'confirmReceipt', by: ['employee'], from: ['delivered'], needs: ['notReceived'], tells: ['hr'] },
  { call: 'object', by: ['employee'], from: ['delivered'], to: 'objection', tells: ['hr'] },
  { call: 'acceptObjection', by: ['hr'], from: ['objection'], to: 'draft', tells: ['employee'] },
  { call: 'declineObjection', by: ['hr'], from: ['objection'], to: 'delivered', tells: ['employee'] },
  { call: 'archive', by: ['hr'], from: ['delivered'], to: 'archived', tells: ['employee'] },
  { call: 'archiveQuietly', by: ['clock'], from: ['delivered'], to: 'archived', needs: ['quiet'], tells: ['employee'] },
  { call: 'withdraw', by: ['hr'], from: [...beforeDelivery], to: 'withdrawn', tells: ['employee'] },
  { call: 'remind', by: ['hr'], from: ['rating', 'review'] },
  { call: 'remindOverdue', by: ['clock'], from: ['rating', 'review'], needs: ['overdue'] },
] as const satisfies readonly Step[]

export type Call = (typeof steps)[number]['call']

export const calls: readonly Call[] = steps.map(({ call }) => call)

const byCall = new Map<string, Step>(steps.map((step) => [step.call, step]))

/** The row of a call. Throws a `RangeError` for one that the table does not have. */
export function stepOf(call: Call): Step {
  const step = byCall.get(call)
  if (!step) throw new RangeError(`No call: ${call}`)
  return step
}

/** Whose turn it is: the role that the way waits for; nobody at its end. */
export const waitsFor: Readonly<Record<CaseState, CaseRole | null>> = {
  requested: 'hr',
  rating: 'manager',
  draft: 'hr',
  review: 'reviewer',
  release: 'hr',
  signing: 'hr',
  delivery: 'hr',
  delivered: 'hr',
  objection: 'hr',
  archived: null,
  withdrawn: null,
}

/** Calls that tell whose turn it was as well: they are reminded, or asked for nothing any more. */
const tellingWhoIsWaitedFor: readonly Call[] = ['remind', 'remindOverdue', 'withdraw']

/** Who is told of a call that was made in this state. HR needs no mail of what it does. */
export function tellsOf(call: Call, state: CaseState): readonly CaseRole[] {
  const waiting = tellingWhoIsWaitedFor.includes(call) ? waitsFor[state] : null
  return [...(stepOf(call).tells ?? []), ...(waiting && waiting !== 'hr' ? [waiting] : [])]
}

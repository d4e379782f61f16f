import type { Action } from './action.ts'
import { daysBetween, isOverdue } from './deadlines.ts'
import { isJudged, type ReferenceCase } from './model/case.ts'
import { missingIn } from './model/rating.ts'
import type { ProcessRules } from './model/rules.ts'
import type { Need } from './steps.ts'

/** When something is done, and by whose rules. */
export interface Moments {
  readonly now: Date
  readonly rules: ProcessRules
}

type Decide = (one: ReferenceCase, action: Action, moments: Moments) => boolean

type Standing = Pick<ReferenceCase, 'request' | 'people'> & { readonly delivery?: ReferenceCase['delivery'] | undefined }

/** Needs that the case alone decides, and that every role sees: a call that lacks one of them is not offered. */
export const isMetByCase = {
  judged: ({ request }) => isJudged(request),
  unjudged: ({ request }) => !isJudged(request),
  reviewer: ({ people }) => people.body !== 'none',
  noReviewer: ({ people }) => people.body === 'none',
  notReceived: ({ delivery }) => delivery?.received === null,
} as const satisfies Readonly<Partial<Record<Need, (one: Standing) => boolean>>>

/** Whether each need is met. */
export const isMet: Readonly<Record<Need, Decide>> = {
  ...isMetByCase,
  rated: ({ request }, action) => action.call === 'rate' && missingIn(action.with, request.leads).length === 0,
  drafted: ({ draft }) => draft !== null && draft.sentences.length > 0,
  // What was said of an earlier draft is answered by the new one.
  commented: ({ comments, since }, action) => (action.call === 'sendBack' && action.with !== null) || comments.some(({ at }) => at >= since),
  consentForForm: ({ consent }, action) => action.call === 'release' && (action.with.form === 'paper' || consent !== null),
  sameText: (_, action) => action.call === 'attachSigned' && action.with.text !== 'differs',
  // Once the manager was asked, who they are and what they are asked stand.
  sameScope: (one, action) => action.call === 'correctRequest' && (one.state === 'requested' || hasSameScope(one, action.with)),
  // Only what was signed electronically, with the employee's consent, is handed over so (§ 109 Abs. 3 GewO).
  fittingWay: ({ release }, action) =>
    (action.call === 'deliver' || action.call === 'correctDelivery') && (action.with.way !== 'electronic' || release?.form === 'electronic'),
  overdue: (one, _, { now, rules }) => isOverdue(one, rules, now) && (one.reminded === null || daysBetween(one.reminded, now) >= 1),
  quiet: ({ since }, _, { now, rules }) => daysBetween(since, now) >= rules.archiveDays,
}

type Scope = Pick<ReferenceCase, 'request' | 'people'>

function hasSameScope(before: Scope, after: Scope): boolean {
  const sameTopics = isJudged(before.request) === isJudged(after.request) && before.request.leads === after.request.leads
  return sameTopics && before.people.manager === after.people.manager
}

import type { Action, Brings, Remark, Settled } from './action.ts'
import type { Comment, Draft, Moment, Objection, ReferenceCase } from './model/case.ts'
import type { Actor } from './model/role.ts'
import type { Call } from './steps.ts'

interface Doing<C extends Call> {
  readonly brings: Brings[C]
  readonly by: Actor
  readonly at: Moment
}

type Changes = Partial<Omit<ReferenceCase, 'state' | 'since'>>

type Work<C extends Call> = (before: ReferenceCase, doing: Doing<C>) => Changes

const nothing = () => ({})

/** What is drafted anew, or withdrawn, is neither approved nor released nor signed. */
const drafted: Changes = { approved: null, release: null, signed: null, delivery: null }

/** What each call changes beside the state. */
const works: { readonly [C in Call]: Work<C> } = {
  correctRequest: ({ draft }, { brings }) => ({ request: brings.request, people: brings.people, draft: brings.draft ?? draft }),
  askRating: nothing,
  startDraft: (_, { brings }) => ({ draft: brings.draft }),
  saveRating: ({ people }, { brings }) => ({ rating: { ...brings, by: people.manager, isDone: false } }),
  delegate: ({ people }, { brings }) => ({ people: { ...people, manager: brings.to } }),
  rate: ({ people }, { brings: { draft, ...given } }) => ({ rating: { ...given, by: people.manager, isDone: true }, question: '', draft }),
  askAgain: ({ rating }, { brings }) => ({ rating: rating && { ...rating, isDone: false }, question: brings.question, ...drafted }),
  editDraft: ({ comments }, { brings }) => ({ draft: brings.draft, comments: settle(comments, brings.settled) }),
  askReview: nothing,
  skipReview: nothing,
  comment: (before, doing) => remarked(before, doing),
  sendBack: (before, doing) => ({ ...remarked(before, doing), draft: asRead(before.draft) }),
  approve: (before, doing) => ({ ...remarked(before, doing), approved: doing.at }),
  takeBack: nothing,
  consent: (_, { at }) => ({ consent: at }),
  withdrawConsent: () => ({ consent: null }),
  release: (_, { brings, at }) => ({ release: { ...brings, at } }),
  reopen: () => drafted,
  attachSigned: (_, { brings, at }) => ({ signed: { ...brings, at } }),
  deliver: (_, { brings }) => ({ delivery: { ...brings, received: null } }),
  correctDelivery: (_, { brings }) => ({ delivery: { ...brings, received: null } }),
  confirmReceipt: ({ delivery }, { at }) => ({ delivery: delivery && { ...delivery, received: at } }),
  object: ({ objections, delivery }, { brings, at }) => ({ objections: [...objections, { text: brings.text, at, delivery, answer: null }] }),
  acceptObjection: ({ objections }, { brings, at }) => ({
    objections: answered(objections, { isAccepted: true, text: brings.text, at }),
    ...drafted,
  }),
  declineObjection: ({ objections }, { brings, at }) => ({ objections: answered(objections, { isAccepted: false, text: brings.text, at }) }),
  archive: nothing,
  archiveQuietly: nothing,
  withdraw: (_, { brings }) => ({ ...drafted, withdrawal: brings.reason }),
  remind: (_, { at }) => ({ reminded: at }),
  remindOverdue: (_, { at }) => ({ reminded: at }),
}

/** With what a reviewer wrote, if they wrote something. */
function remarked(
  { comments }: ReferenceCase,
  { brings, by, at }: { readonly brings: Remark | null; readonly by: Actor; readonly at: Moment },
): Changes {
  return brings === null || by === 'clock' ? {} : { comments: [...comments, { ...brings, by, at, isSettled: false, answer: '' }] }
}

/** Comments with what HR makes of them. */
function settle(comments: readonly Comment[], settled: readonly Settled[]): readonly Comment[] {
  return comments.map((comment) => ({ ...comment, ...settled.find(({ id }) => id === comment.id) }))
}

/** The draft as whoever sends it back has read it. */
function asRead(draft: Draft | null): Draft | null {
  return draft && { ...draft, sentences: draft.sentences.map((sentence) => ({ ...sentence, read: sentence.text })) }
}

function answered(objections: readonly Objection[], answer: NonNullable<Objection['answer']>): readonly Objection[] {
  return objections.map((one) => (one.answer === null ? { ...one, answer } : one))
}

/** What an action changes beside the state. */
export function changesOf(before: ReferenceCase, by: Actor, action: Action, at: Moment): Changes {
  return changes(action.call, before, { brings: action.with, by, at })
}

function changes<C extends Call>(call: C, before: ReferenceCase, doing: Doing<C>): Changes {
  return works[call](before, doing)
}

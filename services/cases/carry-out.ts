import type PocketBase from 'pocketbase'
import type { BatchService } from 'pocketbase'
import {
  type Action,
  type Actor,
  beginCase,
  type CaseEvent,
  type CaseRequest,
  type CaseRole,
  handoverDue,
  nextEvent,
  type People,
  perform,
  type ReferenceCase,
  type Refusal,
  stateDue,
} from '#processes'
import { processRules } from '#words/facts'
import { contractTime } from '../backend-client/dates.ts'
import { digest } from '../backend-client/digest.ts'
import { isDuplicate, isMissing } from '../backend-client/faults.ts'
import { newId } from '../backend-client/new-id.ts'
import { type CaseAddresses, tell } from './case-mails.ts'
import { linksOf } from './links.ts'
import type { StoredCase } from './stored-case.ts'
import type { Workplace } from './workplace.ts'

export interface CarryingOut {
  readonly contract: PocketBase
  readonly workplace: Workplace
  readonly addresses: CaseAddresses
  readonly now: Date
  /** Whether another mail may go out for this workplace today; counts it. */
  readonly mayMail: () => Promise<boolean>
  /** Called when mails were queued. */
  readonly onQueued: () => void
}

/** `quicker`: somebody else has moved the case on since it was read. */
export type CarriedOut = { readonly kind: 'done'; readonly id: string } | Refusal | { readonly kind: 'quicker' }

/** A day of the case as a moment of the contract. */
const asTime = (day: string | undefined) => (day ? `${day} 00:00:00.000Z` : '')

/** What is stored of a case beside its standing, so that lists and the clock find it. */
function columnsOf(one: ReferenceCase) {
  const { state, request } = one
  const person = `${request.firstName} ${request.lastName}`
  const due = handoverDue(request, one.asked, processRules)
  return { state, person, kind: request.kind, due: asTime(due), stateDue: asTime(stateDue(one, processRules)), standing: one }
}

/** When a case that begins now is deleted. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + processRules.trialDays * 24 * 3600_000)
}

export interface Beginning extends CarryingOut {
  readonly tells: readonly CaseRole[]
  /** When it is deleted, if not after the days of a trial. */
  readonly expires?: Date
}

/** Begins a case, in one transaction with its history and mails. Gives its id. */
export async function begin(request: CaseRequest, people: People, options: Beginning): Promise<string> {
  const { contract, workplace, now, expires = trialEnd(now) } = options
  const [id, tick, at] = [newId(), newId(), now.toISOString()]
  const one = beginCase(request, people, at)
  const event = nextEvent({ at, by: request.askedBy, call: 'open' }, undefined, one, digest)
  const batch = contract.createBatch()
  batch.collection('cases').create({
    ...{ id, workplace: workplace.id, ...columnsOf(one), events: event.seq, lastHash: event.hash, tick },
    expires: contractTime(expires),
  })
  batch.collection('caseTicks').create({ id: tick, case: id, events: event.seq })
  batch.collection('caseEvents').create({ case: id, ...event })
  await tellAll(batch, { ...options, one, id, event, expires })
  await batch.send()
  options.onQueued()
  return id
}

interface Doing {
  readonly by: Actor
  readonly action: Action
  /** What came back signed. */
  readonly file?: File | undefined
}

/**
 * Does what somebody asks for, if the table of steps lets them: the case, its history, its mails and whoever listens change together or not
 * at all. Two who act at once write the same number into the history, and the second is told that somebody was quicker.
 */
export async function carryOut(stored: StoredCase, { by, action, file }: Doing, options: CarryingOut): Promise<CarriedOut> {
  const { contract, now } = options
  const done = perform(stored.standing, by, action, { now, rules: processRules })
  if (done.kind !== 'done') return done
  const last = { seq: stored.events, hash: stored.lastHash }
  const event = nextEvent({ at: now.toISOString(), by, call: action.call }, last, done.after, digest)
  const batch = contract.createBatch()
  batch.collection('cases').update(stored.id, {
    ...{ ...columnsOf(done.after), events: event.seq, lastHash: event.hash },
    ...(done.after.signed === null ? { signed: '' } : file && { signed: file }),
  })
  batch.collection('caseEvents').create({ case: stored.id, ...event })
  batch.collection('caseTicks').update(stored.tick, { events: event.seq })
  // Who hands a rating on gives it away: their own link ends.
  if (action.call === 'delegate') for (const link of await linksOf(contract, stored.id, 'manager')) batch.collection('caseLinks').delete(link)
  await tellAll(batch, { ...options, one: done.after, id: stored.id, event, tells: done.tells, expires: new Date(stored.expires) })
  return send(batch, stored.id, options)
}

async function send(batch: BatchService, id: string, { onQueued }: CarryingOut): Promise<CarriedOut> {
  try {
    await batch.send()
  } catch (error) {
    // Somebody has acted, or deleted the case, meanwhile.
    if (isDuplicate(error) || isMissing(error)) return { kind: 'quicker' }
    throw error
  }
  onQueued()
  return { kind: 'done', id }
}

interface Telling extends CarryingOut {
  readonly one: ReferenceCase
  readonly id: string
  readonly event: CaseEvent
  readonly tells: readonly CaseRole[]
  readonly expires: Date
}

/** Mails go to whoever tries it out: the owner of the workplace. Beyond the limit of a day the way goes on without them. */
async function tellAll(batch: BatchService, { workplace, event, one, id, tells, expires, addresses, now, mayMail }: Telling): Promise<void> {
  const [owner] = workplace.people
  const roles: CaseRole[] = []
  for (const role of tells) if (await mayMail()) roles.push(role)
  if (owner) tell({ batch, call: event.call, roles, one, id, seq: event.seq, workplace, recipient: owner.email, expires, addresses, now })
}

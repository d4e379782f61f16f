import type { Action } from '../action.ts'
import { beginCase } from '../begin.ts'
import type { CaseRequest, Draft, People, ReferenceCase } from '../model/case.ts'
import type { Grades } from '../model/rating.ts'
import type { Actor } from '../model/role.ts'
import type { ProcessRules } from '../model/rules.ts'
import type { CaseState } from '../model/state.ts'
import { perform } from '../perform.ts'
import type { Call } from '../steps.ts'

export const rules: ProcessRules = {
  stateDays: { requested: 2, rating: 5, draft: 2, review: 3, release: 1, signing: 3, delivery: 2, objection: 7 },
  ...{ interimDays: 28, afterEndDays: 7, archiveDays: 7, trialDays: 14 },
  keptDays: { notes: 1, rating: 3, reference: 7 },
}

const request: CaseRequest = {
  ...{ kind: 'qualifiziert', language: 'de', address: 'frau', firstName: 'Ida', lastName: 'Beispiel' },
  ...{ jobTitle: 'Köchin', role: 'koch-in', from: '2021-04-01', to: '2026-12-31', reason: 'eigenerWunsch', occasion: null },
  ...{ tasks: ['Vorbereitung und Ausgabe von 120 Essen am Tag'], leads: false, askedBy: 'hr' },
  employer: { name: 'Werftkantine GmbH', city: 'Hamburg' },
  signer: { name: 'Ole Muster', position: 'Personalleiter' },
}

const people: People = { manager: 'Merle Probe', reviewer: 'Bo Test', body: 'works_council' }

export const grades: Grades = { leistungsbereitschaft: 2, arbeitsbefaehigung: 2, fachwissen: 1, arbeitsweise: 2, arbeitserfolg: 2, sozialIntern: 2 }

const draft: Draft = { seed: 1, sentences: [{ id: 's1', part: 'leistung', text: 'Gut.', made: 'Gut.', grade: 2 }] }

const rated = { tasks: request.tasks, grades, overall: 2, words: 'Gern wieder.' } as const

/** Each call with something that it could bring. */
export const examples: { readonly [C in Call]: readonly Extract<Action, { readonly call: C }>[] } = {
  correctRequest: [
    { call: 'correctRequest', with: { request: { ...request, leads: true }, people, draft: null } },
    { call: 'correctRequest', with: { request: { ...request, kind: 'einfach' }, people: { ...people, manager: 'Ari Neu' }, draft: null } },
    { call: 'correctRequest', with: { request: { ...request, to: '2027-01-31' }, people, draft } },
  ],
  askRating: [{ call: 'askRating', with: null }],
  startDraft: [{ call: 'startDraft', with: { draft } }],
  saveRating: [{ call: 'saveRating', with: { ...rated, grades: {}, overall: null } }],
  delegate: [{ call: 'delegate', with: { to: 'Juna Vertretung' } }],
  rate: [
    { call: 'rate', with: { ...rated, draft } },
    { call: 'rate', with: { ...rated, overall: null, draft } },
    { call: 'rate', with: { ...rated, grades: {}, draft } },
  ],
  askAgain: [{ call: 'askAgain', with: { question: 'Warum eine Drei?' } }],
  editDraft: [
    { call: 'editDraft', with: { draft: { ...draft, sentences: [] }, settled: [] } },
    { call: 'editDraft', with: { draft, settled: [{ id: 'c1', isSettled: true, answer: 'Steht wieder da.' }] } },
  ],
  askReview: [{ call: 'askReview', with: null }],
  skipReview: [{ call: 'skipReview', with: null }],
  comment: [{ call: 'comment', with: { id: 'c1', sentence: 's1', text: 'Bitte „stets“.' } }],
  sendBack: [
    { call: 'sendBack', with: null },
    { call: 'sendBack', with: { id: 'c2', sentence: null, text: 'So nicht.' } },
  ],
  approve: [
    { call: 'approve', with: null },
    { call: 'approve', with: { id: 'c3', sentence: null, text: 'Gut so.' } },
  ],
  takeBack: [{ call: 'takeBack', with: null }],
  consent: [{ call: 'consent', with: null }],
  withdrawConsent: [{ call: 'withdrawConsent', with: null }],
  release: [
    { call: 'release', with: { form: 'paper', text: 'Gut.', digest: 'd' } },
    { call: 'release', with: { form: 'electronic', text: 'Gut.', digest: 'd' } },
  ],
  reopen: [{ call: 'reopen', with: null }],
  attachSigned: [
    { call: 'attachSigned', with: { name: 'a.pdf', text: 'same', hasSignature: true } },
    { call: 'attachSigned', with: { name: 'a.pdf', text: 'unread', hasSignature: false } },
    { call: 'attachSigned', with: { name: 'a.pdf', text: 'differs', hasSignature: true } },
  ],
  deliver: [
    { call: 'deliver', with: { way: 'post', on: '2026-12-31', proof: 'Einschreiben' } },
    { call: 'deliver', with: { way: 'electronic', on: '2026-12-31', proof: '' } },
  ],
  correctDelivery: [
    { call: 'correctDelivery', with: { way: 'inPerson', on: '2026-12-30', proof: '' } },
    { call: 'correctDelivery', with: { way: 'electronic', on: '2026-12-30', proof: '' } },
  ],
  confirmReceipt: [{ call: 'confirmReceipt', with: null }],
  object: [{ call: 'object', with: { text: 'Meine Leitung der Schicht fehlt.' } }],
  acceptObjection: [{ call: 'acceptObjection', with: { text: 'Wir ergänzen das.' } }],
  declineObjection: [{ call: 'declineObjection', with: { text: 'Das war nicht Ihre Aufgabe.' } }],
  archive: [{ call: 'archive', with: null }],
  archiveQuietly: [{ call: 'archiveQuietly', with: null }],
  withdraw: [{ call: 'withdraw', with: { reason: 'Zweimal angelegt.' } }],
  remind: [{ call: 'remind', with: null }],
  remindOverdue: [{ call: 'remindOverdue', with: null }],
}

/** A case that was asked for at that time, with other answers where they are given. */
export function begun(at: string, other: { readonly request?: Partial<CaseRequest>; readonly people?: Partial<People> } = {}): ReferenceCase {
  return beginCase({ ...request, ...other.request }, { ...people, ...other.people }, at)
}

const ways: Readonly<Record<CaseState, readonly (readonly [Call, Actor])[]>> = (() => {
  const rating = [['askRating', 'hr']] as const
  const draft = [...rating, ['rate', 'manager']] as const
  const review = [...draft, ['askReview', 'hr']] as const
  const release = [...review, ['approve', 'reviewer']] as const
  const signing = [...release, ['release', 'hr']] as const
  const delivery = [...signing, ['attachSigned', 'hr']] as const
  const delivered = [...delivery, ['deliver', 'hr']] as const
  const objection = [...delivered, ['object', 'employee']] as const
  const archived = [...delivered, ['archive', 'hr']] as const
  return { requested: [], rating, draft, review, release, signing, delivery, delivered, objection, archived, withdrawn: [['withdraw', 'hr']] }
})()

/** A case that has come to this state by the calls that lead there. */
export function reached(state: CaseState, now: Date): ReferenceCase {
  return ways[state].reduce((one, [call, by]) => {
    const [action] = examples[call]
    const done = action && perform(one, by, action, { now, rules })
    if (done?.kind !== 'done') throw new Error(`${call} does not lead to ${state}`)
    return done.after
  }, begun(now.toISOString()))
}

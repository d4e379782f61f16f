import type { Guest } from '#engines'
import type { Actor, Call } from '#processes'
import { mayCall, stepOf } from '#processes'
import { actionOf } from './actions.ts'
import { type CarryingOut, carryOut } from './carry-out.ts'
import type { Acted } from './case-services.ts'
import { signedFileIn } from './signed-file.ts'
import { callsSince, type StoredCase } from './stored-case.ts'
import { type CaseOptions, seedOf } from './with-session.ts'

interface Acting {
  readonly by: Actor
  readonly call: Call
  readonly data: FormData
  readonly guest: Guest
}

/** Does what a form asks for. Who may not is told so before the form is read: nothing is written for nobody. */
export async function act(stored: StoredCase, { by, call, data, guest }: Acting, { engines }: CaseOptions, carrying: CarryingOut): Promise<Acted> {
  if (!mayCall(stored.standing, by, call)) return { kind: 'prevented', why: whyNot(stored, by, call) }
  if (await isOverwriting(stored, call, data, carrying)) return { kind: 'prevented', why: 'quicker' }
  const asked = await actionOf(call, { one: stored.standing, data, engines, guest, now: carrying.now, seed: seedOf(stored.id) })
  if (asked.kind === 'invalid') return asked
  const done = await carryOut(stored, { by, action: asked.value, file: call === 'attachSigned' ? signedFileIn(data) : undefined }, carrying)
  if (done.kind === 'done') return done
  return done.kind === 'need' ? { kind: 'prevented', why: 'need', need: done.need } : { kind: 'prevented', why: done.kind }
}

function whyNot({ state }: StoredCase, by: Actor, call: Call) {
  if (!stepOf(call).by.includes(by)) return 'role'
  return state === 'withdrawn' ? 'withdrawn' : 'state'
}

/** The field in which a form says how far the history had come when it was shown. */
const SEEN = 'seen'

/** Calls that put all of their form in the place of what is stored, each with those that have changed the same before. */
const overwritten: Readonly<Partial<Record<Call, readonly Call[]>>> = {
  saveRating: ['saveRating'],
  rate: ['rate', 'saveRating'],
  editDraft: ['editDraft', 'correctRequest'],
  correctRequest: ['correctRequest'],
}

/** Whether somebody else has saved the same since the form was shown: in another tab, or another person. */
async function isOverwriting(stored: StoredCase, call: Call, data: FormData, { contract }: CarryingOut): Promise<boolean> {
  const seen = Number(data.get(SEEN))
  const changed: readonly string[] = overwritten[call] ?? []
  if (changed.length === 0 || !data.has(SEEN) || !Number.isInteger(seen) || seen >= stored.events) return false
  return (await callsSince(contract, stored.id, seen)).some((one) => changed.includes(one))
}

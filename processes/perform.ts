import type { Action } from './action.ts'
import type { ReferenceCase } from './model/case.ts'
import type { Actor, CaseRole } from './model/role.ts'
import { isMet, isMetByCase, type Moments } from './needs.ts'
import { type Call, calls, type Need, type Step, stepOf, tellsOf } from './steps.ts'
import type { CaseView } from './visible.ts'
import { changesOf } from './works.ts'

export type Refusal =
  /** This role never does this. */
  | { readonly kind: 'role' }
  /** Not while the case stands where it does: it was done already, or somebody was quicker. */
  | { readonly kind: 'state' }
  /** Something is missing for it. */
  | { readonly kind: 'need'; readonly need: Need }

export type Performed = { readonly kind: 'done'; readonly after: ReferenceCase; readonly tells: readonly CaseRole[] } | Refusal

/** Does what a role asks for, if the table lets it: the case afterwards, and who is to be told; or why not. Never throws. */
export function perform(before: ReferenceCase, by: Actor, action: Action, moments: Moments): Performed {
  const step: Step = stepOf(action.call)
  const refusal = refusalOf(before, by, action, moments)
  if (refusal) return refusal
  const at = moments.now.toISOString()
  const changed = { ...before, ...changesOf(before, by, action, at) }
  const after = step.to === undefined ? changed : { ...changed, state: step.to, since: at, reminded: null }
  return { kind: 'done', after, tells: tellsOf(action.call, before.state) }
}

function refusalOf(before: ReferenceCase, by: Actor, action: Action, moments: Moments): Refusal | undefined {
  const { by: roles, from, needs = [] }: Step = stepOf(action.call)
  if (!roles.includes(by)) return { kind: 'role' }
  if (!from.includes(before.state)) return { kind: 'state' }
  const need = needs.find((one) => !isMet[one](before, action, moments))
  return need && { kind: 'need', need }
}

/** Whether a role may call this in this state, whatever else it needs: what pages offer as buttons. */
export function mayCall({ state }: Pick<ReferenceCase, 'state'>, by: Actor, call: Action['call']): boolean {
  const { by: roles, from }: Step = stepOf(call)
  return roles.includes(by) && from.includes(state)
}

/** What a role is offered to do with a case as it sees it, in the order of the table. */
export function offeredTo(by: Actor, one: CaseView): readonly Call[] {
  const isMet = (need: Need) => !(need in isMetByCase) || Object.entries(isMetByCase).some(([name, decide]) => name === need && decide(one))
  return calls.filter((call) => mayCall(one, by, call) && (stepOf(call).needs ?? []).every(isMet))
}

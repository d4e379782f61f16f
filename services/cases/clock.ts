import type PocketBase from 'pocketbase'
import { type Action, forgetDue, type ReferenceCase } from '#processes'
import { processRules } from '#words/facts'
import { contractTime } from '../backend-client/dates.ts'
import { type CarryingOut, carryOut } from './carry-out.ts'
import { allCases, type StoredCase } from './stored-case.ts'
import { workplaceOf } from './workplace.ts'

export interface CaseClock extends Pick<CarryingOut, 'contract' | 'addresses' | 'onQueued' | 'now'> {
  readonly mayMail: (workplace: string) => Promise<boolean>
}

/** What the clock does in each state that it knows. */
const byClock: readonly { readonly filter: string; readonly action: Action }[] = [
  { filter: "(state = 'rating' || state = 'review') && stateDue != '' && stateDue <= {:now}", action: { call: 'remindOverdue', with: null } },
  { filter: "state = 'delivered' && updated <= {:quiet}", action: { call: 'archiveQuietly', with: null } },
]

/** Reminds whoever is late, archives what nobody objects to, and deletes what is no longer needed of what is over. */
export async function moveByClock({ mayMail, ...clockwork }: CaseClock): Promise<void> {
  const { contract, now } = clockwork
  const quiet = new Date(now.getTime() - processRules.archiveDays * 24 * 3600_000)
  for (const { filter, action } of byClock) {
    const found = await allCases(contract, contract.filter(filter, { now: contractTime(now), quiet: contractTime(quiet) }))
    for (const stored of found) {
      const workplace = await workplaceOf(contract, stored.workplace)
      if (workplace) await carryOut(stored, { by: 'clock', action }, { ...clockwork, workplace, mayMail: () => mayMail(workplace.id) })
    }
  }
  await forgetAll(contract, now)
}

async function forgetAll(contract: PocketBase, now: Date): Promise<void> {
  for (const stored of await allCases(contract, "state = 'archived' || state = 'withdrawn'")) {
    const { after, gone } = forgetDue(stored.standing, processRules, now)
    if (gone.length > 0) await contract.collection('cases').update(stored.id, forgotten(after, stored))
  }
}

function forgotten(after: ReferenceCase, { signed }: StoredCase) {
  return { standing: after, ...(after.signed === null && signed !== '' && { signed: '' }) }
}

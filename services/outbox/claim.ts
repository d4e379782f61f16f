import { createHash } from 'node:crypto'
import type PocketBase from 'pocketbase'
import { contractTime } from '../backend-client/dates.ts'
import { isDuplicate } from '../backend-client/faults.ts'
import { LEASE_MS } from './back-off.ts'
import type { StoredMail } from './stored-mail.ts'

/**
 * Takes a mail for one try. Two processes that see it at once write the same claim, which only one of them can: the other gets false. A
 * process that dies with it leaves it due again when the lease has passed, under the next number.
 */
export async function claim(contract: PocketBase, { id, attempts }: StoredMail, now: Date): Promise<boolean> {
  const batch = contract.createBatch()
  batch.collection('outboxClaims').create({ id: claimId(id, attempts), mail: id })
  batch.collection('outbox').update(id, { attempts: attempts + 1, nextAttempt: contractTime(new Date(now.getTime() + LEASE_MS)) })
  try {
    await batch.send()
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/** Fifteen letters and digits, as the contract wants an id. */
function claimId(mail: string, attempt: number): string {
  return createHash('sha256').update(`${mail}:${attempt}`).digest('hex').slice(0, 15)
}

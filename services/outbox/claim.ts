import { createHash } from 'node:crypto'
import type PocketBase from 'pocketbase'
import { contractTime } from '../backend-client/dates.ts'
import { isDuplicate } from '../backend-client/faults.ts'
import { LEASE_MS } from './back-off.ts'

/** What is to be tried, and the collection that it waits in. */
export interface Claimed {
  readonly collection: 'outbox' | 'webhookDeliveries'
  readonly id: string
  /** How often it has been tried. */
  readonly attempts: number
}

/**
 * Takes a mail or a message for one try. Two processes that see it at once write the same claim, which only one of them can: the other gets
 * false. A process that dies with it leaves it due again when the lease has passed, under the next number.
 */
export async function claim(contract: PocketBase, { collection, id, attempts }: Claimed, now: Date): Promise<boolean> {
  const batch = contract.createBatch()
  batch.collection('outboxClaims').create({ id: claimId(id, attempts), mail: id })
  batch.collection(collection).update(id, { attempts: attempts + 1, nextAttempt: contractTime(new Date(now.getTime() + LEASE_MS)) })
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

import type PocketBase from 'pocketbase'
import { contractTime } from '../backend-client/dates.ts'
import { delayAfter } from '../outbox/back-off.ts'
import { claim } from '../outbox/claim.ts'
import { deliver, NotTakenError } from './deliver.ts'
import { payloadOf } from './payload.ts'
import { type StoredDelivery, webhookOf } from './stored-delivery.ts'

export interface DeliveringOptions {
  readonly contract: PocketBase
  readonly now: () => Date
  /** Told of what went wrong: never of what a record holds. */
  readonly onError: (error: unknown) => void
}

const HOUR_MS = 3600_000
/** For so long a message is tried. */
const TRIED_MS = 72 * HOUR_MS
/** The other system says that this address is gone for good. */
const GONE = 410

/** Tries to deliver a message, and writes down how it went. */
export async function sendDelivery({ contract, now, onError }: DeliveringOptions, delivery: StoredDelivery): Promise<void> {
  const { id, attempts } = delivery
  if (!(await claim(contract, { collection: 'webhookDeliveries', id, attempts }, now()))) return
  const deliveries = contract.collection('webhookDeliveries')
  try {
    const webhook = await webhookOf(contract, delivery)
    if (webhook.paused !== '') throw new NotTakenError(0, 'The webhook is paused.')
    const status = await deliver(webhook, { id, payload: await payloadOf(contract, delivery), at: now() })
    await deliveries.update(id, { state: 'delivered', status, lastError: '', nextAttempt: '' })
  } catch (error) {
    if (!(error instanceof NotTakenError)) throw error
    onError(error)
    await deliveries.update(id, { status: error.status, lastError: error.message.slice(0, 500), ...nextOf(delivery, error, now()) })
    if (error.status === GONE) await contract.collection('webhooks').update(delivery.webhook, { paused: contractTime(now()) })
  }
}

/** When it is tried again, if it is. */
function nextOf({ attempts, happened }: StoredDelivery, { status }: NotTakenError, now: Date) {
  const next = new Date(now.getTime() + delayAfter(attempts + 1))
  const isOver = status === GONE || next.getTime() - new Date(happened).getTime() > TRIED_MS
  return isOver ? { state: 'failed', nextAttempt: '' } : { nextAttempt: contractTime(next) }
}

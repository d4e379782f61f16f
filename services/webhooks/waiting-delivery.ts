import { contractTime } from '../backend-client/dates.ts'
import { TEST_EVENT } from './events.ts'

interface Told {
  /** Id of the webhook. */
  readonly webhook: string
  readonly event: string
  /** Id of the record. */
  readonly record: string
}

/** A message as a record of the collection `webhookDeliveries`, due at once. */
export function waitingDelivery({ webhook, event, record }: Told, now: Date) {
  const at = contractTime(now)
  return { webhook, event, record, happened: at, state: 'waiting', attempts: 0, nextAttempt: at }
}

/** One that tells of nothing, to see whether it arrives. */
export function testDelivery(webhook: string, now: Date) {
  return waitingDelivery({ webhook, event: TEST_EVENT, record: '' }, now)
}

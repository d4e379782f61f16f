import type { BatchService } from 'pocketbase'
import { contractTime } from '../backend-client/dates.ts'
import type { OutgoingMail } from './outgoing-mail.ts'

/** Writes a mail beside what it tells of: in the same transaction, so that there is never the one without the other. */
export function queueMail(batch: BatchService, mail: OutgoingMail, now: Date): void {
  batch.collection('outbox').create(waitingRecord(mail, now))
}

/** A mail as a record of the outbox, due at once. */
export function waitingRecord({ recipient, reference, ...mail }: OutgoingMail, now: Date) {
  return { reference, recipient, mail, attempts: 0, nextAttempt: contractTime(now) }
}

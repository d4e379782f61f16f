import { confirmedNotice } from './accounts/confirmed-notice.ts'
import { deliveriesFor } from './webhooks/deliveries-for.ts'
import { canBeTold, type RecordAction } from './webhooks/events.ts'

type Values = Readonly<Record<string, unknown>>

/** A change of a record, as the backend tells of it. */
interface Change {
  readonly action: RecordAction
  readonly collection: string
  readonly id: string
  readonly before: Values | undefined
  readonly after: Values | undefined
  readonly at: Date
}

/** What is written with changes of records: mails to `leadsTo` about confirmed test accesses, messages to other systems. */
export function recordNotices(leadsTo: string) {
  return {
    concerns: canBeTold,
    listeners: 'webhooks',
    records: (change: Change, webhooks: readonly Values[]) => [...confirmedNotice(change, leadsTo), ...deliveriesFor(change, webhooks)],
  }
}

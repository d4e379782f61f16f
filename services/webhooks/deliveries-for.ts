import { z } from 'zod'
import { canBeTold, eventOf, type RecordAction } from './events.ts'
import { waitingDelivery } from './waiting-delivery.ts'

/** A record that changes, as the backend tells of it. */
interface Change {
  readonly action: RecordAction
  readonly collection: string
  readonly id: string
  readonly at: Date
}

const listener = z.object({ id: z.string(), events: z.array(z.string()), paused: z.literal('') })

/** Messages about this change to every webhook that asks for them and is not paused, as records to be stored with the change. */
export function deliveriesFor({ action, collection, id, at }: Change, webhooks: readonly Readonly<Record<string, unknown>>[]) {
  if (!canBeTold(collection)) return []
  const event = eventOf(collection, action)
  return webhooks
    .flatMap((stored) => listener.safeParse(stored).data ?? [])
    .filter(({ events }) => events.includes(event))
    .map(({ id: webhook }) => ({ collection: 'webhookDeliveries', values: waitingDelivery({ webhook, event, record: id }, at) }))
}

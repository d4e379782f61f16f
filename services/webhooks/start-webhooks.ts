import { type Queue, startQueue } from '../outbox/queue.ts'
import { type DeliveringOptions, sendDelivery } from './send-delivery.ts'
import { nextDeliveries } from './stored-delivery.ts'

/** Delivers messages to other systems, each when it is due, until it is stopped. */
export function startWebhooks(options: DeliveringOptions): Queue {
  return startQueue({ ...options, next: (count) => nextDeliveries(options.contract, count), send: (one) => sendDelivery(options, one) })
}

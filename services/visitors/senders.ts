import { noteBounce } from '../newsletter/issues/bounces.ts'
import { startOutbox } from '../outbox/outbox.ts'
import type { Queue } from '../outbox/queue.ts'
import type { SendingOptions } from '../outbox/send-one.ts'
import { startWebhooks } from '../webhooks/start-webhooks.ts'

export interface Senders extends Queue {
  /** Looks into the outbox alone. */
  wakeOutbox(): void
}

/** Sends mails and messages to other systems as they are due. */
export function startSenders(options: Omit<SendingOptions, 'isGivenUp'>): Senders {
  const { contract } = options.connection
  const outbox = startOutbox({ ...options, isGivenUp: (mail, error) => noteBounce(contract, mail, error) })
  const webhooks = startWebhooks({ ...options, contract })
  return {
    wakeOutbox: outbox.wake,
    wake() {
      outbox.wake()
      webhooks.wake()
    },
    async stop() {
      await Promise.all([outbox.stop(), webhooks.stop()])
    },
  }
}

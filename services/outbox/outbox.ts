import { type Queue, startQueue } from './queue.ts'
import { type SendingOptions, sendOne } from './send-one.ts'
import { nextMails } from './stored-mail.ts'

/** Sends what waits in the outbox, each mail when it is due, until it is stopped. */
export function startOutbox(options: SendingOptions): Queue {
  const gone = new Set<string>()
  const { contract } = options.connection
  return startQueue({ ...options, next: (count) => nextMails(contract, count), send: (mail) => sendOne(options, mail, gone) })
}

import { type Attachment, attachedFiles } from '../applications/attached-files.ts'
import type { Connection } from '../backend-client/connect.ts'
import { contractTime } from '../backend-client/dates.ts'
import { delayAfter } from './back-off.ts'
import { claim } from './claim.ts'
import type { WaitingMail } from './outgoing-mail.ts'
import type { StoredMail } from './stored-mail.ts'

/** A mail for whoever carries it. */
export interface CarriedMail extends Omit<WaitingMail, 'filesOf'> {
  readonly to: string
  readonly messageId: string
  readonly attachments: readonly Attachment[]
}

export interface SendingOptions {
  readonly connection: Connection
  /** Rejects when nobody took the mail. */
  readonly deliver: (mail: CarriedMail) => Promise<void>
  /** Whether a mail that nobody took is done with all the same. */
  readonly isGivenUp: (mail: StoredMail, error: unknown) => Promise<boolean>
  /** Host name for the ids of mails. */
  readonly host: string
  readonly now: () => Date
  /** Told of what went wrong: never of what visitors sent. */
  readonly onError: (error: unknown) => void
}

const LONGEST_ERROR = 500

/**
 * Tries to send a mail, and removes it once it has gone out. Its Message-ID is made of the row's own id: should the process die
 * between the mail server's answer and the removal, the second copy is known as the first one (RFC 5322, section 3.6.4). `gone`
 * holds what this process has sent and could not remove.
 */
export async function sendOne(options: SendingOptions, stored: StoredMail, gone: Set<string>): Promise<void> {
  const { connection, now, onError } = options
  const waiting = connection.contract.collection('outbox')
  if (!(await claim(connection.contract, { collection: 'outbox', id: stored.id, attempts: stored.attempts }, now()))) return
  try {
    if (!gone.has(stored.id)) await options.deliver(await carried(options, stored))
  } catch (error) {
    onError(error)
    if (await options.isGivenUp(stored, error)) {
      await waiting.delete(stored.id)
      return
    }
    const nextAttempt = contractTime(new Date(now().getTime() + delayAfter(stored.attempts + 1)))
    await waiting.update(stored.id, { lastError: String(error).slice(0, LONGEST_ERROR), nextAttempt })
    return
  }
  gone.add(stored.id)
  await waiting.delete(stored.id)
  gone.delete(stored.id)
}

async function carried({ connection, host }: SendingOptions, { id, recipient, mail }: StoredMail): Promise<CarriedMail> {
  const { filesOf, ...rest } = mail
  return { ...rest, to: recipient, messageId: `<${id}@${host}>`, attachments: filesOf ? await attachedFiles(connection, filesOf) : [] }
}

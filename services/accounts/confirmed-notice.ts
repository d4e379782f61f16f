import { z } from 'zod'
import { accessConfirmedLetter } from '../mails/access-confirmed.ts'
import { waitingRecord } from '../outbox/queue-mail.ts'

/** A change of a record, as the backend tells of it. */
interface Change {
  readonly collection: string
  readonly before: Readonly<Record<string, unknown>> | undefined
  readonly after: Readonly<Record<string, unknown>> | undefined
  readonly at: Date
}

const unconfirmed = z.object({ verified: z.literal(false) })
const confirmed = z.object({
  ...{ id: z.string(), verified: z.literal(true), email: z.string(), name: z.string(), company: z.string() },
  products: z.array(z.string()).catch([]),
  locale: z.enum(['de', 'en']).catch('de'),
})

/** The mail that tells the company of a test access whose address has just been confirmed, as a record to be stored with that. */
export function confirmedNotice({ collection, before, after, at }: Change, to: string) {
  const account = collection === 'users' && unconfirmed.safeParse(before).success ? confirmed.safeParse(after).data : undefined
  if (!account) return []
  const reference = `access:confirmed:${account.id}:${at.getTime()}`
  return [
    { collection: 'outbox', values: waitingRecord({ ...accessConfirmedLetter(account), recipient: to, reference, replyTo: account.email }, at) },
  ]
}

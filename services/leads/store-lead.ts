import type PocketBase from 'pocketbase'
import { z } from 'zod'
import { MOST_ATTACHED_BYTES } from '../applications/attached-files.ts'
import { contractTime } from '../backend-client/dates.ts'
import { isDuplicate } from '../backend-client/faults.ts'
import { noticeLetter } from '../mails/notice.ts'
import { receivedLetter } from '../mails/received.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import type { Lead } from './lead.ts'
import { SAME_CONTENT_MS, type Submission } from './submission.ts'

const stored = z.object({ items: z.array(z.object({ deleteAfter: z.string() })) })

/** The day on which the record of this submission is deleted, when there is one already. */
export async function findSubmission(contract: PocketBase, { id, content }: Submission, now: Date): Promise<string | undefined> {
  const since = contractTime(new Date(now.getTime() - SAME_CONTENT_MS))
  const filter = contract.filter('submission = {:id} || (content = {:content} && created >= {:since})', { id, content, since })
  const found = stored.parse(await contract.collection('leads').getList(1, 1, { filter, skipTotal: true }))
  return found.items[0]?.deleteAfter.slice(0, 10)
}

export interface StoringOptions {
  readonly contract: PocketBase
  readonly submission: Submission
  /** Who is told of it. */
  readonly to: string
  /** Where the desk shows a lead. */
  readonly addressOf: (id: string) => string
  /** Whether the visitor gets a mail: not when the address has had enough of them today. */
  readonly confirms: boolean
  readonly now: Date
}

/** Writes a lead and its mails in one transaction. Rejects when it could not be written; what is there already is fine. */
export async function storeLead(lead: Lead, { contract, submission, to, addressOf, confirms, now }: StoringOptions): Promise<void> {
  const { id, kind, locale, deleteOn, name, email, company, phone, message, details, files } = lead
  const areFilesAttached = files.reduce((sum, { size }) => sum + size, 0) <= MOST_ATTACHED_BYTES
  const record = { id, kind, locale, name, email, company, phone, message, details, files }
  const batch = contract.createBatch()
  batch.collection('leads').create({ ...record, submission: submission.id, content: submission.content, deleteAfter: `${deleteOn} 00:00:00.000Z` })
  const notice = noticeLetter(lead, { areFilesAttached, address: addressOf(id) })
  const attached = areFilesAttached && files.length > 0 ? { filesOf: id } : {}
  queueMail(batch, { ...notice, ...attached, recipient: to, reference: `lead:${id}:company`, replyTo: email }, now)
  if (confirms) queueMail(batch, { ...receivedLetter({ kind, locale, deleteOn }), recipient: email, reference: `lead:${id}:visitor` }, now)
  await batch.send().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error
  })
}

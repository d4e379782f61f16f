import { z } from 'zod'
import { contractTime } from '#services/desk'
import { backend } from '../../session/backend.ts'

const mail = z.object({
  id: z.string(),
  recipient: z.string(),
  attempts: z.number(),
  nextAttempt: z.string(),
  lastError: z.string(),
  mail: z.object({ subject: z.string() }),
})

export type WaitingMail = z.infer<typeof mail>

const page = z.object({ items: z.array(mail), totalItems: z.number(), totalPages: z.number() })
const PER_PAGE = 50
const outbox = () => backend.collection('outbox')

/** A page of mails that have not gone out, those that failed first. */
export async function findMails(number: number) {
  return page.parse(await outbox().getList(number, PER_PAGE, { sort: '-attempts,nextAttempt,id' }))
}

/** Makes a mail due. */
export async function retry(id: string): Promise<void> {
  await outbox().update(id, { nextAttempt: contractTime(new Date()) })
}

export async function removeMail(id: string): Promise<void> {
  await outbox().delete(id)
}

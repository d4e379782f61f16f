import type PocketBase from 'pocketbase'
import { z } from 'zod'
import { waitingMail } from './outgoing-mail.ts'

const storedMail = z.object({
  id: z.string(),
  reference: z.string(),
  recipient: z.string(),
  attempts: z.number(),
  /** `2026-11-21 10:00:00.000Z` */
  nextAttempt: z.string(),
  lastError: z.string(),
  mail: waitingMail,
})

export type StoredMail = z.infer<typeof storedMail>

/** The mails that are tried next, soonest first. */
export async function nextMails(contract: PocketBase, count: number): Promise<StoredMail[]> {
  const { items } = await contract.collection('outbox').getList(1, count, { sort: 'nextAttempt,id', skipTotal: true })
  return z.array(storedMail).parse(items)
}

/** Every mail that has not gone out. */
export async function waitingMails(contract: PocketBase): Promise<StoredMail[]> {
  return z.array(storedMail).parse(await contract.collection('outbox').getFullList({ sort: 'created' }))
}

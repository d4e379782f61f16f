import type PocketBase from 'pocketbase'
import { z } from 'zod'
import type { StoredMail } from '../../outbox/stored-mail.ts'
import { findSubscription } from '../subscription.ts'
import { isIssueMail } from './issue-mail.ts'

const refusal = z.object({ responseCode: z.number().min(500).max(599) })
const LONGEST = 500

/**
 * Whether a mail server has refused an issue for good (RFC 5321, section 4.2.1): then it is not tried again, and noted with the reader.
 * A server that takes a mail first and sends a notice later is not seen here.
 */
export async function noteBounce(contract: PocketBase, { reference, recipient }: StoredMail, error: unknown): Promise<boolean> {
  if (!isIssueMail(reference) || !refusal.safeParse(error).success) return false
  const reader = await findSubscription(contract, 'email', recipient)
  if (reader) await contract.collection('newsletter').update(reader.id, { 'bounces+': 1, lastBounce: String(error).slice(0, LONGEST) })
  return true
}

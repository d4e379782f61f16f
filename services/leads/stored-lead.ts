import type PocketBase from 'pocketbase'
import { z } from 'zod'
import { leadStates } from './kinds.ts'

/** `details` as one list of words: what only some kinds have. */
const details = z.record(z.string(), z.union([z.string(), z.array(z.string())])).nullable()

/** An enquiry or application as it is stored. */
export const storedLead = z.object({
  id: z.string(),
  created: z.string(),
  kind: z.string(),
  locale: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string(),
  details,
  message: z.string(),
  files: z.array(z.string()),
  deleteAfter: z.string(),
  updated: z.string(),
  /** Nobody has touched it as long as there is none. */
  state: z.enum(['', ...leadStates]).transform((state) => state || 'new'),
  /** Id of an operator, or "". */
  assignee: z.string(),
  note: z.string(),
})

export type StoredLead = z.infer<typeof storedLead>

/** Everything that is stored, oldest first. */
export async function storedLeads(contract: PocketBase): Promise<StoredLead[]> {
  return z.array(storedLead).parse(await contract.collection('leads').getFullList({ sort: 'created' }))
}

import type PocketBase from 'pocketbase'
import { z } from 'zod'

const subscription = z.object({
  id: z.string(),
  email: z.string(),
  locale: z.enum(['de', 'en']),
  /** "" until it was confirmed. */
  confirmed: z.string(),
  /** "" once it was confirmed. */
  deleteAfter: z.string(),
  updated: z.string(),
})

export type Subscription = z.infer<typeof subscription>

/** The subscription of an address, or of the hash of one of its tokens. */
export async function findSubscription(
  contract: PocketBase,
  field: 'email' | 'tokenHash' | 'leaveHash',
  value: string,
): Promise<Subscription | undefined> {
  const { items } = await contract
    .collection('newsletter')
    .getList(1, 1, { filter: contract.filter(`${field} = {:value}`, { value }), skipTotal: true })
  return z.array(subscription).parse(items)[0]
}

import type PocketBase from 'pocketbase'
import { z } from 'zod'

const storedDelivery = z.object({
  id: z.string(),
  webhook: z.string(),
  event: z.string(),
  record: z.string(),
  /** Times as `2026-11-21 10:00:00.000Z`. */
  happened: z.string(),
  attempts: z.number(),
  nextAttempt: z.string(),
  created: z.string(),
})

export type StoredDelivery = z.infer<typeof storedDelivery>

/** The messages that are tried next, soonest first. */
export async function nextDeliveries(contract: PocketBase, count: number): Promise<StoredDelivery[]> {
  const options = { filter: "state = 'waiting'", sort: 'nextAttempt,id', skipTotal: true }
  const { items } = await contract.collection('webhookDeliveries').getList(1, count, options)
  return z.array(storedDelivery).parse(items)
}

const storedWebhook = z.object({ url: z.string(), secret: z.string(), paused: z.string() })

export type StoredWebhook = z.infer<typeof storedWebhook>

/** Where a message goes, and what it is signed with. */
export async function webhookOf(contract: PocketBase, { webhook }: StoredDelivery): Promise<StoredWebhook> {
  return storedWebhook.parse(await contract.collection('webhooks').getOne(webhook))
}

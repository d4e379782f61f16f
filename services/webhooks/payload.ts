import type PocketBase from 'pocketbase'
import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { collectionOf, TEST_EVENT } from './events.ts'
import type { StoredDelivery } from './stored-delivery.ts'

const fields = z.object({ fields: z.array(z.object({ name: z.string(), hidden: z.boolean() })) })
const values = z.record(z.string(), z.unknown())

/**
 * What a message says (Standard Webhooks 1.0.0, "Payload structure"): what happened and when, and the record as it is when the message goes
 * out, without its hidden fields; null when there is none any more.
 */
export async function payloadOf(contract: PocketBase, delivery: StoredDelivery): Promise<string> {
  const { event, record, happened } = delivery
  return JSON.stringify({
    type: event,
    timestamp: new Date(happened).toISOString(),
    data: event === TEST_EVENT ? {} : { id: record, record: await shownRecord(contract, delivery) },
  })
}

async function shownRecord(contract: PocketBase, { event, record }: StoredDelivery): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const collection = collectionOf(event)
    const [definition, stored] = await Promise.all([contract.collections.getOne(collection), contract.collection(collection).getOne(record)])
    const hidden = new Set(fields.parse(definition).fields.flatMap(({ name, hidden: isHidden }) => (isHidden ? [name] : [])))
    return Object.fromEntries(Object.entries(values.parse(stored)).filter(([name]) => !hidden.has(name)))
  } catch (error) {
    if (error instanceof ClientResponseError && error.status === 404) return null
    throw error
  }
}

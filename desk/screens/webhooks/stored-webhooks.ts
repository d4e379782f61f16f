import { z } from 'zod'
import { canBeTold, contractTime, deliveryStates, newSecret, testDelivery, type WebhookValues } from '#services/desk'
import { backend } from '../../session/backend.ts'

const webhook = z.object({ id: z.string(), name: z.string(), url: z.string(), events: z.array(z.string()), paused: z.string() })

export type StoredWebhook = z.infer<typeof webhook>

const delivery = z.object({
  id: z.string(),
  event: z.string(),
  record: z.string(),
  happened: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  nextAttempt: z.string(),
  status: z.number(),
  lastError: z.string(),
})

export type Delivery = z.infer<typeof delivery>

const webhooks = () => backend.collection('webhooks')
const deliveries = () => backend.collection('webhookDeliveries')
/** All but the secret. */
const fields = Object.keys(webhook.shape).join(',')

export async function listWebhooks(): Promise<StoredWebhook[]> {
  return z.array(webhook).parse(await webhooks().getFullList({ sort: 'name', fields }))
}

export async function readWebhook(id: string): Promise<StoredWebhook> {
  return webhook.parse(await webhooks().getOne(id, { fields }))
}

const collections = z.array(z.object({ name: z.string(), type: z.string() }))

/** Names of the collections that others can be told of. */
export async function listTold(): Promise<string[]> {
  const found = collections.parse(await backend.collections.getFullList({ fields: 'name,type', sort: 'name' }))
  return found.filter(({ name, type }) => type !== 'view' && canBeTold(name)).map(({ name }) => name)
}

/** Makes a webhook. Gives its secret, which is not shown again. */
export async function makeWebhook(values: WebhookValues): Promise<string> {
  const secret = newSecret()
  await webhooks().create({ ...values, secret })
  return secret
}

export async function changeWebhook(id: string, values: WebhookValues): Promise<void> {
  await webhooks().update(id, values)
}

/** From now on messages are signed with another secret, which is given. */
export async function renewSecret(id: string): Promise<string> {
  const secret = newSecret()
  await webhooks().update(id, { secret })
  return secret
}

export async function pauseWebhook(id: string, isPaused: boolean): Promise<void> {
  await webhooks().update(id, { paused: isPaused ? contractTime(new Date()) : '' })
}

export async function removeWebhook(id: string): Promise<void> {
  await webhooks().delete(id)
}

const page = z.object({ items: z.array(delivery), totalItems: z.number(), totalPages: z.number() })
const PER_PAGE = 30

/** A page of a webhook's messages, newest first. */
export async function findDeliveries(id: string, number: number) {
  const filter = backend.filter('webhook = {:id}', { id })
  return page.parse(await deliveries().getList(number, PER_PAGE, { filter, sort: '-created,id' }))
}

/** Sends a message once more, under the same id. */
export async function sendAgain(id: string): Promise<void> {
  await deliveries().update(id, { state: 'waiting', nextAttempt: contractTime(new Date()) })
}

export async function sendTest(webhookId: string): Promise<void> {
  await deliveries().create(testDelivery(webhookId, new Date()))
}

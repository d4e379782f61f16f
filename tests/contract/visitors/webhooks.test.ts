import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { deleteDue } from '../../../services/retention/delete-due.ts'
import { newSecret, testDelivery } from '../../../services/webhooks/index.ts'
import { placesAboveDialects, type TestPlace } from '../places.ts'
import { contact, type OpenVisitors, open } from './open-visitors.ts'

const PATIENCE = { timeout: 30_000, interval: 100 }
const DAY_MS = 24 * 3600_000

const message = z.object({
  type: z.string(),
  timestamp: z.iso.datetime(),
  data: z.object({ id: z.string(), record: z.record(z.string(), z.unknown()).nullable() }),
})

interface Received {
  readonly id: string
  readonly said: z.infer<typeof message>
}

/** Another system: verifies each message with the official library and answers as it is told to. */
async function startReceiver(secret: string) {
  const received: Received[] = []
  const statuses: number[] = []
  const server: Server = createServer(async (incoming, outgoing) => {
    const status = statuses.shift() ?? 204
    const said = new Webhook(secret).verify(await text(incoming), headersOf(incoming))
    if (status < 300) received.push({ id: headersOf(incoming)['webhook-id'] ?? '', said: message.parse(said) })
    outgoing.writeHead(status, { location: '/elsewhere' }).end('No word of this is kept.')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/in`, received, statuses, close: () => new Promise((resolve) => server.close(resolve)) }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

describe.each(placesAboveDialects)('other systems that are told of records on $engine', ({ make }) => {
  const secret = newSecret()
  let place: TestPlace
  let site: OpenVisitors
  let receiver: Awaited<ReturnType<typeof startReceiver>>

  beforeEach(async () => {
    place = await make()
    site = await open({ ...place.env, SMTP_URL: '' })
    receiver = await startReceiver(secret)
  })
  afterEach(async () => {
    await site.close()
    await receiver.close()
    await place.remove()
  })

  const register = (events: readonly string[]) => site.contract.collection('webhooks').create({ name: 'Test', url: receiver.url, secret, events })
  const deliveries = () => site.contract.collection('webhookDeliveries').getFullList({ sort: 'created' })
  const states = async () => (await deliveries()).map(({ event, state, status, attempts }) => ({ event, state, status, attempts }))

  it('get one signed message for each change they asked for, with the record as it is and without its hidden fields', async () => {
    await register(['leads.create', 'leads.delete', 'users.create'])
    expect(await site.send('contact', contact)).toMatchObject({ kind: 'sent' })
    await expect.poll(() => receiver.received.length, PATIENCE).toBe(1)
    const [{ said } = expect.fail()] = receiver.received
    expect(said).toMatchObject({ type: 'leads.create', data: { record: { email: contact.email, kind: 'contact' } } })
    await site.contract.collection('leads').update(said.data.id, { note: 'seen' })
    await site.contract.collection('leads').delete(said.data.id)
    await expect.poll(() => receiver.received.length, PATIENCE).toBe(2)
    expect(receiver.received[1]?.said).toMatchObject({ type: 'leads.delete', data: { id: said.data.id, record: null } })

    const password = 'ein langer Satz'
    await site.contract.collection('users').create({ email: 'a@example.org', password, passwordConfirm: password })
    await expect.poll(() => receiver.received.length, PATIENCE).toBe(3)
    const names = Object.keys(receiver.received[2]?.said.data.record ?? {})
    expect(names).toContain('email')
    expect(names.filter((name) => /password|tokenKey|locked/.test(name))).toEqual([])
    // The receiver has a message a moment before its sender notes that it came.
    const delivered = { state: 'delivered', status: 204, attempts: 1 }
    await expect.poll(states, PATIENCE).toEqual(['leads.create', 'leads.delete', 'users.create'].map((event) => ({ event, ...delivered })))
    expect(JSON.stringify(await deliveries())).not.toContain(contact.email)
  }, 90_000)

  it('are told of nothing that was rolled back', async () => {
    await register(['leads.create'])
    const lead = { kind: 'contact', locale: 'de', name: 'A', email: 'a@example.org', deleteAfter: '2030-01-01 00:00:00.000Z' }
    const batch = site.contract.createBatch()
    batch.collection('leads').create({ ...lead, submission: 'one' })
    batch.collection('leads').create({})
    await expect(batch.send()).rejects.toMatchObject({ status: 400 })
    expect(await deliveries()).toEqual([])
  })

  it('that refuse get the same message again, under the same id, and can be sent it once more by hand', async () => {
    await register(['leads.create'])
    receiver.statuses.push(500, 302)
    expect(await site.send('contact', contact)).toMatchObject({ kind: 'sent' })
    await expect.poll(states, PATIENCE).toEqual([{ event: 'leads.create', state: 'waiting', status: 500, attempts: 1 }])
    const [{ id } = expect.fail()] = await deliveries()
    const again = () => site.contract.collection('webhookDeliveries').update(id, { state: 'waiting', nextAttempt: '2026-01-01 00:00:00.000Z' })
    await again()
    site.visitors.sendQueued()
    // A redirection is no place where the message was meant to go.
    await expect.poll(states, PATIENCE).toEqual([{ event: 'leads.create', state: 'waiting', status: 302, attempts: 2 }])
    await again()
    site.visitors.sendQueued()
    await expect.poll(states, PATIENCE).toEqual([{ event: 'leads.create', state: 'delivered', status: 204, attempts: 3 }])
    expect(receiver.received.map((one) => one.id)).toEqual([id])
    await again()
    site.visitors.sendQueued()
    await expect.poll(() => receiver.received.map((one) => one.id), PATIENCE).toEqual([id, id])
  }, 90_000)

  it('that are gone for good are paused, and told nothing more', async () => {
    const webhook = await register(['leads.create'])
    receiver.statuses.push(410)
    expect(await site.send('contact', contact)).toMatchObject({ kind: 'sent' })
    await expect.poll(states, PATIENCE).toEqual([{ event: 'leads.create', state: 'failed', status: 410, attempts: 1 }])
    await expect.poll(async () => (await site.contract.collection('webhooks').getOne(webhook.id)).paused, PATIENCE).not.toBe('')
    expect(await site.send('contact', { ...contact, message: 'Noch etwas' })).toMatchObject({ kind: 'sent' })
    expect(await states()).toHaveLength(1)
    await site.contract.collection('webhookDeliveries').create(testDelivery(webhook.id, new Date()))
    site.visitors.sendQueued()
    await expect.poll(async () => (await deliveries())[1]?.lastError, PATIENCE).toBe('The webhook is paused.')
  }, 90_000)

  it('that do not answer are said so; what was told is forgotten after thirty days, and with the webhook', async () => {
    const webhook = await register(['leads.create'])
    await receiver.close()
    expect(await site.send('contact', contact)).toMatchObject({ kind: 'sent' })
    await expect.poll(async () => (await deliveries())[0]?.lastError, PATIENCE).toContain('ECONNREFUSED')
    await deleteDue(site.contract, new Date(Date.now() + 29 * DAY_MS))
    expect(await deliveries()).toHaveLength(1)
    await deleteDue(site.contract, new Date(Date.now() + 31 * DAY_MS))
    expect(await deliveries()).toEqual([])
    await site.contract.collection('webhookDeliveries').create(testDelivery(webhook.id, new Date()))
    await site.contract.collection('webhooks').delete(webhook.id)
    expect(await deliveries()).toEqual([])
    receiver = await startReceiver(secret)
  }, 90_000)
})

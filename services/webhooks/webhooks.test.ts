import { Webhook } from 'standardwebhooks'
import { expect, it } from 'vitest'
import { productCollections } from '../collections/index.ts'
import { deliveriesFor } from './deliveries-for.ts'
import { canBeTold, checkWebhookForm, collectionOf, isEvent, newSecret, testDelivery } from './index.ts'

function form(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ name: 'Personalsystem', url: 'https://example.org/in', events: ['leads.create'], ...fields })) {
    for (const one of typeof value === 'string' ? [value] : value) data.append(name, one)
  }
  return data
}

it.each(['https://example.org/a?b=c', 'http://127.0.0.1:8080/', 'http://localhost/in', 'http://[::1]:3000/'])('%s may be called', (url) => {
  expect(checkWebhookForm(form({ url }))).toMatchObject({ isValid: true, values: { url } })
})

it.each(['http://example.org/', 'http://127.0.0.1.example.org/', 'https://user:password@example.org/', 'ftp://example.org/', 'example.org', ''])(
  '„%s“ may not',
  (url) => expect(checkWebhookForm(form({ url }))).toMatchObject({ isValid: false, errors: { url: expect.any(String) } }),
)

it.each(['leads.create', 'users.delete', 'A_1.update'])('%s is an event', (event) => expect(isEvent(event)).toBe(true))

it.each(['leads', 'leads.read', '_superusers.update', 'webhooks.create', 'outbox.create', 'apiKeys.update', 'leads.create.delete', ''])(
  '„%s“ is none that anybody is told of',
  (event) => {
    expect(isEvent(event)).toBe(false)
    expect(checkWebhookForm(form({ events: [event] }))).toMatchObject({ isValid: false })
  },
)

it('collections that hold secrets or change with every message are told to nobody', () => {
  expect(productCollections.map(({ name }) => name).filter(canBeTold)).toEqual([
    ...['users', 'leads', 'reports', 'newsletter', 'answers', 'newsletterIssues'],
  ])
})

it('who asks for an event gets a message about it, who is paused or asks for another one gets none', () => {
  const at = new Date('2026-11-29T10:00:00Z')
  const webhooks = [
    { id: 'a', events: ['leads.create', 'leads.delete'], paused: '' },
    { id: 'b', events: ['leads.create'], paused: '2026-11-01 00:00:00.000Z' },
    { id: 'c', events: ['leads.delete'], paused: '' },
    { id: 'd', events: null, paused: '' },
  ]
  const told = (action: 'create' | 'update' | 'delete', collection = 'leads') => deliveriesFor({ action, collection, id: 'x', at }, webhooks)
  expect(told('create').map(({ values }) => [values.webhook, values.event, values.record])).toEqual([['a', 'leads.create', 'x']])
  expect(told('delete').map(({ values }) => values.webhook)).toEqual(['a', 'c'])
  expect([told('update'), told('create', 'outbox')]).toEqual([[], []])
})

it('a secret is one that others can verify with, and no two are alike', () => {
  const secret = newSecret()
  const at = new Date()
  const headers = { 'webhook-id': 'm1', 'webhook-timestamp': String(Math.floor(at.getTime() / 1000)) }
  const signature = new Webhook(secret).sign('m1', at, '{"a":1}')
  expect(new Webhook(secret).verify('{"a":1}', { ...headers, 'webhook-signature': signature })).toEqual({ a: 1 })
  expect(() => new Webhook(newSecret()).verify('{"a":1}', { ...headers, 'webhook-signature': signature })).toThrow()
})

it('a test tells of no record', () => {
  const { event, record } = testDelivery('w', new Date())
  expect([collectionOf(event), record]).toEqual(['webhook', ''])
})

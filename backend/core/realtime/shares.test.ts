import { expect, test, vi } from 'vitest'
import { testCollection } from '../../testing/fields.ts'
import { ApiError, TooManyRequests } from '../model/errors.ts'
import type { RealtimeClient, RealtimeHub } from '../model/realtime.ts'
import type { StoredRecord } from '../model/record.ts'
import { createTurns } from './deliveries.ts'
import { createAnnouncements } from './events.ts'
import { Hub } from './hub.ts'

/** A hub, and what the operator is told. */
function open(): { hub: RealtimeHub; told: string[] } {
  const told: string[] = []
  return { hub: new Hub({ tell: (name) => void told.push(name) }), told }
}

interface Guest {
  readonly client: RealtimeClient
  hasEnded: boolean
  bytes: number
}

function enter(hub: RealtimeHub, address: string): Guest {
  const close = () => {
    guest.hasEnded = true
  }
  const outlet = { send: () => undefined, waiting: () => guest.bytes, close }
  const guest: Guest = { client: hub.join({ address, isLimited: true, outlet }), hasEnded: false, bytes: 0 }
  return guest
}

const accountOf = (collection: string, id: string): StoredRecord => ({ collection: testCollection(collection), values: { id } })

const filtered = (collection: string, filter: string) =>
  `${collection}/*?options=${encodeURIComponent(JSON.stringify({ query: { filter: `title = '${filter}'` } }))}`
/** Many different questions, none of them about the same collection as too many others. */
const questions = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => filtered(`c${index % 10}`, `${prefix}${index}`))

test('an address has 200 connections, an IPv6 network as well, and others have theirs', () => {
  const { hub, told } = open()
  const guests = Array.from({ length: 200 }, (_, index) => enter(hub, `2001:db8::${index.toString(16)}`))
  expect(() => enter(hub, '2001:db8::ffff')).toThrow(TooManyRequests)
  expect(told).toEqual(['event connections of one address'])
  enter(hub, '2001:db8:0:1::1')
  hub.leave(guests[0]?.client ?? expect.fail('there are guests'))
  enter(hub, '2001:db8::ffff')
})

test('a connection has its thousand topics, but only fifty about the same records, however they are spelled', () => {
  const { hub } = open()
  const { client } = enter(hub, '192.0.2.1')
  const records = Array.from({ length: 1000 }, (_, index) => `posts/${index}`)
  hub.subscribe(client, records, null)
  const spellings = Array.from({ length: 51 }, (_, index) => `posts/*?x=${index}`)
  expect(() => hub.subscribe(client, spellings, null)).toThrow(expect.objectContaining({ status: 400, data: { subscriptions: expect.anything() } }))
  expect(() => hub.subscribe(client, spellings, null)).toThrow(ApiError)
  expect(client.subscriptions.size).toBe(1000)
  hub.subscribe(client, spellings.slice(1), null)
  expect(client.subscriptions.size).toBe(50)
})

test('a superuser subscribes to what they like', () => {
  const { hub } = open()
  const { client } = enter(hub, '192.0.2.1')
  hub.subscribe(client, questions(1000, 'a'), accountOf('_superusers', 'root'))
  expect(hub.questions).toBe(0)
})

test('the connections of an address ask 200 different questions together; equal ones are one, and what was refused changes nothing', () => {
  const { hub, told } = open()
  const guests = [enter(hub, '192.0.2.1'), enter(hub, '192.0.2.1'), enter(hub, '192.0.2.1')]
  const [one, two, three] = guests.map(({ client }) => client)
  if (!one || !two || !three) return expect.fail('three came')
  hub.subscribe(one, questions(200, 'a'), null)
  hub.subscribe(two, questions(200, 'a'), null)
  expect(hub.questions).toBe(200)
  hub.subscribe(three, ['posts/*'], null)
  expect(() => hub.subscribe(three, questions(1, 'b'), null)).toThrow(TooManyRequests)
  expect([...three.subscriptions.keys()]).toEqual(['posts/*'])
  expect(told).toEqual(['event filters of one address'])
  hub.leave(one)
  hub.subscribe(two, [], null)
  expect(hub.questions).toBe(0)
  hub.subscribe(three, questions(1, 'b'), null)
})

test('accounts ask for themselves, however equal their topics are', () => {
  const { hub } = open()
  for (const id of ['ann', 'bob']) {
    hub.subscribe(enter(hub, '192.0.2.1').client, questions(100, 'a'), accountOf('users', id))
  }
  expect(hub.questions).toBe(200)
  expect(() => hub.subscribe(enter(hub, '192.0.2.1').client, questions(1, 'a'), null)).toThrow(TooManyRequests)
})

test('when all together ask too much, the address that asks most is disconnected, and whoever asks little is not refused', () => {
  const { hub, told } = open()
  const heavy = Array.from({ length: 5 }, (_, index) => enter(hub, `192.0.2.${index}`))
  for (const [index, { client }] of heavy.entries()) hub.subscribe(client, questions(index === 3 ? 200 : 190, `h${index}-`), null)
  const first = enter(hub, '198.51.100.1')
  hub.subscribe(first.client, questions(30, 'f'), null)
  const person = enter(hub, '198.51.100.2')
  hub.subscribe(person.client, questions(20, 'p'), null)
  expect(heavy.map(({ hasEnded }) => hasEnded)).toEqual([false, false, false, true, false])
  expect([first.hasEnded, person.hasEnded, hub.questions]).toEqual([false, false, 810])
  expect(told).toEqual(['event filters in all'])
})

test('what waits for slow readers is bounded for all together: who lets most wait is disconnected', () => {
  const { hub, told } = open()
  const guests = Array.from({ length: 50 }, (_, index) => enter(hub, `192.0.2.${index}`))
  for (const { client } of guests) hub.subscribe(client, ['posts/*'], null)
  for (const [index, guest] of guests.entries()) {
    guest.bytes = index === 7 ? 2_000_000 : 1_500_000
    hub.send(guest.client, { event: 'posts/*', data: '{}' })
  }
  const ended = guests.filter(({ hasEnded }) => hasEnded)
  expect(guests[7]?.hasEnded).toBe(true)
  expect(guests.reduce((sum, { bytes, hasEnded }) => sum + (hasEnded ? 0 : bytes), 0)).toBeLessThanOrEqual(64 * 2 ** 20)
  expect([ended.length < 10, new Set(told)]).toEqual([true, new Set(['events waiting for slow readers'])])
})

test('events come in order, and when they fall behind whoever asks most is disconnected', async () => {
  const shed = vi.fn()
  const running: Promise<void>[] = []
  const hub = { questions: 1000, shed }
  const announcements = createAnnouncements({ run: (task) => void running.push(task()) }, hub)
  const done: number[] = []
  const add = (count: number) =>
    announcements.add(async () => {
      done.push(count)
    })
  for (let count = 0; count < 196; count += 1) add(count)
  expect(shed).not.toHaveBeenCalled()
  add(196)
  expect(shed).toHaveBeenCalledOnce()
  await Promise.all(running)
  expect(done).toEqual(Array.from({ length: 197 }, (_, index) => index))
  add(197)
  expect(shed).toHaveBeenCalledOnce()
})

test('long work gives others their turn every five milliseconds', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const nextTurn = createTurns()
  const order: string[] = []
  setImmediate(() => order.push('other'))
  for (const part of ['a', 'b', 'c']) {
    order.push(part)
    now += 3
    await nextTurn()
  }
  expect(order).toEqual(['a', 'b', 'other', 'c'])
})

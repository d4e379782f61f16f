import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FIXED_BY_SDK } from '#site'
import { eventually } from '../eventually.ts'
import { listen } from './listen.ts'
import { type NotesBackend, PASSWORD, startNotesBackend } from './notes-backend.ts'
import { type Stage, stages } from './stages.ts'

const ANN = { email: 'ann@example.org', password: PASSWORD }
const { realtimeConnectTimeoutMs: CONNECT_TIMEOUT, realtimeReconnectDelaysMs: RECONNECT_DELAYS } = FIXED_BY_SDK

let backend: NotesBackend
beforeAll(async () => {
  backend = await startNotesBackend()
  await backend.root.collections.create({
    ...{ name: 'letters', type: 'base', listRule: "@request.auth.id != ''", createRule: '' },
    fields: [{ name: 'text', type: 'text' }],
  })
  await backend.signUp(ANN.email)
})
afterAll(() => backend.close())

/** A server that takes connections and never says a word. */
async function startSilentServer(): Promise<{ readonly url: string; close(): void }> {
  const server = createServer((socket) => socket.on('error', () => undefined))
  return { url: await listen(server), close: () => server.close() }
}

describe.each(stages)('a realtime connection of the SDK in $name', ({ open }) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await open(backend.url)
  })
  beforeEach(() => stage.reset())
  afterAll(() => stage.close())

  const told = (text: string) => eventually(() => expect(stage.told).toContain(text))

  it('wants a topic and a callback', async () => {
    const refusals = await stage.play(async ({ PocketBase, url, refusalOf }) => {
      const client = new PocketBase(url)
      const notes = client.collection('notes')
      const callback = () => undefined
      const withoutCallback = Reflect.apply(notes.subscribe, notes, ['*'])
      return Promise.all([notes.subscribe('', callback), withoutCallback, client.realtime.subscribe('', callback)].map(refusalOf))
    })
    expect(refusals.map((refusal) => refusal?.message)).toEqual(['Missing topic.', 'Missing subscription callback.', 'topic must be set.'])
  })

  it('brings what happens to a collection, to one record, and what a filter lets through', async () => {
    const heard = await stage.play(async ({ PocketBase, url }) => {
      const client = new PocketBase(url)
      const notes = client.collection('notes')
      const heard: string[] = []
      const { id } = await notes.create({ text: 'one' })
      const hear = (name: string) => (event: { action: string; record: { text?: string } }) =>
        heard.push(`${name}: ${event.action} ${event.record.text}`)
      await Promise.all([
        notes.subscribe('*', hear('all')),
        notes.subscribe(id, hear('one')),
        notes.subscribe('*', hear('filtered'), { filter: client.filter('text ~ {:word}', { word: 'tw' }), fields: 'text' }),
      ])
      await notes.update(id, { text: 'two' })
      await notes.create({ text: 'three' })
      await notes.delete(id)
      while (heard.length < 7) await new Promise((done) => setTimeout(done, 5))
      await client.realtime.unsubscribe()
      return heard
    })
    const of = (name: string) => heard.filter((text) => text.startsWith(name))
    expect(of('all')).toEqual(['all: update two', 'all: create three', 'all: delete two'])
    expect(of('one')).toEqual(['one: update two', 'one: delete two'])
    expect(of('filtered')).toEqual(['filtered: update two', 'filtered: delete two'])
  })

  it('loses subscriptions one by one, by topic, by collection; with the last it ends on both sides', async () => {
    const result = await stage.play(async ({ PocketBase, url, refusalOf }) => {
      const client = new PocketBase(url)
      const notes = client.collection('notes')
      const heard: string[] = []
      const hear = (name: string) => () => void heard.push(name)
      const writeUntil = async (name: string) => {
        heard.length = 0
        await notes.create({ text: 'for whoever listens' })
        while (!heard.includes(name)) await new Promise((done) => setTimeout(done, 5))
        return [...heard]
      }
      const stopFirst = await notes.subscribe('*', hear('first'))
      await notes.subscribe('*', hear('second'))
      await notes.subscribe('*', hear('fields only'), { fields: 'text' })
      await client.realtime.subscribe('notes', hear('outlasts'))
      const all = await writeUntil('outlasts')
      await stopFirst()
      const withoutFirst = await writeUntil('outlasts')
      await notes.unsubscribe('*')
      const outlasting = await writeUntil('outlasts')
      const { clientId } = client.realtime
      const endings: unknown[] = []
      client.realtime.onDisconnect = (topics) => endings.push(topics)
      await notes.unsubscribe()
      const submit = () => client.send('/api/realtime', { method: 'POST', body: { clientId, subscriptions: ['notes'] } })
      let refusal = await refusalOf(submit())
      while (!refusal) refusal = await refusalOf(submit())
      return {
        all: all.sort(),
        withoutFirst: withoutFirst.sort(),
        outlasting,
        endings,
        isConnected: client.realtime.isConnected,
        status: refusal.status,
      }
    })
    expect(result).toEqual({
      all: ['fields only', 'first', 'outlasts', 'second'],
      withoutFirst: ['fields only', 'outlasts', 'second'],
      outlasting: ['outlasts'],
      endings: [[]],
      ...{ isConnected: false, status: 404 },
    })
  })

  it('sends what was subscribed while it was sending up to three times more before the first is ready', async () => {
    await stage.play(async ({ PocketBase, url, tell }) => {
      const client = new PocketBase(url)
      const sizes: number[] = []
      client.beforeSend = (address, options) => {
        sizes.push(JSON.parse(JSON.stringify(options.body)).subscriptions.length)
        tell(`sent ${sizes.at(-1)}`)
        if (sizes.length < 6) void client.realtime.subscribe(`later ${sizes.length}`, () => undefined)
        return { url: address, options }
      }
      await client.realtime.subscribe('first', () => undefined)
      tell('first is ready')
      while (sizes.length < 6) await new Promise((done) => setTimeout(done, 5))
      await client.realtime.unsubscribe()
    })
    const sent = (count: number) => Array.from({ length: count }, (_, index) => `sent ${index + 1}`)
    expect(stage.told.slice(0, 4)).toEqual(sent(4))
    expect(stage.told.filter((text) => text.startsWith('sent'))).toEqual(sent(6))
    expect(stage.told.indexOf('first is ready')).toBeLessThan(stage.told.indexOf('sent 6'))
  })

  it('goes on after the server was killed and started again: as the same person, with the same topics', async () => {
    const playing = stage.play(async ({ PocketBase, url, tell }, { email, password }) => {
      const client = new PocketBase(url)
      await client.collection('people').authWithPassword(email, password)
      const connections = new Set<string>()
      const losses: unknown[] = []
      client.realtime.onDisconnect = (topics) => losses.push(topics)
      await client.realtime.subscribe('PB_CONNECT', () => connections.add(client.realtime.clientId))
      await new Promise((done) => {
        const ready = client.collection('letters').subscribe('*', ({ action, record }) => {
          tell(`${action} ${record.text}`)
          if (record.text === 'last') done(undefined)
        })
        void ready.then(() => tell('ready'))
      })
      const isConnected = client.realtime.isConnected
      client.realtime.onDisconnect = () => undefined
      await client.realtime.unsubscribe()
      return { isConnected, connections: connections.size, losses }
    }, ANN)
    const letters = backend.root.collection('letters')
    await told('ready')
    await letters.create({ text: 'first' })
    await told('create first')
    await backend.kill()
    await backend.startAgain()
    // Events are for those who are there: until the client is, a letter may pass it by.
    const writing = setInterval(() => void letters.create({ text: 'last' }), 300)
    const result = await playing.finally(() => clearInterval(writing))
    expect(new Set(stage.told)).toEqual(new Set(['ready', 'create first', 'create last']))
    expect(result).toMatchObject({ isConnected: true, connections: 2 })
    expect(result.losses[0]).toEqual(['PB_CONNECT', 'letters/*'])
  })

  it('is tried again after waits of up to two seconds, without end', async () => {
    const playing = stage.play(async ({ PocketBase, url, tell, hurry }) => {
      const client = new PocketBase(url)
      await client.realtime.subscribe('anything', () => undefined)
      const stop = hurry(tell)
      await new Promise((done) => void client.realtime.subscribe('PB_CONNECT', done).then(() => tell('ready')))
      stop()
      await client.realtime.unsubscribe()
    })
    const waits = () => stage.told.filter((text) => text.endsWith(' ms') && text !== `${CONNECT_TIMEOUT} ms`)
    await told('ready')
    await backend.kill()
    await eventually(() => expect(waits().length).toBeGreaterThan(RECONNECT_DELAYS.length + 5))
    await backend.startAgain()
    await playing
    const further = waits().slice(RECONNECT_DELAYS.length)
    expect(waits().slice(0, RECONNECT_DELAYS.length)).toEqual(RECONNECT_DELAYS.map((delay) => `${delay} ms`))
    expect(new Set(further)).toEqual(new Set(['2000 ms']))
  })

  it('is given up after 15 seconds with a server that does not answer', async () => {
    const server = await startSilentServer()
    const refusal = await stage.play(async ({ PocketBase, refusalOf, hurry, tell }, url) => {
      const stop = hurry(tell)
      const refusal = await refusalOf(new PocketBase(url).collection('notes').subscribe('*', () => undefined))
      stop()
      return refusal
    }, server.url)
    server.close()
    expect(stage.told).toContain(`${CONNECT_TIMEOUT} ms`)
    expect(refusal).toMatchObject({ message: FIXED_BY_SDK.fallbackMessage, original: FIXED_BY_SDK.realtimeTimedOut, status: 0 })
  })

  it('is given up at once where there is no server', async () => {
    const server = await startSilentServer()
    server.close()
    const refusal = await stage.play(
      ({ PocketBase, refusalOf }, url) => refusalOf(new PocketBase(url).collection('notes').subscribe('*', () => undefined)),
      server.url,
    )
    expect(refusal).toMatchObject({ message: FIXED_BY_SDK.fallbackMessage, original: FIXED_BY_SDK.realtimeFailed, status: 0 })
  })
})

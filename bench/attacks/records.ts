import { get } from 'node:http'
import { type Attack, json, repeated, send, type Target } from './attack.ts'

const list = '/api/collections/items/records'
const realtime = '/api/realtime'

/** Looks for words in a thousand others of each record, that stand in none. */
const wordsFilter = `${list}?skipTotal=1&filter=${encodeURIComponent('cat.items_via_cat.title ?~ cat.title')}`
const pathFilter = `${list}?skipTotal=1&filter=${encodeURIComponent('cat.items_via_cat.cat.items_via_cat.title ?~ "zzz"')}`

const filters = (connections: number, which: string, path: string): Attack => ({
  name: `${connections} × list of 100,000 records filtered ${which}`,
  onBoth: true,
  run: repeated({ connections, request: () => ({ path }) }),
})

/** Opens an event stream that stays; gives its id, or undefined when it was refused. */
function openStream(target: Target, connection: number): Promise<string | undefined> {
  return new Promise((opened) => {
    const options = { port: target.port, host: '127.0.0.1', localAddress: target.from(connection), agent: false, signal: target.signal } as const
    const request = get({ ...options, path: realtime }, (response) => {
      target.tell(`${response.statusCode} stream`)
      response.on('error', () => undefined)
      response.once('data', (first) => opened(/"clientId":"(\w+)"/.exec(String(first))?.[1]))
      response.once('close', () => opened(undefined))
    })
    request.on('error', () => {
      if (!target.signal.aborted) target.tell('cut')
      opened(undefined)
    })
  })
}

const topics = (connection: number) =>
  Array.from({ length: 1_000 }, (_, topic) => {
    const filter = `title ~ 'c${connection}t${topic}' && score > ${topic}`
    return `items/*?options=${encodeURIComponent(JSON.stringify({ query: { filter } }))}`
  })

/** Guests listen to a thousand filtered topics each while records are written. */
async function filteredTopics(target: Target): Promise<void> {
  const subscribe = async (connection: number) => {
    const clientId = await openStream(target, connection)
    if (!clientId) return
    const body = JSON.stringify({ clientId, subscriptions: topics(connection) })
    await send(target, { path: realtime, method: 'POST', headers: json, body }, connection)
  }
  await Promise.all(Array.from({ length: 5 }, (_, connection) => subscribe(connection)))
  const body = JSON.stringify({ title: 'written', score: 5 })
  await repeated({ connections: 2, pauseMs: 50, request: () => ({ path: list, method: 'POST', headers: json, body }) })(target)
}

const streams = (count: number, addresses: number): Attack => ({
  name: `${count.toLocaleString('en')} idle event streams from ${addresses} address${addresses === 1 ? '' : 'es'}`,
  onBoth: true,
  async run(target) {
    for (let opened = 0; opened < count && !target.signal.aborted; opened += 50)
      await Promise.all(Array.from({ length: 50 }, (_, number) => openStream(target, (opened + number) % addresses)))
  },
})

const password = JSON.stringify({ identity: 'root@example.org', password: 'not the password' })

/** Stops after 120 tries: they are counted, not timed. */
async function guess(target: Target): Promise<void> {
  const path = '/api/collections/_superusers/auth-with-password'
  const guesser = async () => {
    for (let tries = 0; tries < 30 && !target.signal.aborted; tries += 1) await send(target, { path, method: 'POST', headers: json, body: password })
  }
  await Promise.all(Array.from({ length: 4 }, guesser))
}

/** What a guest may ask of a public collection, and of accounts. */
export const recordAttacks: readonly Attack[] = [
  filters(1, 'along four relations', pathFilter),
  filters(10, 'along four relations', pathFilter),
  filters(1, 'by the words of others', wordsFilter),
  filters(10, 'by the words of others', wordsFilter),
  { name: '5 × event stream of 1,000 filtered topics, while records are written', onBoth: true, run: filteredTopics },
  streams(2_000, 1),
  streams(2_000, 100),
  { name: '120 wrong passwords of a superuser from one address', run: guess },
  {
    name: '32 × list of 1,000 records with its total',
    onBoth: true,
    run: repeated({ connections: 32, request: (count) => ({ path: `${list}?perPage=1000&page=${1 + (count % 100)}` }) }),
  },
]

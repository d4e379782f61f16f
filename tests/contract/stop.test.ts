import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import PocketBase from 'pocketbase'
import { describe, expect, it } from 'vitest'
import { places } from './places.ts'
import { type RunningBackend, runBackendCommand, startBackend } from './running-backend.ts'

const EMAIL = 'root@example.org'
const PASSWORD = 'a long enough password'
const WRITERS = 8
const BEFORE_THE_STOP = 80
/** Three processes are started one after the other. */
const PATIENCE_MS = 180_000

interface Answer {
  readonly status: number
  readonly connection: string | undefined
  readonly text: string
}

/** One request over a connection of this agent; rejects with the reason when there is no whole answer. */
function post(url: string, body: unknown, { agent, token }: { readonly agent: Agent; readonly token: string }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: token }
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      response.once('error', () => reject(new Error('cut')))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, text }))
    })
    sent.once('error', reject)
    sent.end(JSON.stringify(body))
  })
}

async function openNotes(backend: RunningBackend): Promise<string> {
  const client = new PocketBase(backend.url)
  await client.collection('_superusers').authWithPassword(EMAIL, PASSWORD)
  await client.collections.create({ name: 'notes', type: 'base', listRule: '', fields: [{ name: 'text', type: 'text' }] })
  return client.authStore.token
}

describe.each(places)('a backend on $engine that is asked to stop under load', ({ make }) => {
  it(
    'answers whatever was begun, each as the last answer of its connection, and has stored all that it acknowledged',
    async () => {
      const place = await make()
      await runBackendCommand(['superuser', 'upsert', EMAIL, PASSWORD], place.env)
      const backend = await startBackend(place.env)
      const token = await openNotes(backend)
      const answers: Answer[] = []
      const refusals: string[] = []
      const late: Answer[] = []
      let isStopping = false

      /** Each writer has one connection, used again and again as long as the server keeps it. */
      async function write(writer: number): Promise<void> {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 })
        for (let count = 0; ; count += 1) {
          const startedLate = isStopping
          const answer = await post(`${backend.url}/api/collections/notes/records`, { text: `${writer} ${count}` }, { agent, token }).catch(
            (error) => {
              refusals.push(String(error.code ?? error.message))
            },
          )
          if (!answer) return agent.destroy()
          answers.push(answer)
          if (startedLate) late.push(answer)
          if (answers.length === BEFORE_THE_STOP) {
            isStopping = true
            backend.process.kill('SIGTERM')
          }
        }
      }

      const events = await fetch(`${backend.url}/api/realtime`)
      const listening = events.text()
      const silent = connect(Number(new URL(backend.url).port), '127.0.0.1')
      silent.on('error', () => undefined)
      const exited = once(backend.process, 'exit')
      await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
      expect((await exited)[0]).toBe(0)
      expect(await listening).toMatch(/^id:\w+\nevent:PB_CONNECT\n/)
      silent.destroy()

      // Every connection ended with a whole answer, and the next one was refused before anything could be sent.
      expect(refusals).toEqual(Array(WRITERS).fill('ECONNREFUSED'))
      expect(answers.length).toBeGreaterThanOrEqual(BEFORE_THE_STOP)
      expect(answers.filter(({ status }) => status !== 200)).toEqual([])
      const known = new Set(answers.map(({ text }): string => JSON.parse(text).id))
      // A signal takes a moment to arrive: of what was asked after it the last answer on each connection says that it is the last.
      expect(late.filter(({ connection }) => connection === 'close').length).toBeGreaterThan(0)
      expect(answers.filter(({ connection }) => connection === 'close')).toHaveLength(WRITERS)

      const second = await startBackend(place.env)
      const stored = await new PocketBase(second.url).collection('notes').getFullList({ fields: 'id' })
      await second.kill()
      await place.remove()
      expect(stored.length).toBe(answers.length)
      expect(stored.filter(({ id }) => !known.has(id))).toEqual([])
    },
    PATIENCE_MS,
  )
})

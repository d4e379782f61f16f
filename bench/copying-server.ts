import { createServer, type IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** An answer as it is told on. */
export interface Told {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** They say something of the bytes as they were sent there. */
const ofTheOther = new Set(['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'])

/** What stays true of an answer whose body is packed otherwise. */
export function keptHeaders(response: Response): Record<string, string> {
  return Object.fromEntries([...response.headers].filter(([name]) => !ofTheOther.has(name)))
}

/** With its body packed as it is sent. */
export function packed(told: Told): Told {
  return { ...told, headers: { ...told.headers, 'content-encoding': 'br' }, body: brotliCompressSync(told.body) }
}

interface Copying {
  /** What an answer depends on beside its address. */
  readonly asked?: (headers: IncomingHttpHeaders) => Readonly<Record<string, string>>
  readonly take: (url: string, asked: Readonly<Record<string, string>>) => Promise<Told>
}

/** Answers at `PORT` what the server at `SOURCE` says, each asked for once; ends at SIGTERM. */
export function serveCopies({ asked = () => ({}), take }: Copying): void {
  const { PORT, SOURCE } = process.env
  if (!PORT || !SOURCE) throw new Error('PORT and SOURCE are needed')
  const answers = new Map<string, Promise<Told>>()
  createServer(async ({ url = '/', headers }, response) => {
    const own = asked(headers)
    const key = JSON.stringify([url, own])
    const answer = answers.get(key) ?? take(SOURCE + url, own)
    answers.set(key, answer)
    const { status, headers: kept, body } = await answer
    response.writeHead(status, { ...kept, 'content-length': body.length }).end(body)
  }).listen(Number(PORT), () => console.log(JSON.stringify({ event: 'listening' })))
  process.once('SIGTERM', () => process.exit(0))
}

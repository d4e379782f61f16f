/** The reference of first-paint.ts: nothing but Node's HTTP server, the documents of another without their scripts, its fonts as they are. */
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

const { PORT, SOURCE } = process.env
if (!PORT || !SOURCE) throw new Error('PORT and SOURCE are needed')

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

const answers = new Map<string, Promise<Answer>>()
/** They say something of the bytes as they were sent there. */
const ofTheOther = new Set(['connection', 'content-encoding', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding'])

async function take(path: string): Promise<Answer> {
  const response = await fetch(SOURCE + path, { headers: { 'sec-fetch-site': 'same-origin' } })
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofTheOther.has(name)))
  const { status } = response
  if (!headers['content-type']?.startsWith('text/html')) return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  const html = (await response.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, '')
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(html) }
}

createServer(async ({ url = '/' }, response) => {
  const answer = answers.get(url) ?? take(url)
  answers.set(url, answer)
  const { status, headers, body } = await answer
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body)
}).listen(Number(PORT), () => console.log(JSON.stringify({ event: 'listening' })))
process.once('SIGTERM', () => process.exit(0))

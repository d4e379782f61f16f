/** The reference of first-paint.ts: nothing but Node's HTTP server, the documents of another without their scripts, its fonts as they are. */
import { keptHeaders, packed, serveCopies, type Told } from './copying-server.ts'

async function take(url: string): Promise<Told> {
  const response = await fetch(url, { headers: { 'sec-fetch-site': 'same-origin' } })
  const [status, headers] = [response.status, keptHeaders(response)]
  if (!headers['content-type']?.startsWith('text/html')) return { status, headers, body: Buffer.from(await response.arrayBuffer()) }
  const html = (await response.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, '')
  return packed({ status, headers, body: Buffer.from(html) })
}

serveCopies({ take })

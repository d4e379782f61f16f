import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a visitor sends who comes from another page of the site. */
export const asked = { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' }

/** An answer as another server gave it. */
export interface Copied {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Each server writes these by itself. */
const ofConnections = new Set(['date', 'connection', 'keep-alive'])

/** Asks for an address; with a tag, whether it has changed. */
export function copy(url: string, tag?: string): Promise<Copied> {
  const headers = { ...asked, ...(tag && { 'if-none-match': tag }) }
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, async (response) => {
      const kept = Object.entries(response.headers).filter(([name]) => !ofConnections.has(name))
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
        body: await buffer(response),
      })
    }).once('error', reject)
  })
}

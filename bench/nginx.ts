/**
 * Question: how near does the server come to nginx that sends the same bytes from a file, and how much processor does each need?
 * Input: the home page, brotli, keep-alive, 32 connections; once whole, once asked for with the ETag the visitor has (304).
 * Reference: nginx with one worker, the very same body and headers; its path may be given in `NGINX`. Interleaved in one run: five
 * rounds, median and range of the ratio. Where the client is busy all the time, it holds up both, and only the processor tells them apart.
 */

import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { summary } from './load.ts'
import { type Page, startNginx } from './nginx-server.ts'
import { startPreparedSite } from './prepared-site.ts'
import { treeOf } from './process-tree.ts'

const ROUNDS = 5
const SECONDS = 3
const asked = { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' }

interface Server {
  readonly url: string
  readonly process: { readonly pid?: number | undefined }
}

interface Measured {
  readonly perSecond: number
  /** Microseconds of the server's processor for one answer. */
  readonly work: number
  /** Part of the time in which the client itself was busy. */
  readonly client: number
}

function fetchPage(url: string): Promise<Page> {
  return new Promise((resolve, reject) => {
    get(url, { headers: asked }, async (response) => {
      const headers = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]))
      resolve({ body: await buffer(response), headers })
    }).once('error', reject)
  })
}

async function measure(server: Server, headers: Readonly<Record<string, string>>): Promise<Measured> {
  const before = { server: treeOf(server.process.pid ?? 0).seconds, client: process.cpuUsage() }
  const { requests, errors, '4xx': refused, '5xx': failed } = await autocannon({ url: server.url, connections: 32, duration: SECONDS, headers })
  if (errors + refused + failed > 0 || requests.total === 0) throw new Error(`${errors + refused + failed} of ${requests.total} answers were errors`)
  const { user, system } = process.cpuUsage(before.client)
  const seconds = treeOf(server.process.pid ?? 0).seconds - before.server
  return { perSecond: requests.total / SECONDS, work: (1e6 * seconds) / requests.total, client: (user + system) / 1e6 / SECONDS }
}

async function compare(
  name: string,
  ours: Server,
  nginx: Server,
  headersOf: (server: Server) => Promise<Readonly<Record<string, string>>>,
): Promise<void> {
  const rounds: { ours: Measured; nginx: Measured }[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push({ ours: await measure(ours, await headersOf(ours)), nginx: await measure(nginx, await headersOf(nginx)) })
  // The first one warms both.
  const counted = rounds.slice(1)
  for (const one of counted) console.log(`${name}: ${tell(one.ours)}; nginx ${tell(one.nginx)}`)
  console.log(`${name}, answers a second, ratio to nginx: ${summary(counted.map((one) => one.ours.perSecond / one.nginx.perSecond))}`)
  console.log(`${name}, processor for an answer, ratio to nginx: ${summary(counted.map((one) => one.ours.work / one.nginx.work))}`)
}

function tell({ perSecond, work, client }: Measured): string {
  return `${Math.round(perSecond)} a second, ${Math.round(work)} µs of processor each, client busy ${Math.round(100 * client)} %`
}

const site = await startPreparedSite({ PORT: '4385' })
const nginx = await startNginx(4386, await fetchPage(site.url))
if (nginx) {
  await compare('whole page', site, nginx, async () => asked)
  await compare('304', site, nginx, async ({ url }) => ({ ...asked, 'if-none-match': (await fetchPage(url)).headers.etag ?? '' }))
} else console.log('Not measured: there is no nginx here (NGINX=/path/to/nginx names one)')
await nginx?.stop()
await site.stop()

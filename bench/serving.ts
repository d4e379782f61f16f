/**
 * Question: how near does the server come to a bare Node HTTP server that sends the same bytes?
 * Input: the home page, brotli, keep-alive, 32 connections. Reference: `bare-server.ts` with the very same body and
 * headers. Interleaved in one run: three rounds, median and range of the ratio.
 */
import autocannon from 'autocannon'
import { startSite } from '../tests/support/start-site.ts'
import { summary } from './load.ts'

const ROUNDS = 3
const SECONDS = 6
const headers = { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' }

async function requestsPerSecond(url: string): Promise<number> {
  const { requests } = await autocannon({ url, connections: 32, duration: SECONDS, headers })
  return requests.average
}

const site = await startSite({ PORT: '4381' })
const bare = await startSite({ PORT: '4382', SOURCE: `${site.url}/` }, { script: 'bench/bare-server.ts' })
await requestsPerSecond(site.url)
await requestsPerSecond(bare.url)

const ratios: number[] = []
for (let round = 1; round <= ROUNDS; round += 1) {
  const ours = await requestsPerSecond(site.url)
  const reference = await requestsPerSecond(bare.url)
  ratios.push(ours / reference)
  console.log(`round ${round}: ${Math.round(ours)} of ${Math.round(reference)} requests a second, ratio ${(ours / reference).toFixed(2)}`)
}
console.log(`ratio to bare Node: ${summary(ratios)}`)
await Promise.all([site.stop(), bare.stop()])

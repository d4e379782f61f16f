import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** A range for each run: the ports of tests/support/ports.ts, and one that says whose they are. */
const SIZE = 40
const FIRST = 20_000
const RANGES = 250

/**
 * The first of forty free ports, for this run alone: its claim is the last of them, on which this process listens until it ends.
 * Throws when every range is taken.
 */
export async function claimPorts(): Promise<number> {
  const begin = process.pid % RANGES
  for (let count = 0; count < RANGES; count += 1) {
    const first = FIRST + SIZE * ((begin + count) % RANGES)
    const claim = await listen(first + SIZE - 1)
    if (!claim) continue
    if (await areFree(first)) {
      claim.unref()
      return first
    }
    claim.close()
  }
  throw new Error('No range of free ports for the tests: set TEST_PORT')
}

async function listen(port: number): Promise<Server | undefined> {
  const server = createServer().listen(port)
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  )
}

async function areFree(first: number): Promise<boolean> {
  for (let port = first; port < first + SIZE - 1; port += 1) {
    const server = await listen(port)
    if (!server) return false
    server.close()
    await once(server, 'close')
  }
  return true
}

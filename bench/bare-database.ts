/** The reference of backend.ts: a bare HTTP server that runs the same SQL straight through the driver. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { TestPlace } from '../tests/contract/places.ts'
import { fillItems } from './filled-backend.ts'

/** Starts it as a process of its own on a place with this many records. */
export async function startBareDatabase(place: TestPlace, size: number) {
  await fillItems(place, { from: 0, to: size })
  const child = fork(fileURLToPath(new URL('bare-database-server.ts', import.meta.url)), { env: { ...process.env, ...place.env } })
  const [port] = await once(child, 'message')
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

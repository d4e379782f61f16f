import { createServer, type Server } from 'node:http'
import type { Env } from '../env.ts'
import { requestListener } from '../http/request-listener.ts'
import type { Log } from '../log.ts'
import { stopOnSignal } from '../stop.ts'
import { openBackend } from './open.ts'
import { wireOf } from './wire.ts'

/** Serves the backend alone, until a signal stops it. */
export async function serveBackend(env: Env, log: Log): Promise<void> {
  const backend = await openBackend(env, log)
  const server = createServer(requestListener((request, { incoming }) => backend.fetch(request, wireOf(incoming))))
  server.on('stopping', () => backend.endConnections())
  server.on('close', () => void backend.close())
  server.listen(env.PORT, () => log.info('backend listening', { port: portOf(server), engine: env.DATABASE_URL ? 'postgres' : 'sqlite' }))
  stopOnSignal(server, log)
}

/** PORT 0 lets the system choose. */
function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

import { createServer, type Server } from 'node:http'
import { openEngines, thumbsBy } from '../engines.ts'
import type { Env } from '../env.ts'
import { boundPipelines } from '../http/bound-pipelines.ts'
import { clientAddress } from '../http/client-address.ts'
import { requestListener } from '../http/request-listener.ts'
import { endSlowBodies } from '../http/slow-bodies.ts'
import type { Log } from '../log.ts'
import { stopOnSignal, whenClosed } from '../stop.ts'
import { keepFolder } from './keep-folder.ts'
import { openBackend, warnOfRights } from './open.ts'
import { wireOf } from './wire.ts'

/** Serves the backend alone, until a signal stops it. */
export async function serveBackend(env: Env, log: Log): Promise<void> {
  const release = keepFolder(env)
  const engines = openEngines(env)
  const backend = await openBackend(env, log, { drawThumb: thumbsBy(engines) })
  await warnOfRights(backend, log)
  const server = createServer(
    boundPipelines(
      requestListener((request, { incoming }) => {
        return backend.fetch(request, { ...wireOf(incoming), peer: clientAddress(incoming, env.CLIENT_ADDRESS_HEADER) })
      }),
    ),
  )
  server.on('stopping', () => backend.endConnections())
  endSlowBodies(server)
  whenClosed(server, () => Promise.all([engines.close(), backend.close()]).finally(release))
  server.listen(env.PORT, () => log.info('backend listening', { port: portOf(server), engine: env.DATABASE_URL ? 'postgres' : 'sqlite' }))
  stopOnSignal(server, log)
}

/** PORT 0 lets the system choose. */
function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

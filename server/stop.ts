import type { Server } from 'node:http'
import type { Log } from './log.ts'

/** How long answers under way may take after a stop was asked for. */
const GRACE_MS = 10_000

/** On SIGTERM and SIGINT: takes no new connections, lets answers under way finish, then ends. Tells of it as `stopping`. */
export function stopOnSignal(server: Server, log: Log): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info('stopping', { signal })
      server.close(() => {
        log.info('stopped')
        process.exit(0)
      })
      server.emit('stopping')
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    })
  }
}

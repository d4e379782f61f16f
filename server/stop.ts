import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'

/** How long answers under way may take after a stop was asked for, and then the work that nobody waits for. */
const GRACE_MS = 10_000
/** What is on its way to a connection has arrived by then: only after this are those closed on which nothing is asked. */
const QUIET_MS = 500
const SWEEP_MS = 50

const endings = new WeakMap<Server, Promise<unknown>[]>()

/** Does this once the server has closed; a process that stops waits for it. */
export function whenClosed(server: Server, work: () => Promise<unknown>): void {
  server.once('close', () => endings.set(server, [...(endings.get(server) ?? []), work()]))
}

/**
 * On SIGTERM and SIGINT: takes no new connections, lets answers under way finish, then ends. Whatever is asked on the
 * connections that are there is still answered, each with the last answer of its connection. Tells of it as `stopping`, until
 * it has ended: what that ends may be asked for anew.
 */
export function stopOnSignal(server: Server, log: Log): void {
  const connections = trackConnections(server)
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A terminal signals every process, and who looks after this one does so as well.
      if (isStopping) return
      isStopping = true
      log.info('stopping', { signal })
      server.once('close', () => void endProcess(server, log))
      // The listening alone: `server.close` would cut idle connections off, to which requests may be on their way.
      Listener.prototype.close.call(server)
      connections.finish()
      setInterval(() => server.emit('stopping'), SWEEP_MS)
      setTimeout(() => setInterval(connections.closeIdle, SWEEP_MS), QUIET_MS)
      setTimeout(() => server.closeAllConnections(), GRACE_MS)
    })
  }
}

async function endProcess(server: Server, log: Log): Promise<never> {
  await Promise.race([Promise.allSettled(endings.get(server) ?? []), wait(GRACE_MS)])
  log.info('stopped')
  process.exit(0)
}

interface Connections {
  /** From now on every answer is the last of its connection. */
  finish(): void
  /** Closes those on which nothing is being answered. */
  closeIdle(): void
}

function trackConnections(server: Server): Connections {
  const answers = new Map<Socket, Set<ServerResponse>>()
  let isStopping = false

  server.on('connection', (socket: Socket) => {
    answers.set(socket, new Set())
    socket.once('close', () => answers.delete(socket))
  })
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const open = answers.get(socket)
    open?.add(response)
    response.once('close', () => open?.delete(response))
    if (isStopping) response.shouldKeepAlive = false
  })
  return {
    finish() {
      isStopping = true
      for (const open of answers.values()) for (const response of open) response.shouldKeepAlive = false
    },
    closeIdle() {
      for (const [socket, open] of answers) if (open.size === 0) socket.destroySoon()
    },
  }
}

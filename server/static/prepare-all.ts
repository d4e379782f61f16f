import type { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import type { Log } from '../log.ts'
import { givingWay } from './give-way.ts'
import type { StaticFiles } from './load-files.ts'
import type { Variant } from './static-file.ts'

interface Preparing {
  /** Ends it. */
  readonly signal: AbortSignal
  readonly log: Log
  /** Whose visitors go first. */
  readonly server: EventEmitter
}

/** Compresses everything while the server listens, until it stops. */
export function prepareWhileServing(server: Server, files: Pick<StaticFiles, 'byAddress'>, log: Log): void {
  const stopped = new AbortController()
  server.once('listening', () => void prepareAll(files, { signal: stopped.signal, log, server }))
  server.once('stopping', () => stopped.abort())
}

/** Compresses one file after the other, so that soon nobody has to wait for it. Logs `prepared`, or what went wrong. */
export async function prepareAll(files: Pick<StaticFiles, 'byAddress'>, { signal, log, server }: Preparing): Promise<void> {
  try {
    await prepareEach(files, signal, givingWay(server))
    if (!signal.aborted) log.info('prepared')
  } catch (error) {
    log.error('compression', { error: String(error) })
  }
}

async function prepareEach({ byAddress }: Pick<StaticFiles, 'byAddress'>, signal: AbortSignal, pause: () => Promise<void>): Promise<void> {
  const variants = [...byAddress.values()].flatMap(({ br, gzip }) => [br, gzip].filter((variant) => variant !== undefined))
  for (const variant of missedFirst(new Set(variants))) {
    if (await variant.isStored()) continue
    // Somebody waits for nothing here, but gets more than has to be sent: that is not put off until it is quiet.
    if (!variant.isMissed) await pause()
    if (signal.aborted) return
    await variant.prepare()
  }
}

/** What somebody has asked for already, before what nobody has. */
function* missedFirst(open: Set<Variant>): Generator<Variant> {
  for (;;) {
    const [first] = open
    const next = [...open].find(({ isMissed }) => isMissed) ?? first
    if (!next) return
    open.delete(next)
    yield next
  }
}

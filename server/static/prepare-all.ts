import type { EventEmitter } from 'node:events'
import type { Log } from '../log.ts'
import { givingWay } from './give-way.ts'
import type { StaticFiles } from './load-files.ts'

interface Preparing {
  /** Ends it. */
  readonly signal: AbortSignal
  readonly log: Log
  /** Whose visitors go first. */
  readonly server: EventEmitter
}

/** Files that are larger keep a start waiting for seconds, and few visitors ask for them: they have their turn with the others. */
const MOST_AT_START = 2_000_000

/**
 * Compresses scripts and styles: the largest would keep the visitor who asks first waiting for seconds. They hold nothing of
 * the configuration, so only a new build has new ones.
 */
export async function prepareAssets({ byAddress }: Pick<StaticFiles, 'byAddress'>): Promise<void> {
  const assets = [...byAddress].filter(([address, { identity }]) => address.startsWith('/assets/') && identity.answer.body.length < MOST_AT_START)
  await Promise.all(assets.map(([, { br }]) => br?.prepare()))
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
  for (const { br, gzip } of byAddress.values()) {
    for (const variant of [br, gzip]) {
      if (!variant || variant.answer) continue
      await pause()
      if (signal.aborted) return
      await variant.prepare()
    }
  }
}

import { setTimeout } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { StaticFiles } from './load-files.ts'

/** Between two files: visitors go first, and a small machine has a core left for them. */
const PAUSE_MS = 150

/**
 * Compresses scripts and styles: the largest would keep the visitor who asks first waiting for seconds. They hold nothing of
 * the configuration, so only a new build has new ones.
 */
export async function prepareAssets({ byAddress }: Pick<StaticFiles, 'byAddress'>): Promise<void> {
  await Promise.all([...byAddress].map(([address, { br }]) => address.startsWith('/assets/') && br?.prepare()))
}

/** Compresses one file after the other, so that soon nobody has to wait for it; ends with `signal`. Logs `prepared`, or what went wrong. */
export async function prepareAll(files: Pick<StaticFiles, 'byAddress'>, signal: AbortSignal, log: Log): Promise<void> {
  try {
    await prepareEach(files, signal)
    if (!signal.aborted) log.info('prepared')
  } catch (error) {
    log.error('compression', { error: String(error) })
  }
}

async function prepareEach({ byAddress }: Pick<StaticFiles, 'byAddress'>, signal: AbortSignal): Promise<void> {
  for (const { br, gzip } of byAddress.values()) {
    for (const variant of [br, gzip]) {
      if (!variant || variant.answer) continue
      await setTimeout(PAUSE_MS, undefined, { ref: false })
      if (signal.aborted) return
      await variant.prepare()
    }
  }
}

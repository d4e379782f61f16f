import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { partsOf } from './role.ts'
import { Supervisor } from './supervisor.ts'

/** Runs the site in several processes until a signal stops them all: SIGHUP replaces them, SIGTERM and SIGINT end them. */
export async function superviseSite(env: Env, log: Log): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const supervisor = new Supervisor(partsOf(env, socketIn(folder)), log)
  async function stop(code: number): Promise<void> {
    await supervisor.stop()
    await rm(folder, { recursive: true, force: true })
    process.exit(code)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0))
  const started = supervisor.start()
  process.on('SIGHUP', () => void started.then((isStarted) => (isStarted ? supervisor.roll() : undefined)))
  // Each process says itself why it cannot start.
  if (!(await started)) return stop(1)
  log.info('listening', { origin: env.ORIGIN, port: env.PORT, processes: env.WORKERS })
}

/** A folder that only its owner may enter; on Windows sockets have names of their own. */
function socketIn(folder: string): string {
  return process.platform === 'win32' ? `\\\\.\\pipe\\${folder.replaceAll(/[\\:]/g, '-')}` : join(folder, 'behind.sock')
}

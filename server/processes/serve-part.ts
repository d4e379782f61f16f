import cluster from 'node:cluster'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { company } from '#words/facts'
import { assemble } from '../assemble.ts'
import { type BuildInfo, ensureBuild } from '../build/ensure.ts'
import { warnOfCompany } from '../company-warning.ts'
import type { Env } from '../env.ts'
import { assembleFront } from '../front.ts'
import type { Log } from '../log.ts'
import { stopOnSignal } from '../stop.ts'
import { LOADED, type Part, READY } from './role.ts'

interface Served {
  readonly env: Env
  readonly log: Log
  readonly part: Part
  readonly onError: (error: Error) => void
}

/** Serves the site, or the part of it that is this process's, until a signal stops it. */
export async function servePart({ env, log, part, onError }: Served): Promise<void> {
  const build = await ensureBuild(fileURLToPath(new URL('../..', import.meta.url)), (sentence) => log.info(sentence))
  log.info('starting', { build: build.id, ...(cluster.isWorker && { role: part.role, pid: process.pid }) })
  if (part.role === 'behind') await turn()
  const server = await assemblePart(part, { env, build, log })
  server.on('error', onError)
  listen(server, part, env.PORT, () => {
    if (cluster.isWorker) process.send?.(READY)
    else log.info('listening', { origin: env.ORIGIN, port: env.PORT, build: build.id })
  })
  if (part.isFirst) warnOfCompany(company, env, log)
  stopOnSignal(server, log)
}

/** Waits until the one before has left the folder; by then the program is loaded. */
async function turn(): Promise<void> {
  process.send?.(LOADED)
  await once(process, 'message')
}

function assemblePart(
  { role, socket, isFirst: prepares }: Part,
  site: { readonly env: Env; readonly build: BuildInfo; readonly log: Log },
): Promise<Server> {
  return role === 'front'
    ? assembleFront({ ...site, prepares, socket })
    : assemble({ ...site, prepares, ...(role === 'whole' && socket && { events: socket }) })
}

function listen(server: Server, { role, socket }: Part, port: number, onListening: () => void): void {
  if (role !== 'behind') return void server.listen(port, onListening)
  // A process that was killed leaves its socket behind.
  rmSync(socket, { force: true })
  server.listen({ path: socket, exclusive: true }, onListening)
}

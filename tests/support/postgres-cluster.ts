import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** Where Debian puts PostgreSQL's programs. */
const programs = globSync('/usr/lib/postgresql/*/bin').findLast((folder) => existsSync(join(folder, 'initdb')))

export const hasPostgresPrograms = programs !== undefined

export interface PostgresCluster {
  readonly url: string
  /** `fast` ends connections and stops in order, `immediate` as a power cut would; then starts it again. */
  restart(how: 'fast' | 'immediate'): Promise<void>
  remove(): Promise<void>
}

/** PostgreSQL refuses to run as root: then it runs as the user that its package made. */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** A PostgreSQL server of a test's own, in a temporary folder, that may be stopped while others use theirs. */
export async function startPostgresCluster(): Promise<PostgresCluster> {
  const as = owner()
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  chmodSync(folder, 0o700)
  if (as) chownSync(folder, as.uid, as.gid)
  const options = { ...as, cwd: folder, stdio: 'ignore' } as const
  execFileSync(join(programs ?? '', 'initdb'), ['-D', join(folder, 'data'), '-U', 'postgres', '--auth=trust', '--no-locale', '-E', 'UTF8'], options)
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const settings = ['-D', join(folder, 'data'), '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1']

  async function start(): Promise<ChildProcess> {
    const child = spawn(join(programs ?? '', 'postgres'), settings, options)
    while (!(await answers(url))) await pause(100)
    return child
  }

  let running = await start()
  async function stop(signal: NodeJS.Signals): Promise<void> {
    running.kill(signal)
    await once(running, 'exit')
  }
  return {
    url,
    async restart(how) {
      await stop(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      running = await start()
    },
    async remove() {
      await stop('SIGQUIT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

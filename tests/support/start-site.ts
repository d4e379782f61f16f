import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { siteDataDir } from './site-url.ts'

export interface RunningSite {
  readonly url: string
  /** Lines the server has logged so far. */
  readonly log: readonly Readonly<Record<string, unknown>>[]
  readonly process: ChildProcess
  /** Where it keeps its data. */
  readonly dataDir: string
  stop(): Promise<void>
}

const root = join(import.meta.dirname, '../..')
const sharedCompressed = join(siteDataDir, 'compressed')

/** A new data folder for the server at this port, with what was compressed before all tests: it is the same but for the pages. */
function newDataDir(port: string): string {
  const folder = `${siteDataDir}-${port}`
  rmSync(folder, { recursive: true, force: true })
  if (existsSync(sharedCompressed)) cpSync(sharedCompressed, join(folder, 'compressed'), { recursive: true })
  return folder
}

interface StartOptions {
  /** Another program than the site's own server. */
  readonly script?: string
  /** Another copy of the project. */
  readonly folder?: string
  /** Hears what is written beside the log. */
  readonly onError?: (text: string) => void
}

/** Starts a server of its own for a test that needs another configuration; waits until it listens. */
export async function startSite(
  env: Readonly<Record<string, string>> & { PORT: string },
  { script = 'server/start.js', folder = root, onError }: StartOptions = {},
): Promise<RunningSite> {
  const dataDir = env.DATA_DIR ?? newDataDir(env.PORT)
  const child = spawn(process.execPath, [script], { cwd: folder, env: { ...process.env, NODE_ENV: 'production', ...env, DATA_DIR: dataDir } })
  const log: Record<string, unknown>[] = []
  child.stderr.on('data', (chunk: Buffer) => onError?.(String(chunk)))
  const listening = new Promise<void>((resolve, reject) => {
    let rest = ''
    child.stdout.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('{')) log.push(JSON.parse(line))
      if (log.some((line) => line.event === 'listening')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  await listening
  async function stop(): Promise<void> {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url: `http://localhost:${env.PORT}`, log, process: child, dataDir, stop }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { type RunningSite, startSite } from '../../tests/support/start-site.ts'
import type { Peer } from './peers.ts'

const WAIT_MS = 100

/** A peer's own server, and what stands before it for browsers. */
export interface RunningPeer {
  readonly name: string
  readonly url: string
  readonly pid: number | undefined
  /** Where browsers ask. */
  readonly front: string
  stop(): Promise<void>
}

/** Starts a built peer as its documentation says, with a front before it. */
export async function servePeer({ name, start }: Peer, folder: string, port: number): Promise<RunningPeer> {
  const env = { ...process.env, NODE_ENV: 'production', HOST: 'localhost', PORT: String(port) }
  const child = spawn(process.execPath, start, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://localhost:${port}`
  await untilAnswering(url, child)
  const front = await startSite({ PORT: String(port + 1), SOURCE: url }, { script: 'bench/peers/front.ts' })
  return { name, url, pid: child.pid, front: front.url, stop: () => stopBoth(child, front) }
}

async function untilAnswering(url: string, child: ChildProcess): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`Nothing serves ${url}: ended with ${child.exitCode}`)
    await setTimeout(WAIT_MS)
  }
}

async function stopBoth(child: ChildProcess, front: RunningSite): Promise<void> {
  await front.stop()
  child.kill('SIGTERM')
  await once(child, 'exit')
}

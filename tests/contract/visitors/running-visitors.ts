import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { contractTime } from '../../../services/backend-client/dates.ts'
import { LEASE_MS } from '../../../services/outbox/back-off.ts'
import { type Fields, openContract } from './open-visitors.ts'

const script = fileURLToPath(new URL('./serve.ts', import.meta.url))

export interface RunningVisitors {
  send(fields: Fields): Promise<unknown>
  /** A step of a case; undefined when the process was killed before it had answered. */
  act(step: object): Promise<unknown>
  kill(): Promise<void>
}

const running: ChildProcess[] = []

/** The visitors' services as a process of their own. */
export async function startVisitorsApart(env: Readonly<Record<string, string>>): Promise<RunningVisitors> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...env, PORT: '3000' }, stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  const [line] = await once(child.stdout, 'data')
  const port = /listening (\d+)/.exec(String(line))?.[1]
  return {
    send: async (fields) => (await fetch(`http://127.0.0.1:${port}/contact`, { method: 'POST', body: JSON.stringify(fields) })).json(),
    act: async (step) => {
      const answered = fetch(`http://127.0.0.1:${port}/case`, { method: 'POST', body: JSON.stringify(step) })
      return answered.then((response) => response.json()).catch(() => undefined)
    },
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Kills those that a test has left. */
export function killVisitorsApart(): void {
  for (const child of running.splice(0)) child.kill('SIGKILL')
}

/** As if the lease of the process that was killed had passed. */
export async function letLeasePass(env: Readonly<Record<string, string>>): Promise<void> {
  const { contract, close } = await openContract(env)
  const waiting = contract.collection('outbox')
  for (const { id, nextAttempt } of await waiting.getFullList()) {
    await waiting.update(id, { nextAttempt: contractTime(new Date(Date.parse(nextAttempt) - LEASE_MS)) })
  }
  await close()
}

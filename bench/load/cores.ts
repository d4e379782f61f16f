import { execFileSync, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { processesOf } from '../process-tree.ts'

const cores = availableParallelism()
/** Servers that are compared have this core each in its turn; clients have all others. */
const SERVER_CORE = 0
export const clientCores = Math.max(1, cores - 1)

/** With one core, or where the system has no `taskset`, nothing is bound. */
const canBind = cores > 1 && !spawnSync('taskset', ['--version']).error

export const bound = canBind ? `each server on the same core, the client on the ${clientCores} other` : `nothing is bound to one of ${cores} cores`

/** A command, on the cores of clients. */
export function onClientCores(command: string, args: readonly string[]): readonly [command: string, args: string[]] {
  return canBind ? ['taskset', ['-c', `1-${cores - 1}`, command, ...args]] : [command, [...args]]
}

/** Binds a process, all below it and all their threads to the servers' core. */
export function bindToServerCore(pid: number | undefined): void {
  if (!canBind || pid === undefined) return
  for (const one of processesOf(pid)) execFileSync('taskset', ['-a', '-c', '-p', String(SERVER_CORE), String(one)], { stdio: 'ignore' })
}

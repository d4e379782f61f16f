import { readdirSync, readFileSync } from 'node:fs'
import { processesOf } from '../process-tree.ts'

/** Seconds that all threads of a process have had a core, and that the one which waited most has waited for one. */
export interface Schedule {
  readonly ran: number
  readonly waited: number
}

/** Linux counts both in nanoseconds, as the first figures of a thread (proc_pid_schedstat(5)); its other count is in hundredths of a second. */
export function scheduleOf(pid: number | undefined): Schedule {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number),
    )
    const of = (field: number) => threads.map((figures) => (figures[field] ?? 0) / 1e9)
    return { ran: of(0).reduce((total, seconds) => total + seconds, 0), waited: Math.max(...of(1)) }
  } catch {
    // It has ended.
    return { ran: 0, waited: 0 }
  }
}

/** Seconds of processor that a process and all below it have used. */
export function processorOf(pid: number | undefined): number {
  return pid === undefined ? 0 : processesOf(pid).reduce((total, one) => total + scheduleOf(one).ran, 0)
}

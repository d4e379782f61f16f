import { Cron } from 'croner'
import { z } from 'zod'
import type { DeskMessageKey } from '#words/desk'
import { backend } from '../../session/backend.ts'

const jobs = z.array(z.object({ id: z.string(), expression: z.string() }))

export type Job = z.infer<typeof jobs>[number]

/** What the server does by the clock. */
export async function listJobs(): Promise<Job[]> {
  return jobs.parse(await backend.crons.getFullList())
}

const NEXT = 3

/** The next times of an expression in UTC, as the contract writes times; none where it cannot be read. */
export function nextTimes(expression: string): string[] {
  try {
    const runs = new Cron(expression, { timezone: 'UTC', paused: true }).nextRuns(NEXT)
    return runs.map((run) => run.toISOString())
  } catch {
    return []
  }
}

/** What the server's own jobs are for. */
const known: Readonly<Record<string, DeskMessageKey>> = {
  __pbLogsCleanup__: 'jobs.logsCleanup',
  __pbDBOptimize__: 'jobs.optimize',
  __pbMFACleanup__: 'jobs.mfaCleanup',
  __pbOTPCleanup__: 'jobs.otpCleanup',
  __pbAutoBackup__: 'jobs.autoBackup',
}

export const nameOf = (id: string): DeskMessageKey | undefined => known[id]

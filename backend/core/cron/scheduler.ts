import { Cron } from 'croner'
import { isDue } from '../../tools/cron.ts'
import { formatDate } from '../../tools/date.ts'
import { autoBackup } from '../backups/create-backup.ts'
import { discardRest } from '../files/record-files.ts'
import type { Core } from '../model/core.ts'
import type { Job } from '../model/upkeep.ts'

const EVERY_MINUTE = '* * * * *'

export interface Scheduler {
  stop(): void
}

/** Begins a core's jobs when they are due, until it is stopped. The process may end any time: only begun jobs are waited for. */
export function startScheduler(core: Core): Scheduler {
  const running = new Set<string>()
  const timer = new Cron(EVERY_MINUTE, { timezone: 'UTC', unref: true }, () => {
    runDue(core, { at: new Date(), running })
    core.inBackground(() => discardRest(core))
  })
  return { stop: () => timer.stop() }
}

/** The registered jobs, and what the settings want to be done. */
export function listJobs(core: Core): readonly Job[] {
  return [...core.jobs.list(), ...[autoBackup(core)].filter((job) => job !== undefined)]
}

/** Begins the jobs of this minute; one that still runs is not begun again. */
export function runDue(core: Core, { at, running }: { readonly at: Date; readonly running: Set<string> }): void {
  for (const job of listJobs(core)) {
    if (running.has(job.id) || !isDue(job.expression, at)) continue
    running.add(job.id)
    runJob(core, job, () => running.delete(job.id))
  }
}

/** Does a job in the background (contract 12); what fails is reported, and how it went is kept. */
export function runJob(core: Core, job: Job, done: () => void = () => undefined): void {
  core.inBackground(() => noted(core, job).finally(done))
}

async function noted({ jobs, now }: Core, { id, run }: Job): Promise<void> {
  const began = formatDate(now())
  jobs.ran(id, { began, ended: '', failed: false })
  try {
    await run()
    jobs.ran(id, { began, ended: formatDate(now()), failed: false })
  } catch (error) {
    jobs.ran(id, { began, ended: formatDate(now()), failed: true })
    throw error
  }
}

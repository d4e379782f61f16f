import { sql } from 'kysely'
import { optimize } from '../../dialects/engine-sql.ts'
import { formatDate } from '../../tools/date.ts'
import { deleteLogsBefore } from '../logs/log.ts'
import type { AuthCollection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import type { Job, JobRun, Jobs } from '../model/upkeep.ts'
import { systemCollection } from '../records/owned.ts'

const INTERNAL = '__pb'

/** A table of jobs without any. */
export function createJobs(): Jobs {
  const jobs = new Map<string, Job>()
  const runs = new Map<string, JobRun>()
  const isInternal = ({ id }: Job) => id.startsWith(INTERNAL)
  return {
    list() {
      const all = [...jobs.values()]
      const own = all.filter((job) => !isInternal(job)).sort((a, b) => (a.id < b.id ? -1 : 1))
      return [...own, ...all.filter(isInternal)]
    },
    add: (job) => void jobs.set(job.id, job),
    remove: (id) => void jobs.delete(id),
    runs,
    ran: (id, run) => void runs.set(id, run),
  }
}

/** What every server does by itself (contract 12). Each may run in several processes at once. */
export function internalJobs(core: Core): readonly Job[] {
  return [
    { id: '__pbLogsCleanup__', expression: '0 */6 * * *', run: () => deleteOldLogs(core) },
    { id: '__pbDBOptimize__', expression: '0 0 * * *', run: () => optimize(core.database) },
    { id: '__pbMFACleanup__', expression: '0 * * * *', run: () => deleteExpiredMfas(core) },
    { id: '__pbOTPCleanup__', expression: '0 * * * *', run: () => deleteExpiredOtps(core) },
  ]
}

/** Deletes one-time codes that can no longer be used (`__pbOTPCleanup__` of contract 12). */
export function deleteExpiredOtps(core: Core): Promise<void> {
  return deleteExpired(core, '_otps', ({ otp }) => otp.duration)
}

/** Deletes sign-ins that wait for a second method in vain (`__pbMFACleanup__`). */
export function deleteExpiredMfas(core: Core): Promise<void> {
  return deleteExpired(core, '_mfas', ({ mfa }) => mfa.duration)
}

/** `seconds` is how long a row of this collection's records may be used. */
async function deleteExpired(core: Core, name: '_otps' | '_mfas', seconds: (collection: AuthCollection) => number): Promise<void> {
  const table = sql.table(systemCollection(core, name).name)
  for (const collection of core.collections.all) {
    if (collection.type !== 'auth') continue
    const before = formatDate(new Date(core.now().getTime() - seconds(collection) * 1000))
    await core.inTransaction((tx) =>
      sql`delete from ${table} where ${sql.ref('collectionRef')} = ${collection.id} and ${sql.ref('created')} <= ${before}`.execute(tx.connection),
    )
  }
}

const DAY_MS = 86_400_000

/** Deletes entries older than the settings want to keep (`__pbLogsCleanup__` of contract 12); 0 days keep none. */
async function deleteOldLogs(core: Core): Promise<void> {
  const before = formatDate(new Date(core.now().getTime() - core.settings.logs.maxDays * DAY_MS))
  await core.inTransaction((tx) => deleteLogsBefore(tx.connection, before))
}

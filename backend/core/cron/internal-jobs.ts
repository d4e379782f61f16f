import { optimize } from '../../dialects/optimize.ts'
import { deleteExpiredMfas, deleteExpiredOtps } from '../auth/delete-expired.ts'
import type { Core } from '../core.ts'
import { deleteOldLogs } from '../logs/delete-old-logs.ts'
import type { Job } from './jobs.ts'

/** What every server does by itself (contract 12). Each may run in several processes at once. */
export function internalJobs(core: Core): readonly Job[] {
  return [
    { id: '__pbLogsCleanup__', expression: '0 */6 * * *', run: () => deleteOldLogs(core) },
    { id: '__pbDBOptimize__', expression: '0 0 * * *', run: () => optimize(core.database) },
    { id: '__pbMFACleanup__', expression: '0 * * * *', run: () => deleteExpiredMfas(core) },
    { id: '__pbOTPCleanup__', expression: '0 * * * *', run: () => deleteExpiredOtps(core) },
  ]
}

import { formatDate } from '../../tools/date.ts'
import type { Core } from '../core.ts'
import { deleteLogsBefore } from './log.ts'

const DAY_MS = 86_400_000

/** Deletes entries older than the settings want to keep (`__pbLogsCleanup__` of contract 12); 0 days keep none. */
export async function deleteOldLogs(core: Core): Promise<void> {
  const before = formatDate(new Date(core.now().getTime() - core.settings.logs.maxDays * DAY_MS))
  await core.inTransaction((tx) => deleteLogsBefore(tx.connection, before))
}

import type { Core } from '../core.ts'
import type { Job } from '../cron/jobs.ts'
import { listBackups, removeBackup } from './backup-files.ts'
import { createBackup } from './create-backup.ts'
import { backupName } from './default-name.ts'
import { embedded } from './embedded.ts'

/** Backups that no person asked for are told by their names. */
const PREFIX = '@auto_'

/** The job that makes backups as the settings want them (contract 10, `backups`); undefined when they want none. */
export function autoBackup(core: Core): Job | undefined {
  const { cron } = core.settings.backups
  return core.backups && cron ? { id: '__pbAutoBackup__', expression: cron, run: () => backUp(core) } : undefined
}

/** Afterwards only the newest of these backups are kept. */
async function backUp(core: Core): Promise<void> {
  const { backups } = embedded(core)
  const { meta, backups: wanted } = core.settings
  await createBackup(core, backupName({ prefix: PREFIX, appName: meta.appName, now: core.now() }))
  const own = (await listBackups(backups)).filter(({ key }) => key.startsWith(PREFIX)).sort((a, b) => (a.modified < b.modified ? 1 : -1))
  for (const { key } of own.slice(wanted.cronMaxKeep)) await removeBackup(backups, key)
}

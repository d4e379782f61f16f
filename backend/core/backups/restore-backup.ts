import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { appendAudit, endOfAudit } from '../../dialects/audit/append.ts'
import { migrate } from '../../dialects/migrate.ts'
import { openDatabase } from '../../dialects/open.ts'
import { entryOf } from '../audit/notes.ts'
import { knowAnew } from '../collections/known.ts'
import { ensureSystemCollections } from '../collections/system.ts'
import type { Core } from '../model/core.ts'
import { backupPath } from './backup-files.ts'
import { embedded, inNewFolder } from './create-backup.ts'
import { filesBelow, unpack } from './zip.ts'

/**
 * Puts a backup in the place of all data while requests go on. Its files are added first, then the database changes in one
 * commit, then files that it does not know are removed: a power cut in between leaves some files too many, nothing else.
 * The operators' log is the backup's, with one row more in the same commit, which names the end of the chain that is gone. The backup must
 * have been begun (`backups.begin`) by whoever calls.
 */
export async function restoreBackup(core: Core, key: string): Promise<void> {
  const { backups, snapshots } = embedded(core)
  const storage = join(backups.dataDir, 'storage')
  await inNewFolder(backups, async (folder) => {
    await unpack(backupPath(backups, key), folder)
    const files = await filesBelow(join(folder, 'storage'))
    await snapshots.replace(join(folder, 'data.db'), {
      before: async () => {
        await noteRestore(core, folder, key)
        await moveFiles(files, { from: join(folder, 'storage'), to: storage })
      },
      after: () => removeOthers(storage, new Set(files)),
    })
  })
  await readAgain(core)
}

/** Adds to the log in the backup itself, while nobody writes, that it was put back, and where the chain ended that it replaces. */
async function noteRestore({ operator, connection, now }: Core, folder: string, key: string): Promise<void> {
  if (!operator) return
  const { seq, hash } = await endOfAudit(connection)
  const changes = [{ name: 'chain', before: `${hash}@${seq}` }]
  const restored = openDatabase({ dataDir: folder, onIdleError: () => undefined })
  try {
    await migrate(restored)
    const entry = entryOf({ action: 'restore', target: `backup ${key}`, changes }, operator, now())
    await restored.transaction((transaction) => appendAudit(restored, transaction, [entry]))
  } finally {
    await restored.close()
  }
}

async function moveFiles(files: readonly string[], { from, to }: { readonly from: string; readonly to: string }): Promise<void> {
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await rename(join(from, file), join(to, file))
  }
}

async function removeOthers(storage: string, kept: ReadonlySet<string>): Promise<void> {
  for (const file of await filesBelow(storage)) {
    if (!kept.has(file)) await rm(join(storage, file), { force: true })
  }
}

/** The backup may be of an older version. */
async function readAgain(core: Core): Promise<void> {
  await migrate(core.database)
  await knowAnew(core)
  await ensureSystemCollections(core)
}

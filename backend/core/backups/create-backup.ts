import { copyFile, link, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Snapshots } from '../../dialects/snapshots.ts'
import type { Core } from '../model/core.ts'
import { ApiError } from '../model/errors.ts'
import type { Backups, Job } from '../model/upkeep.ts'
import { addBackup, backupName, listBackups, removeBackup } from './backup-files.ts'
import { filesBelow, packFolder } from './zip.ts'

/** The backups of one process, in `backups/` below the folder of its database. */
export function openBackups(dataDir: string): Backups {
  let active: string | undefined
  return {
    dataDir,
    get active() {
      return active
    },
    begin(name) {
      if (active !== undefined) throw new ApiError(400, 'Try again later - another backup/restore process has already been started')
      active = name
      return () => {
        active = undefined
      }
    },
  }
}

/** What backups are made with. Throws 400 on PostgreSQL, which has tools of its own for them. */
export function embedded({ backups, database: { snapshots } }: Core): { readonly backups: Backups; readonly snapshots: Snapshots } {
  if (!backups || !snapshots) throw new ApiError(400, 'Backups are only made of the embedded database; PostgreSQL has its own tools for them')
  return { backups, snapshots }
}

/**
 * Makes a backup of database and files under a name that is free. Others wait with writing only while the database is copied
 * and the files are linked; packing them takes longer. Throws 400 while another backup is worked on.
 */
export async function createBackup(core: Core, name: string): Promise<void> {
  const { backups, snapshots } = embedded(core)
  const end = backups.begin(name)
  try {
    await inNewFolder(backups, async (folder) => {
      await snapshots.take(folder, () => linkFiles(join(backups.dataDir, 'storage'), join(folder, 'storage')))
      await addBackup(backups, name, (file) => packFolder(folder, file))
    })
  } finally {
    end()
  }
}

/** A folder on the same disk as the data, gone when the work is done. */
export async function inNewFolder(backups: Backups, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(backups.dataDir, '.backup-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Contents of stored files never change, so a second name for each keeps what is removed meanwhile. */
async function linkFiles(from: string, to: string): Promise<void> {
  for (const file of await filesBelow(from)) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    // Some file systems know no second names.
    await link(join(from, file), join(to, file)).catch(() => copyFile(join(from, file), join(to, file)))
  }
}

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

import { copyFile, link, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Core } from '../core.ts'
import { addBackup } from './backup-files.ts'
import type { Backups } from './backups.ts'
import { embedded } from './embedded.ts'
import { filesBelow, packFolder } from './zip.ts'

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

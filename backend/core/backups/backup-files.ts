import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formatDate } from '../../tools/date.ts'
import { generateId } from '../../tools/id.ts'
import { OWNERS_FOLDER } from '../../tools/owner-only.ts'
import type { StoredFile } from '../model/files.ts'
import type { Backups } from '../model/upkeep.ts'

/** A backup as the contract lists it (12). */
export interface BackupFile {
  /** A date of the contract. */
  readonly modified: string
  readonly key: string
  readonly size: number
}

/** Names that stay in their folder and are no unfinished file's. */
const NAME = /^[\w@][\w@.-]*$/

/** Whether a backup may have this name: letters, digits and `@_.-`, so that it stays in its folder. */
export function isBackupName(name: string): boolean {
  return NAME.test(name)
}

function folderOf({ dataDir }: Backups): string {
  return join(dataDir, 'backups')
}

/** All backups, by their names. */
export async function listBackups(backups: Backups): Promise<readonly BackupFile[]> {
  const names = await readdir(folderOf(backups)).catch(() => [])
  const files = await Promise.all(names.filter(isBackupName).map(async (key) => ({ key, file: await findBackup(backups, key) })))
  const there = files.flatMap(({ key, file }) => (file ? [{ modified: formatDate(file.modified), key, size: file.size }] : []))
  return there.sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Undefined when there is none of this name. */
export async function findBackup(backups: Backups, key: string): Promise<StoredFile | undefined> {
  if (!isBackupName(key)) return undefined
  const file = backupPath(backups, key)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  return { mimeType: 'application/zip', size: found.size, modified: found.mtime, open: async (range) => createReadStream(file, { ...range }) }
}

/** Where a backup lies, or will. */
export function backupPath(backups: Backups, key: string): string {
  if (!isBackupName(key)) throw new TypeError('Not a name of a backup')
  return join(folderOf(backups), key)
}

/** Removes a backup. Rejects when there is none of this name. */
export function removeBackup(backups: Backups, key: string): Promise<void> {
  return rm(backupPath(backups, key))
}

/** Nobody sees a backup before `write` has written the whole of it. */
export async function addBackup(backups: Backups, key: string, write: (file: string) => Promise<void>): Promise<void> {
  const target = backupPath(backups, key)
  await mkdir(folderOf(backups), { recursive: true, mode: OWNERS_FOLDER })
  const unfinished = join(folderOf(backups), `.${generateId()}.part`)
  try {
    await write(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** `pb_backup_acme_20260102030405.zip`: what a backup is called when nobody names it. */
export function backupName({ prefix = '', appName, now }: { readonly prefix?: string; readonly appName: string; readonly now: Date }): string {
  const name = appName
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|(?<!_)_+$/g, '')
    .slice(0, 50)
  const time = now.toISOString().slice(0, 19).replace(/\D/g, '')
  return `${prefix}${['pb_backup', name, time].filter((part) => part !== '').join('_')}.zip`
}

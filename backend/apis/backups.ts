import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { addBackup, backupName, backupPath, findBackup, isBackupName, listBackups, removeBackup } from '../core/backups/backup-files.ts'
import { createBackup, embedded, inNewFolder } from '../core/backups/create-backup.ts'
import { restoreBackup } from '../core/backups/restore-backup.ts'
import { holdsDatabase, isZip } from '../core/backups/zip.ts'
import { type Check, checkMatch, REQUIRED } from '../core/model/checks.ts'
import { ApiError, type ValueError } from '../core/model/errors.ts'
import type { Backups } from '../core/model/upkeep.ts'
import { answer, noContent, rawError } from './answer.ts'
import { downloadBackup } from './backup-download.ts'
import { sizeOf } from './body-limits.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { readForm, textIfAny } from './form.ts'
import { receiveFile } from './form-parts.ts'
import { noteDone } from './operator.ts'

const guard = 'superuser'
const one = '/api/backups/:key'

/** Backups of the embedded database and its files (contract 12). */
export const backupEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/backups', guard, handle: list },
  { method: 'POST', path: '/api/backups', guard, handle: create },
  { method: 'POST', path: '/api/backups/upload', guard, bodySize: () => sizeOf(Number.POSITIVE_INFINITY), handle: upload },
  { method: 'GET', path: one, handle: downloadBackup },
  { method: 'DELETE', path: one, guard, handle: remove },
  { method: 'POST', path: `${one}/restore`, guard, handle: restore },
]

async function list(call: Call): Promise<Response> {
  return answer(call, await listBackups(embedded(call.core).backups))
}

/** Answered when the backup is there. */
async function create(call: Call): Promise<Response> {
  const { core } = call
  const { backups } = embedded(core)
  const name = (await newBackupName(call, backups)) || backupName({ appName: core.settings.meta.appName, now: core.now() })
  await noteDone(call, { action: 'create', target: `backup ${name}` })
  await createBackup(core, name).catch(rawError('Failed to create backup'))
  return noContent()
}

async function upload(call: Call): Promise<Response> {
  const { backups } = embedded(call.core)
  await inNewFolder(backups, async (folder) => {
    const sent = join(folder, 'sent.zip')
    const name = await checkUpload(backups, { file: sent, name: await receiveFile(call.request, { field: 'file', target: sent }) })
    await noteDone(call, { action: 'upload', target: `backup ${name}` })
    await addBackup(backups, name, (file) => rename(sent, file))
  }).catch(rawError('Failed to upload backup'))
  return noContent()
}

async function remove(call: Call): Promise<Response> {
  const { core, params } = call
  const { backups } = embedded(core)
  const key = await existing(core, params)
  if (backups.active === key) throw new ApiError(400, 'The backup is currently being used and cannot be deleted')
  await noteDone(call, { action: 'delete', target: `backup ${key}` })
  await removeBackup(backups, key).catch(rawError('Invalid or already deleted backup file'))
  return noContent()
}

/** Answered before the data are exchanged; what fails then changes nothing and is reported. */
async function restore({ core, params }: Call): Promise<Response> {
  const { backups } = embedded(core)
  const key = await existing(core, params)
  const end = backups.begin(key)
  const isWhole = await holdsDatabase(backupPath(backups, key)).catch(() => false)
  if (!isWhole) {
    end()
    throw new ApiError(400, 'The file is no backup: it holds no data.db')
  }
  core.inBackground(() => restoreBackup(core, key).finally(end))
  return noContent()
}

/** The name in the path, if there is such a backup; throws 400. */
async function existing(core: Call['core'], { key = '' }: Call['params']): Promise<string> {
  const file = await findBackup(embedded(core).backups, key)
  if (!file) throw new ApiError(400, 'Missing or invalid backup file')
  return key
}

const LONGEST = 150
const TOO_LONG: ValueError = {
  code: 'validation_length_out_of_range',
  message: `The length must be between 1 and ${LONGEST}.`,
  params: { max: LONGEST, min: 1 },
}
const TAKEN: ValueError = { code: 'validation_backup_name_exists', message: 'The backup file name is invalid or already exists.' }
const NO_ZIP: ValueError = { code: 'validation_invalid_mime_type', message: 'The file must be a zip archive.' }

/** The name that a backup is to have, "" when none is sent. Throws 400 with the code on `name`. */
async function newBackupName(call: Call, backups: Backups): Promise<string> {
  const { name } = await readForm(call, {
    name: textIfAny(async (text) => checkName(text, /^[a-z0-9_-]+\.zip$/) ?? (await checkFree(backups, text))),
  })
  return name
}

/** The name that an upload came with and may keep; `file` is where it lies now. Throws 400 with the code on `file`. */
async function checkUpload(backups: Backups, { name, file }: { readonly name: string | undefined; readonly file: string }): Promise<string> {
  if (name === undefined) throw refused(REQUIRED)
  const wrong = (await isZip(file)) ? (checkSent(name) ?? (await checkFree(backups, name))) : NO_ZIP
  if (wrong) throw refused(wrong)
  return name
}

function refused(file: ValueError): ApiError {
  return new ApiError(400, 'An error occurred while validating the submitted data.', { file })
}

function checkName(name: string, pattern: RegExp): Check {
  return name.length > LONGEST ? TOO_LONG : checkMatch(name, pattern)
}

/** Names from elsewhere may have other letters, as long as they stay in their folder. */
function checkSent(name: string): Check {
  return checkName(name, /./) ?? (isBackupName(name) ? undefined : TAKEN)
}

async function checkFree(backups: Backups, name: string): Promise<Check> {
  return (await findBackup(backups, name)) ? TAKEN : undefined
}

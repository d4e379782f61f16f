import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { checkToken } from '../core/auth/tokens.ts'
import { addBackup, backupPath, findBackup, listBackups, removeBackup } from '../core/backups/backup-files.ts'
import { createBackup, inNewFolder } from '../core/backups/create-backup.ts'
import { backupName } from '../core/backups/default-name.ts'
import { embedded } from '../core/backups/embedded.ts'
import { restoreBackup } from '../core/backups/restore-backup.ts'
import { holdsDatabase } from '../core/backups/zip.ts'
import { ApiError } from '../core/errors.ts'
import { isSuperuser } from '../core/records/stored-record.ts'
import { answer, noContent } from './answer.ts'
import { checkUpload, newBackupName } from './backup-form.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'
import { isAllowedAddress } from './load-auth.ts'
import { rawError } from './raw-error.ts'
import { receiveFile } from './receive-file.ts'

const guard = 'superuser'
const one = '/api/backups/:key'

/** Backups of the embedded database and its files (contract 12). */
export const backupEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/backups', guard, handle: list },
  { method: 'POST', path: '/api/backups', guard, handle: create },
  { method: 'POST', path: '/api/backups/upload', guard, bodyLimit: () => Number.POSITIVE_INFINITY, handle: upload },
  { method: 'GET', path: one, handle: download },
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
  const name = await newBackupName(call, backups)
  await createBackup(core, name || backupName({ appName: core.settings.meta.appName, now: core.now() })).catch(rawError('Failed to create backup'))
  return noContent()
}

async function upload(call: Call): Promise<Response> {
  const { backups } = embedded(call.core)
  await inNewFolder(backups, async (folder) => {
    const sent = join(folder, 'sent.zip')
    const name = await checkUpload(backups, { file: sent, name: await receiveFile(call.request, { field: 'file', target: sent }) })
    await addBackup(backups, name, (file) => rename(sent, file))
  }).catch(rawError('Failed to upload backup'))
  return noContent()
}

/** Who may is told by the token in the address alone, as a browser that saves a file sends no header. */
async function download({ core, request, url, params, clientAddress }: Call): Promise<Response> {
  const { backups } = embedded(core)
  const holder = (await checkToken(core, url.searchParams.get('token') ?? '', 'file'))?.record ?? null
  if (!isSuperuser(holder) || !isAllowedAddress(core, holder, clientAddress)) throw new ApiError(403)
  const name = params.key ?? ''
  const file = await findBackup(backups, name)
  if (!file) throw new ApiError(404)
  const response = await fileAnswer(request, { file, name, asAttachment: true })
  response.headers.set('cache-control', 'private, no-store')
  return response
}

async function remove({ core, params }: Call): Promise<Response> {
  const { backups } = embedded(core)
  const key = await existing(core, params)
  if (backups.active === key) throw new ApiError(400, 'The backup is currently being used and cannot be deleted')
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

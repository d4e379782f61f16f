import { checkToken } from '../core/auth/tokens.ts'
import { findBackup } from '../core/backups/backup-files.ts'
import { embedded } from '../core/backups/create-backup.ts'
import { ApiError } from '../core/model/errors.ts'
import { isSuperuser } from '../core/model/record.ts'
import { isAllowedAddress } from './asker.ts'
import type { Call } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'
import { noteAs } from './operator.ts'

/** A backup as a file, which the operators' log names. Who may is told by the token in the address alone, as a browser that saves a file sends no header. */
export async function downloadBackup(call: Call): Promise<Response> {
  const { core, request, url, params, clientAddress } = call
  const holder = (await checkToken(core, url.searchParams.get('token') ?? '', 'file'))?.record ?? null
  if (!holder || !isSuperuser(holder) || !isAllowedAddress(core, holder, clientAddress)) throw new ApiError(403)
  const { backups } = embedded(core)
  const name = params.key ?? ''
  const file = await findBackup(backups, name)
  if (!file) throw new ApiError(404)
  if (request.method !== 'HEAD') await noteAs(call, holder, { action: 'download', target: `backup ${name}` })
  return fileAnswer(request, { file, name, asAttachment: true, isProtected: true })
}

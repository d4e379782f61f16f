import { checkToken, issueToken } from '../core/auth/tokens.ts'
import { readThumbSize } from '../core/files/draw-thumb.ts'
import { ApiError } from '../core/model/errors.ts'
import type { StoredFile } from '../core/model/files.ts'
import { isAuthRecord, isSuperuser, type StoredRecord } from '../core/model/record.ts'
import { satisfiesRule } from '../core/query/find.ts'
import { rowOfValues } from '../core/query/table.ts'
import { findRecordFile, type RecordFile } from '../core/records/find-file.ts'
import { parseBoolean } from '../tools/cast.ts'
import { secretAnswer } from './answer.ts'
import { isAllowedAddress, requestInfo } from './asker.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { fileAnswer } from './file-answer.ts'

/** Files of records, and tokens for those that are protected (contract 7). */
export const fileEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/api/files/token', guard: 'record', handle: token },
  { method: 'GET', path: '/api/files/:collection/:recordId/:filename', action: 'file', handle: download },
]

async function token(call: Call): Promise<Response> {
  if (!call.auth || !isAuthRecord(call.auth)) throw new ApiError(401)
  return secretAnswer(call, { token: await issueToken(call.core, call.auth, { type: 'file' }) })
}

/** Whatever is missing or not allowed is 404: nobody learns which. */
async function download(call: Call): Promise<Response> {
  const { core, params } = call
  const collection = core.collections.find(params.collection ?? '')
  const found = collection && (await findRecordFile(core, { collection, recordId: params.recordId ?? '', name: params.filename ?? '' }))
  if (!found || (found.field.protected && !(await maySee(call, found.record)))) throw new ApiError(404)
  const original = await core.files.find(`${found.folder}/${found.name}`)
  if (!original) throw new ApiError(404)
  const served = (await thumbOf(call, found, original)) ?? { file: original, name: found.name }
  const isProtected = found.field.protected === true
  return fileAnswer(call.request, { ...served, isProtected, asAttachment: parseBoolean(call.url.searchParams.get('download') ?? '') === true })
}

/** Asks the view rule for the record of the file token; who has none is a guest, whatever `Authorization` says. */
async function maySee(call: Call, record: StoredRecord): Promise<boolean> {
  const { core, url, clientAddress } = call
  const holder = (await checkToken(core, url.searchParams.get('token') ?? '', 'file'))?.record ?? null
  const auth = isAllowedAddress(core, holder, clientAddress) ? holder : null
  if (isSuperuser(auth)) return true
  const { collection, values } = record
  if (collection.viewRule === null) return false
  const request = { ...(await requestInfo(call, 'protectedFile')), auth }
  return satisfiesRule(core, { collection, row: rowOfValues(collection, values), stored: true, request, rule: collection.viewRule })
}

/** A picture that cannot be drawn is served as it is. */
async function thumbOf({ core, url }: Call, { field, folder, name }: RecordFile, original: StoredFile) {
  const sizeText = url.searchParams.get('thumb') ?? ''
  const size = readThumbSize(sizeText, field.thumbs)
  if (!size) return undefined
  return core.thumbs.find({ folder, name, sizeText, size }, original).catch(() => undefined)
}

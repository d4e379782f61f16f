import { matchesMimeType } from '../../tools/mime.ts'
import { type AuthRecord, isAuthRecord } from '../auth/auth-record.ts'
import { findAuthRecord } from '../auth/find-auth-record.ts'
import { hashUnknownPassword, updateLogin } from '../auth/update-login.ts'
import { type AuthCollection, SUPERUSERS } from '../collections/collection.ts'
import type { FileField, TextField } from '../collections/field.ts'
import { uniqueIndexOf } from '../collections/index-definition.ts'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import type { NewFile } from '../fields/field-type.ts'
import { fileMaxSize } from '../fields/file.ts'
import { textError } from '../fields/text.ts'
import { hashPasswords, type NewFiles, type Password } from '../records/draft.ts'
import { requestCreate } from '../records/request-create.ts'
import type { Values } from '../records/row.ts'
import type { RequestInfo } from '../request-info.ts'
import { downloadAvatar } from './download-avatar.ts'
import type { OAuth2User } from './fetch-user.ts'
import { type Identity, link } from './owner.ts'

export interface SignUp extends Identity {
  readonly createData: Values
  /** Its rules, hidden fields and the like are those of a create by whoever asks. */
  readonly request: RequestInfo
}

/** Creates a record for an identity by the rules of a create (contract 5.1). Throws what a create throws. */
export async function signUp(core: Core, collection: AuthCollection, { createData, request, ...identity }: SignUp): Promise<AuthRecord> {
  if (collection.name === SUPERUSERS) throw new ApiError(400, 'Failed to authenticate.')
  const body = { ...(await mappedValues(core, collection, identity.user)), ...createData }
  const email = createData.email || identity.user.email
  const values = email ? { ...body, email } : body
  const files = await avatarFile(collection, identity.user, createData)
  const passwords = await passwordsOf(collection, values)
  return core.inTransaction(async (tx) => {
    const created = await requestCreate(tx, { collection, request: { ...request, context: 'oauth2', body: values }, files, passwords })
    if (!isAuthRecord(created)) throw new ApiError(400)
    const isTheirs = created.values.email === identity.user.email && created.values.verified !== true
    const record = (isTheirs && (await updateLogin(tx, created, { verified: true }))) || created
    await link(tx, record, identity)
    return record
  })
}

/** Hashed before the transaction begins; without one of their own they get one that nobody knows. */
async function passwordsOf(collection: AuthCollection, values: Values): Promise<ReadonlyMap<string, Password>> {
  const sent = await hashPasswords(collection, values)
  if (Object.hasOwn(values, 'password')) return sent
  return new Map([...sent, ['password', { plain: '', hash: await hashUnknownPassword(collection) }]])
}

/** What of the person goes into which field; what the provider does not tell is left to the field. */
async function mappedValues(core: Core, collection: AuthCollection, user: OAuth2User): Promise<Values> {
  const { id, name, username, avatarURL } = collection.oauth2.mappedFields
  const values: Record<string, string> = {}
  if (id) values[id] = user.id
  if (name && user.name) values[name] = user.name
  if (username && (await canBeUsername(core, collection, { field: username, value: user.username }))) values[username] = user.username
  const avatarField = collection.fields.find((field) => field.name === avatarURL)
  if (avatarField && avatarField.type !== 'file' && user.avatarURL) values[avatarURL] = user.avatarURL
  return values
}

/** A name that the field does not take, or somebody has, is left out rather than refused. */
async function canBeUsername(core: Core, collection: AuthCollection, { field, value }: { field: string; value: string }): Promise<boolean> {
  const target = collection.fields.find((one): one is TextField => one.type === 'text' && one.name === field)
  if (!target || value === '' || textError(target, value)) return false
  if (!uniqueIndexOf(collection.indexes, field)) return true
  return !(await findAuthRecord(core, { collectionId: collection.id, field, value }))
}

async function avatarFile({ fields, oauth2 }: AuthCollection, user: OAuth2User, createData: Values): Promise<NewFiles> {
  const name = oauth2.mappedFields.avatarURL
  const field = fields.find((one): one is FileField => one.type === 'file' && one.name === name)
  if (!field || !user.avatarURL || Object.hasOwn(createData, name)) return new Map()
  const file = await downloadAvatar(user.avatarURL, { mostBytes: fileMaxSize(field) })
  return file && isWanted(field, file) ? new Map([[name, [file]]]) : new Map()
}

function isWanted({ mimeTypes }: FileField, { mimeType }: NewFile): boolean {
  return !mimeTypes?.length || mimeTypes.some((wanted) => matchesMimeType(mimeType, wanted))
}

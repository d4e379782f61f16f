import { formatDate } from '../../tools/date.ts'
import { sortKeys } from '../../tools/json.ts'
import { matchesMimeType } from '../../tools/mime.ts'
import { findAuthRecord } from '../auth/find-auth-record.ts'
import { hashUnknownPassword, updateLogin } from '../auth/update-login.ts'
import { uniqueIndexOf } from '../collections/index-definition.ts'
import type { NewFile } from '../fields/field-type.ts'
import { fileMaxSize } from '../fields/file.ts'
import { textError } from '../fields/text.ts'
import { type AuthCollection, SUPERUSERS } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { ApiError } from '../model/errors.ts'
import type { FileField, TextField } from '../model/field.ts'
import { type AuthRecord, isAuthRecord, type RequestInfo } from '../model/record.ts'
import type { Values } from '../query/table.ts'
import { hashPasswords, type NewFiles, type Password } from '../records/draft.ts'
import { requestCreate } from '../records/request-write.ts'
import { type CodeExchange, exchangeCode, ProviderError, type ProviderTokens } from './ask-provider.ts'
import { downloadAvatar } from './download-avatar.ts'
import { fetchUser, type OAuth2User } from './fetch-user.ts'
import { findOwner, type Identity, link, takeIn } from './owner.ts'
import type { Provider } from './provider.ts'

const LONGEST_EXCHANGE_MS = 30_000

interface OAuth2Login extends CodeExchange {
  readonly provider: Provider
  /** What a new record gets besides what the provider tells. */
  readonly createData: Values
  readonly request: RequestInfo
}

interface OAuth2Result {
  readonly record: AuthRecord
  /** The person as the provider tells of them, with tokens, and whether the record is new; sorted keys. */
  readonly meta: Readonly<Record<string, unknown>>
}

/**
 * The record of whoever a code stands for: found by its link, the current login or its address, or created (contract 5.1).
 * Throws an `ApiError` 400, also for what the create rule and the fields refuse.
 */
export async function loginWithOAuth2(core: Core, collection: AuthCollection, login: OAuth2Login): Promise<OAuth2Result> {
  const { user, tokens } = await identify(core, login)
  const identity = { provider: login.provider.name, user }
  const owner = await findOwner(core, collection, { ...identity, auth: login.request.auth })
  const record = owner
    ? await takeIn(core, owner, { ...identity, auth: login.request.auth })
    : await signUp(core, collection, { ...identity, createData: login.createData, request: login.request })
  return { record, meta: metaOf(core, user, { tokens, isNew: !owner }) }
}

async function identify(core: Core, login: OAuth2Login): Promise<{ readonly user: OAuth2User; readonly tokens: ProviderTokens }> {
  const signal = AbortSignal.timeout(LONGEST_EXCHANGE_MS)
  const tokens = await exchangeCode(login.provider, login, signal).catch(refusal('Failed to fetch OAuth2 token.'))
  const user = await fetchUser(login.provider, tokens, signal).catch(refusal('Failed to fetch OAuth2 user.'))
  // Apple tells a name only in the browser, and only the first time.
  const name = user.name || (login.provider.name === 'apple' ? (core.accounts.appleNames.get(login.code) ?? '') : '')
  return { user: { ...user, name }, tokens }
}

function refusal(sentence: string) {
  return (error: unknown): never => {
    throw error instanceof ProviderError ? new ApiError(400, sentence) : error
  }
}

function metaOf(core: Core, user: OAuth2User, { tokens, isNew }: { readonly tokens: ProviderTokens; readonly isNew: boolean }) {
  const { accessToken, refreshToken, expiresIn } = tokens
  const expiry = expiresIn > 0 ? formatDate(new Date(core.now().getTime() + expiresIn * 1000)) : ''
  return sortKeys<unknown>({ ...user, accessToken, refreshToken, expiry, isNew })
}

interface SignUp extends Identity {
  readonly createData: Values
  /** Its rules, hidden fields and the like are those of a create by whoever asks. */
  readonly request: RequestInfo
}

/** Creates a record for an identity by the rules of a create (contract 5.1). Throws what a create throws. */
async function signUp(core: Core, collection: AuthCollection, { createData, request, ...identity }: SignUp): Promise<AuthRecord> {
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

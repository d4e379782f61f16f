import { sql } from 'kysely'
import { findAuthRecord, isSameValue } from '../auth/find-auth-record.ts'
import { hashUnknownPassword, type LoginChange, updateLogin } from '../auth/update-login.ts'
import type { AuthCollection } from '../model/collection.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import { ApiError, ValidationError } from '../model/errors.ts'
import { type AuthRecord, idOf, isAuthRecord, type StoredRecord } from '../model/record.ts'
import { selectRecords } from '../query/table.ts'
import { deleteRecord } from '../records/delete.ts'
import { findOwned, systemCollection } from '../records/owned.ts'
import { createRecord } from '../records/save.ts'
import type { OAuth2User } from './fetch-user.ts'

/** Somebody whom a provider vouches for. */
export interface Identity {
  readonly provider: string
  readonly user: OAuth2User
}

export interface AskingIdentity extends Identity {
  /** Who asked: signed in already, or null. */
  readonly auth: StoredRecord | null
}

/** Whose login this is: linked to it, else signed in already, else with this address (contract 5.1). */
export async function findOwner(core: Core, collection: AuthCollection, { provider, user, auth }: AskingIdentity): Promise<AuthRecord | undefined> {
  const find = (field: string, value: string) => findAuthRecord(core, { collectionId: collection.id, field, value })
  const link = await findLink(core, collection, { provider, user })
  const linked = link && (await find('id', String(link.values.recordRef)))
  if (linked) return linked
  if (auth?.collection.id === collection.id && isAuthRecord(auth)) return auth
  return user.email ? find('email', user.email) : undefined
}

async function findLink(core: Core, { id }: AuthCollection, { provider, user }: Identity): Promise<StoredRecord | undefined> {
  const named = sql`${sql.ref('collectionRef')} = ${id} and ${sql.ref('provider')} = ${provider} and ${sql.ref('providerId')} = ${user.id}`
  return (await selectRecords(core, systemCollection(core, '_externalAuths'), sql`where ${named}`))[0]
}

/** Remembers that this identity signs in as this record. */
export async function link(tx: TransactionCore, record: AuthRecord, { provider, user }: Identity): Promise<void> {
  const values = { collectionRef: record.collection.id, recordRef: idOf(record), provider, providerId: user.id }
  await createRecord(tx, { collection: systemCollection(tx, '_externalAuths'), values })
}

/**
 * Lets an identity in as a record that was there before. Whoever made a record without proving its address loses it to the one
 * who has: the password becomes unknown and other links go (contract 5.1, 13.10). Throws 400 when another identity of the same
 * provider is linked, or the record has changed meanwhile.
 */
export async function takeIn(core: Core, owner: AuthRecord, identity: AskingIdentity): Promise<AuthRecord> {
  const takesOver = owner.values.verified !== true && !isSame(owner, identity.auth)
  // Hashing takes long: it is done before others have to wait for this transaction.
  const unknownPasswordHash = takesOver ? await hashUnknownPassword(owner.collection) : undefined
  const change = { ...changeOf(owner, identity.user), ...(unknownPasswordHash && { unknownPasswordHash }) }
  return failing(() =>
    core.inTransaction(async (tx) => {
      const record = await changed(tx, owner, change)
      if (takesOver) for (const old of await findOwned(tx, record, '_externalAuths')) await deleteRecord(tx, old)
      if (!(await findLink(tx, record.collection, identity))) await link(tx, record, identity)
      return record
    }),
  )
}

function isSame(owner: AuthRecord, auth: StoredRecord | null): boolean {
  return auth?.collection.id === owner.collection.id && idOf(auth) === idOf(owner)
}

/** An empty address is filled; the provider's own address is thereby verified. */
function changeOf({ collection, values }: AuthRecord, { email }: OAuth2User): LoginChange {
  const fills = values.email === '' && email !== ''
  const isTheirs = values.email === '' || isSameValue(collection, 'email', [String(values.email), email])
  const verifies = values.verified !== true && isTheirs
  return { ...(fills && { email }), ...(verifies && { verified: true as const }) }
}

async function changed(tx: TransactionCore, owner: AuthRecord, change: LoginChange): Promise<AuthRecord> {
  if (Object.keys(change).length === 0) return owner
  const record = await updateLogin(tx, owner, change)
  if (!record) throw new ApiError(400, FAILED)
  return record
}

const FAILED = 'Failed to authenticate.'

/** What the server's own changes are refused for is no business of whoever asked. */
async function failing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ValidationError ? new ApiError(400, FAILED) : error
  }
}

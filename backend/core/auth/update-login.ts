import { randomText } from '../../tools/id.ts'
import { hashPassword } from '../../tools/password.ts'
import type { AuthCollection } from '../model/collection.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import type { PasswordField } from '../model/field.ts'
import { type AuthRecord, idOf, isAuthRecord } from '../model/record.ts'
import { findForUpdate } from '../query/table.ts'
import { noteLoginChange, storeDraft } from '../records/save.ts'

/** What the server itself changes about how a record signs in. */
export interface LoginChange {
  readonly verified?: true
  readonly email?: string
  /** As it is stored: hashing takes long and is done before. */
  readonly passwordHash?: string
  /** The same of a password that nobody knows: a login is taken over by whoever owns its address, who is told by signing in. */
  readonly unknownPasswordHash?: string
}

/**
 * Changes a login whose token key is still the one in `record`; undefined when it is not, as whoever proved something has
 * proved it of the old one. Other values are not checked: a field that has become wrong must not keep anyone out.
 */
export function updateLogin(core: Core, record: AuthRecord, change: LoginChange): Promise<AuthRecord | undefined> {
  return core.inTransaction(async (tx) => {
    const stored = await findForUpdate(tx, record.collection, idOf(record))
    if (!stored || !isAuthRecord(stored) || stored.values.tokenKey !== record.values.tokenKey) return undefined
    return store(tx, stored, change)
  })
}

async function store(tx: TransactionCore, stored: AuthRecord, { passwordHash, unknownPasswordHash, ...change }: LoginChange): Promise<AuthRecord> {
  const password = passwordHash ?? unknownPasswordHash
  const values = { ...stored.values, ...change, ...(password && { password }) }
  const saved = await storeDraft(tx, stored, { collection: stored.collection, previous: stored, values, passwords: new Map(), files: new Map() })
  if (!unknownPasswordHash) await noteLoginChange(tx, stored, saved)
  return { collection: stored.collection, values: saved.values }
}

const RANDOM_LENGTH = 30

/** The hash of a password that nobody knows, for a record that is taken over by whoever owns its address (contract 13.10). */
export function hashUnknownPassword(collection: AuthCollection): Promise<string> {
  return hashPassword(randomText(RANDOM_LENGTH), passwordField(collection)?.cost)
}

/** The field that every auth collection has for its password. */
export function passwordField({ fields }: AuthCollection): PasswordField | undefined {
  return fields.find((field): field is PasswordField => field.type === 'password' && field.name === 'password')
}

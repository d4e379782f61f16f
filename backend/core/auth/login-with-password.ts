import { isEmail } from '../../tools/addresses.ts'
import { verifyNothing, verifyPassword } from '../../tools/password.ts'
import type { AuthCollection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { ApiError } from '../model/errors.ts'
import type { AuthRecord } from '../model/record.ts'
import { findAuthRecord } from './find-auth-record.ts'
import { passwordField } from './update-login.ts'

export interface PasswordLogin {
  readonly identity: string
  readonly password: string
  /** Which of the collection's identity fields; "" tries each of them. */
  readonly identityField: string
}

/** The record with this identity and password; otherwise an error that does not say which of both was wrong. */
export async function loginWithPassword(core: Core, collection: AuthCollection, login: PasswordLogin): Promise<AuthRecord> {
  const record = await findByIdentity(core, collection, login)
  const right = record
    ? await verifyPassword(login.password, String(record.values.password))
    : await verifyNothing(login.password, passwordField(collection)?.cost)
  if (!record || !right) throw new ApiError(400, 'Failed to authenticate.')
  return record
}

/** The record that such a login means. */
export async function findByIdentity(
  core: Core,
  collection: AuthCollection,
  { identity, identityField }: PasswordLogin,
): Promise<AuthRecord | undefined> {
  for (const field of identityField ? [identityField] : identityOrder(collection, identity)) {
    const record = await findAuthRecord(core, { collectionId: collection.id, field, value: identity })
    if (record) return record
  }
  return undefined
}

/** The e-mail address goes first, and only when the text is one. */
function identityOrder({ passwordAuth }: AuthCollection, identity: string): readonly string[] {
  const others = passwordAuth.identityFields.filter((field) => field !== 'email')
  return isEmail(identity) && passwordAuth.identityFields.includes('email') ? ['email', ...others] : others
}

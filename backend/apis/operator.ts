import { shortAddress } from '#limits'
import { findByIdentity, loginWithPassword, type PasswordLogin } from '../core/auth/login-with-password.ts'
import { isImpersonationToken, isSignInToken } from '../core/auth/tokens.ts'
import type { Done, Operator } from '../core/model/audit.ts'
import { type AuthCollection, SUPERUSERS } from '../core/model/collection.ts'
import { type AuthRecord, idOf, isSuperuser, type StoredRecord } from '../core/model/record.ts'
import type { Call } from './endpoint.ts'

interface Asked {
  readonly auth: StoredRecord | null
  readonly token: string
  readonly clientAddress: string
  /** Addresses of superusers that are programs. */
  readonly machinery: readonly string[]
}

/**
 * Whose log a call's changes belong into: a superuser's, and whoever a superuser has taken a token of. Not what a program does with the token
 * that was made for it; where somebody signs in as the program, it is that somebody's.
 */
export function operatorOf({ auth, token, clientAddress, machinery }: Asked): Operator | undefined {
  if (!auth) return undefined
  const isImpersonated = isImpersonationToken(token)
  if (!isSuperuser(auth)) return isImpersonated ? operatorAs(auth, clientAddress, 'impersonation') : undefined
  if (!isSignInToken(token) && machinery.includes(emailOf(auth))) return undefined
  return operatorAs(auth, clientAddress, isImpersonated ? 'impersonation' : 'login')
}

/** A record as the one that operates. Of others than superusers the log has no address: their data may have to be deleted. */
function operatorAs(record: StoredRecord, clientAddress: string, via: Operator['via']): Operator {
  const email = isSuperuser(record) ? emailOf(record) : ''
  return { id: idOf(record), collection: record.collection.name, email, via, address: shortAddress(clientAddress) }
}

function emailOf({ values }: StoredRecord): string {
  return String(values.email)
}

/** Notes that a superuser signs in, whoever asks: who did not know the password till now has become an operator. */
export async function noteSignIn(call: Call, record: AuthRecord, method: string): Promise<void> {
  if (!isSuperuser(record)) return
  await noteAs(call, record, { action: 'signIn', target: targetOf(record), changes: [{ name: 'method', after: method }] })
}

/** Notes what this superuser does, whoever the call's own token is of. */
export function noteAs({ core, clientAddress }: Call, record: StoredRecord, done: Done): Promise<void> {
  return core.inTransaction(async (tx) => tx.note(done), operatorAs(record, clientAddress, 'login'))
}

/** Notes what whoever asks does outside of the database: before it is done, as it cannot be taken back. Nothing where nobody operates. */
export async function noteDone({ core }: Call, done: Done): Promise<void> {
  if (core.operator) await core.inTransaction(async (tx) => tx.note(done))
}

/** Who has this password; that somebody tried a superuser's is noted. Throws as `loginWithPassword` does. */
export function loginNoted(call: Call, collection: AuthCollection, login: PasswordLogin): Promise<AuthRecord> {
  return loginWithPassword(call.core, collection, login).catch((error: unknown) => {
    if (collection.name === SUPERUSERS) noteFailedSignIn(call, () => findByIdentity(call.core, collection, login))
    throw error
  })
}

/** Notes that somebody failed to sign in as this superuser. Nobody waits for it: the answer must not tell whether there is one. */
function noteFailedSignIn({ core, clientAddress }: Call, find: () => Promise<AuthRecord | undefined>): void {
  const somebody: Operator = { id: '', collection: '', email: '', via: 'login', address: shortAddress(clientAddress) }
  core.inBackground(async () => {
    const record = await find()
    if (record) await core.inTransaction(async (tx) => tx.note({ action: 'signInFailed', target: targetOf(record) }), somebody)
  })
}

function targetOf(record: AuthRecord): string {
  return `${SUPERUSERS}/${idOf(record)}`
}

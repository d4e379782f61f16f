import PocketBase, { BaseAuthStore, ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { OWN_ACCOUNT } from '#services/desk'
import { backend, operator, operators } from '../../session/backend.ts'

const stored = z.object({ id: z.string(), email: z.string(), created: z.string() })

export type StoredOperator = z.infer<typeof stored>

export const OPERATORS = '_superusers'

/** Everybody who may enter the desk, the server's own account left out: it is nobody's. */
export async function listOperators(): Promise<StoredOperator[]> {
  const filter = backend.filter('email != {:own}', { own: OWN_ACCOUNT })
  return z.array(stored).parse(await operators().getFullList({ filter, sort: 'created' }))
}

export interface NewOperator {
  readonly email: string
  /** "" has a link go to the address, behind which they choose one. */
  readonly password: string
}

/** Makes an operator. Without a password they get one that nobody knows, and a mail with the way to choose another. */
export async function inviteOperator({ email, password }: NewOperator): Promise<void> {
  const first = password || unknownPassword()
  await operators().create({ email, password: first, passwordConfirm: first })
  if (!password) await operators().requestPasswordReset(email)
}

function unknownPassword(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
}

/** Ends every session of an operator: their tokens are signed with another key from now on. */
export async function endSessions(id: string): Promise<void> {
  await operators().update(id, { 'tokenKey:autogenerate': '' })
}

export interface OwnLogin {
  readonly email: string
  readonly password: string
  /** "" keeps the password. */
  readonly newPassword: string
}

/** Changes the operator's own address or password, which ends their sessions; this one goes on where no code is wanted. */
export async function changeOwnLogin({ email, password, newPassword }: OwnLogin): Promise<void> {
  const before = operator()
  if (!(await isPassword(before.email, password))) throw new WrongPasswordError()
  const changed = newPassword ? { password: newPassword, passwordConfirm: newPassword } : {}
  await operators().update(before.id, { email, ...changed })
  // Where the second factor is on, the desk asks for both over this screen.
  await operators()
    .authWithPassword(email, newPassword || password)
    .catch(() => backend.authStore.clear())
}

export class WrongPasswordError extends Error {
  override readonly name = 'WrongPasswordError'
}

/** Whether this opens the desk, or would with a code; asked beside the session, which stays as it is. */
async function isPassword(email: string, password: string): Promise<boolean> {
  try {
    await new PocketBase(backend.baseURL, new BaseAuthStore()).collection(OPERATORS).authWithPassword(email, password)
    return true
  } catch (error) {
    if (error instanceof ClientResponseError && error.status === 401) return 'mfaId' in error.response
    if (error instanceof ClientResponseError && error.status === 400) return false
    throw error
  }
}

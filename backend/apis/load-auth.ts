import { checkToken, isRefreshableToken } from '../core/auth/tokens.ts'
import type { Collection } from '../core/collections/collection.ts'
import type { Core } from '../core/core.ts'
import { ApiError } from '../core/errors.ts'
import { isSuperuser, type StoredRecord } from '../core/records/stored-record.ts'
import { isListed } from './client-address.ts'
import type { Guard } from './endpoint.ts'

/** The token of `Authorization`, with or without the scheme `Bearer` (contract 1.1). */
export function tokenOf(request: Request): string {
  return (request.headers.get('authorization') ?? '').replace(/^bearer\s+/i, '').trim()
}

/** Whether the token that came along may be changed for a new one. */
export function isRefreshable(request: Request): boolean {
  return isRefreshableToken(tokenOf(request))
}

/** Who asks. A missing or bad token is no error: the request goes on as a guest's. */
export async function loadAuth(core: Core, request: Request): Promise<StoredRecord | null> {
  const token = tokenOf(request)
  return token ? ((await checkToken(core, token, 'auth'))?.record ?? null) : null
}

/** Throws 403 for a superuser who comes from an address that is not among the allowed ones. */
export function checkSuperuserAddress(core: Core, auth: StoredRecord | null, address: string): void {
  if (!isAllowedAddress(core, auth, address)) throw new ApiError(403)
}

/** Whether whoever asks may come from there: superusers may be bound to a list of addresses (contract 12). */
export function isAllowedAddress({ settings }: Core, auth: StoredRecord | null, address: string): boolean {
  return !isSuperuser(auth) || settings.superuserIPs.length === 0 || isListed(address, settings.superuserIPs)
}

const missing = 'The request requires valid record authorization token.'
const wrong = 'The authorized record is not allowed to perform this action.'

/** Throws 401 for guests, 403 for the wrong record (contract 1.3). */
export function checkGuard(guard: Guard | undefined, auth: StoredRecord | null, collection: Collection | undefined): void {
  if (!guard) return
  if (!auth) throw new ApiError(401, missing)
  if (guard === 'record') return
  const allowed = guard === 'superuser' ? isSuperuser(auth) : auth.collection.id === collection?.id
  if (!allowed) throw new ApiError(403, wrong)
}

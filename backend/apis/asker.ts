import ipaddr from 'ipaddr.js'
import { checkToken, isSignInToken } from '../core/auth/tokens.ts'
import type { Collection } from '../core/model/collection.ts'
import type { Core } from '../core/model/core.ts'
import { ApiError } from '../core/model/errors.ts'
import { isSuperuser, type RequestContext, type RequestInfo, type StoredRecord } from '../core/model/record.ts'
import type { Settings } from '../core/model/settings.ts'
import { isListed } from '../tools/listed-address.ts'
import type { Call, Guard } from './endpoint.ts'

/** The token of `Authorization`, with or without the scheme `Bearer` (contract 1.1). */
export function tokenOf(request: Request): string {
  return (request.headers.get('authorization') ?? '').replace(/^bearer\s+/i, '').trim()
}

/** Whether the token that came along may be changed for a new one. */
export function isRefreshable(request: Request): boolean {
  return isSignInToken(tokenOf(request))
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

/**
 * The client's address: of the first trusted proxy header that is present the last valid address (the first with
 * `useLeftmostIP`), else that of the socket (contract 1.1).
 */
export function clientAddress(request: Request, peer: string, { headers, useLeftmostIP }: Settings['trustedProxy']): string {
  for (const name of headers) {
    const value = request.headers.get(name)
    if (!value) continue
    const valid = value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => ipaddr.isValid(part))
    const found = useLeftmostIP ? valid[0] : valid.at(-1)
    if (found) return found
  }
  return peer
}

/** What rules may know of a call (contract 2.2). Reads the body, which must be readable even where nothing is sent (13.9). */
export async function requestInfo(call: Call, context: RequestContext = call.context ?? 'default'): Promise<RequestInfo> {
  const { values } = await call.body()
  return {
    context,
    method: call.request.method,
    query: firstValues(call.url.searchParams),
    headers: Object.fromEntries([...call.request.headers].map(([name, value]) => [name.toLowerCase().replaceAll('-', '_'), value])),
    body: values,
    auth: call.auth,
  }
}

/** Of a parameter that is repeated the first counts. */
function firstValues(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].reverse())
}

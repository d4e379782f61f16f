import type { AuthRecord } from '../core/auth/auth-record.ts'
import type { LoginMethod } from '../core/auth/second-factor.ts'
import { signIn } from '../core/auth/sign-in.ts'
import { issueToken } from '../core/auth/tokens.ts'
import { showRecord } from '../core/records/shown.ts'
import { answer } from './answer.ts'
import type { Call } from './endpoint.ts'
import { checkSuperuserAddress } from './load-auth.ts'
import { requestInfo } from './request-info.ts'

export interface AuthAnswer {
  /** What the record has proved itself by; a refresh and a superuser who impersonates prove nothing. */
  readonly method?: LoginMethod
  /** What another service says of the person (contract 5.1). */
  readonly meta?: Readonly<Record<string, unknown>>
  /** Without it a new token that can be refreshed. */
  readonly token?: string
}

/** What a login is answered with: record and token, or 401 with the id of a sign-in that needs a second method (contract 5). */
export async function authAnswer(call: Call, record: AuthRecord, { method, meta, token }: AuthAnswer): Promise<Response> {
  const { core, clientAddress } = call
  checkSuperuserAddress(core, record, clientAddress)
  const request = await requestInfo(call, method)
  const mfaId = String(request.query.mfaId ?? request.body.mfaId ?? '')
  const pending = await signIn(core, record, { method, mfaId, clientAddress, request })
  if (pending) return answer(call, pending, 401)
  const shown = await showRecord(core, record, { ...request, auth: record })
  const issued = token ?? (await issueToken(core, record, { type: 'auth', claims: { refreshable: true } }))
  return answer(call, { ...(meta && { meta }), record: shown, token: issued })
}

import type { Rule } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import { satisfiesRule } from '../query/satisfies-rule.ts'
import { rowOfValues } from '../records/row.ts'
import { isSuperuser } from '../records/stored-record.ts'
import type { RequestInfo } from '../request-info.ts'
import type { AuthRecord } from './auth-record.ts'
import { alertOfNewOrigin } from './login-alert.ts'
import { beginSecondFactor, completeSecondFactor, type LoginMethod } from './second-factor.ts'

export interface SignIn {
  /** What the record has proved itself by; undefined where nobody logs in: a refresh, a superuser who impersonates. */
  readonly method: LoginMethod | undefined
  /** The pending sign-in that this one completes; "" when it is the first step. */
  readonly mfaId: string
  readonly clientAddress: string
  readonly request: RequestInfo
}

/**
 * Lets a record in that has proved one thing: the collection's auth rule, then its second factor, then the alert about a
 * new place (contract 5). Gives the id of the pending sign-in when another method is still needed.
 */
export async function signIn(
  core: Core,
  record: AuthRecord,
  { method, mfaId, clientAddress, request }: SignIn,
): Promise<{ readonly mfaId: string } | undefined> {
  const { authRule, mfa } = record.collection
  if (!(isSuperuser(request.auth) || (await satisfies(core, record, { rule: authRule, request })))) {
    throw new ApiError(403, authRule === null ? undefined : "The request doesn't satisfy the collection requirements to authenticate.")
  }
  if (!method) return undefined
  if (mfa.enabled && (await satisfies(core, record, { rule: mfa.rule, request }))) {
    if (mfaId === '') return { mfaId: await beginSecondFactor(core, record, method) }
    await completeSecondFactor(core, record, { method, mfaId })
  }
  await alertOfNewOrigin(core, record, { clientAddress, userAgent: request.headers.user_agent ?? '' })
  return undefined
}

async function satisfies(
  core: Core,
  record: AuthRecord,
  { rule, request }: { readonly rule: Rule; readonly request: RequestInfo },
): Promise<boolean> {
  if (rule === null) return false
  const { collection, values } = record
  return satisfiesRule(core, { collection, row: rowOfValues(collection, values), stored: true, request, rule })
}

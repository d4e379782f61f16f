import { createHash } from 'node:crypto'
import { sendRecordMail } from '../mails/record-mails.ts'
import type { Rule } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { ApiError, ValidationError } from '../model/errors.ts'
import { type AuthRecord, idOf, isSuperuser, type RequestInfo } from '../model/record.ts'
import { satisfiesRule } from '../query/find.ts'
import { findRecord, rowOfValues } from '../query/table.ts'
import { deleteRecord } from '../records/delete.ts'
import { findOwned, isOlderThan, systemCollection } from '../records/owned.ts'
import { createRecord } from '../records/save.ts'

interface SignIn {
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

export type LoginMethod = 'password' | 'otp' | 'oauth2'

const EXPIRED = 'Invalid or expired MFA session.'

/** Remembers that a record has proved one thing; gives the id under which the second is to be proved (contract 5). */
async function beginSecondFactor(core: Core, record: AuthRecord, method: LoginMethod): Promise<string> {
  const values = { collectionRef: record.collection.id, recordRef: idOf(record), method }
  return idOf(await createRecord(core, { collection: systemCollection(core, '_mfas'), values }))
}

/** Ends a sign-in that began with another method. Throws 400; of two that come at once with one id, one is let in. */
async function completeSecondFactor(
  core: Core,
  record: AuthRecord,
  { method, mfaId }: { readonly method: LoginMethod; readonly mfaId: string },
): Promise<void> {
  const pending = await findRecord(core, systemCollection(core, '_mfas'), mfaId)
  if (!pending) throw new ApiError(400, EXPIRED)
  if (isOlderThan(core, pending, record.collection.mfa.duration)) {
    await deleteRecord(core, pending)
    throw new ApiError(400, EXPIRED)
  }
  const { recordRef, collectionRef } = pending.values
  if (recordRef !== idOf(record) || collectionRef !== record.collection.id) throw new ApiError(400, 'Invalid MFA session.')
  if (pending.values.method === method) throw new ApiError(400, 'A different authentication method is required.')
  if (!(await deleteRecord(core, pending))) throw new ApiError(400, EXPIRED)
}

interface Origin {
  readonly clientAddress: string
  readonly userAgent: string
}

const MOST_ORIGINS = 5

/** Remembers where a record signs in from, and tells it by mail of a place that is new; the first one is silent (contract 5). */
async function alertOfNewOrigin(core: Core, record: AuthRecord, origin: Origin): Promise<void> {
  if (!record.collection.authAlert.enabled) return
  const fingerprint = fingerprintOf(origin)
  const known = await findOwned(core, record, '_authOrigins')
  if (known.some(({ values }) => values.fingerprint === fingerprint)) return
  if (!(await remember(core, record, fingerprint))) return
  const oldestFirst = known.toSorted((a, b) => (String(a.values.created) < String(b.values.created) ? -1 : 1))
  for (const old of oldestFirst.slice(0, Math.max(0, known.length + 1 - MOST_ORIGINS))) await deleteRecord(core, old)
  if (known.length === 0) return
  const placeholders = { ALERT_INFO: describe(core, origin) }
  core.inBackground(() => sendRecordMail(core, record, { kind: 'authAlert', placeholders }))
}

/** The contract's fingerprint: it tells places apart and proves nothing. */
function fingerprintOf({ clientAddress, userAgent }: Origin): string {
  return createHash('md5').update(clientAddress).update(userAgent).digest('hex')
}

/** False when another login from the same place was faster, which then sends the mail. */
async function remember(core: Core, record: AuthRecord, fingerprint: string): Promise<boolean> {
  const values = { collectionRef: record.collection.id, recordRef: idOf(record), fingerprint }
  try {
    await createRecord(core, { collection: systemCollection(core, '_authOrigins'), values })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}

const LONGEST_USER_AGENT = 300

/** When, from which address, with which browser. */
function describe(core: Core, { clientAddress, userAgent }: Origin): string {
  const time = `${core.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return [time, clientAddress, userAgent.slice(0, LONGEST_USER_AGENT)].filter((part) => part !== '').join(', ')
}

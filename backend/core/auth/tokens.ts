import { decodeUnverified, signToken, verifyToken } from '../../tools/token.ts'
import type { Check } from '../model/checks.ts'
import type { AuthCollection, TokenConfig } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { ApiError, type ErrorTree, type ValueError } from '../model/errors.ts'
import type { AuthRecord } from '../model/record.ts'
import { findAuthRecord } from './find-auth-record.ts'

/** The kinds of tokens, with the collection's option that holds their secret and duration (contract 4). */
const optionOf = {
  auth: 'authToken',
  file: 'fileToken',
  verification: 'verificationToken',
  passwordReset: 'passwordResetToken',
  emailChange: 'emailChangeToken',
} as const satisfies Record<string, keyof AuthCollection>

export type TokenType = keyof typeof optionOf

interface TokenRequest {
  readonly type: TokenType
  /** What the token says besides id, collection and type. */
  readonly claims?: Readonly<Record<string, unknown>>
  /** Seconds; without it the collection's own duration. */
  readonly duration?: number
}

interface CheckedToken {
  readonly record: AuthRecord
  readonly claims: Readonly<Record<string, unknown>>
}

function configOf(collection: AuthCollection, type: TokenType): TokenConfig {
  return collection[optionOf[type]]
}

/** The record's own key makes its tokens die with it, the collection's secret all tokens of the collection. */
function keyOf({ collection, values }: AuthRecord, type: TokenType): string {
  return `${String(values.tokenKey)}${configOf(collection, type).secret}`
}

/** Signs a token of a record (HS256). */
export function issueToken(core: Core, record: AuthRecord, { type, claims = {}, duration }: TokenRequest): Promise<string> {
  const payload = { ...claims, id: record.values.id, collectionId: record.collection.id, type }
  const seconds = duration || configOf(record.collection, type).duration
  return signToken(payload, { key: keyOf(record, type), seconds, now: core.now() })
}

/** The record a token stands for, or undefined when anything about the token is wrong. Nothing is stored of tokens. */
export async function checkToken(core: Core, token: string, type: TokenType): Promise<CheckedToken | undefined> {
  const said = decodeUnverified(token)
  if (!said || said.type !== type || typeof said.id !== 'string' || typeof said.collectionId !== 'string') return undefined
  const record = await findAuthRecord(core, { collectionId: said.collectionId, field: 'id', value: said.id })
  if (!record) return undefined
  const claims = await verifyToken(token, { key: keyOf(record, type), now: core.now() })
  return claims && { record, claims }
}

/** A claim of a token whose signature nobody has checked; "" when it is not there. */
function unverifiedClaim(token: string, claim: string): string {
  const value = decodeUnverified(token)?.[claim]
  return typeof value === 'string' ? value : ''
}

/** Whether a token that has been checked may be changed for a new one (contract 5, `auth-refresh`): somebody has signed in for it. */
export function isSignInToken(token: string): boolean {
  return decodeUnverified(token)?.refreshable === true
}

/** Whether a token that has been checked was made for a superuser who impersonates. One that the program made for itself says nothing. */
export function isImpersonationToken(token: string): boolean {
  return decodeUnverified(token)?.refreshable === false
}

/** What a token that came by mail is wrong with: nothing says more than that (contract 5). */
export const INVALID_TOKEN: ValueError = { code: 'validation_invalid_token', message: 'Invalid or expired token.' }
const OTHER_COLLECTION: ValueError = { code: 'validation_token_collection_mismatch', message: 'The provided token is for different auth collection.' }

/** The answer to a form with wrong values. */
export function refusal(data: ErrorTree): ApiError {
  return new ApiError(400, 'An error occurred while validating the submitted data.', data)
}

export interface MailToken {
  readonly token: string
  readonly type: TokenType
  /** A claim that such a token has, and the error when it is not there. */
  readonly needs?: { readonly claim: string; readonly otherwise: ValueError }
}

/** The record and the claims of a token that came by mail, or what is wrong with it. */
async function readMailToken(core: Core, collection: AuthCollection, { token, type, needs }: MailToken): Promise<CheckedToken | ValueError> {
  if (needs && !unverifiedClaim(token, needs.claim)) return needs.otherwise
  const checked = await checkToken(core, token, type)
  if (!checked) return INVALID_TOKEN
  return checked.record.collection.id === collection.id ? checked : OTHER_COLLECTION
}

/** What is wrong with a token that came by mail. */
export async function mailTokenError(core: Core, collection: AuthCollection, token: MailToken): Promise<Check> {
  const read = await readMailToken(core, collection, token)
  return 'code' in read ? read : undefined
}

/** The record and the claims of a token that came by mail. Throws 400 with the code on `token`. */
export async function checkMailToken(core: Core, collection: AuthCollection, token: MailToken): Promise<CheckedToken> {
  const read = await readMailToken(core, collection, token)
  if ('code' in read) throw refusal({ token: read })
  return read
}

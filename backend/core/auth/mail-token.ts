import type { Check } from '../checks.ts'
import type { AuthCollection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { ApiError, type ErrorTree, type ValueError } from '../errors.ts'
import { type CheckedToken, checkToken, type TokenType, unverifiedClaim } from './tokens.ts'

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

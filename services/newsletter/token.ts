import { createHmac, randomBytes } from 'node:crypto'

const BYTES = 32
const SHAPE = /^[\w-]{43}$/

/** The secret part of the links in newsletter mails; only its hash is stored. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url')
}

export function looksLikeToken(text: string): boolean {
  return SHAPE.test(text)
}

/**
 * The token in the unsubscribe links of a reader's issues. It is made of what is stored anyway, so that every issue has the same link
 * and the one of an old issue goes on working; whoever could read the database could only end subscriptions with it.
 */
export function leaveToken(tokenHash: string): string {
  return createHmac('sha256', tokenHash).update('unsubscribe').digest('base64url')
}

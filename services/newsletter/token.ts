import { createHash, randomBytes } from 'node:crypto'

const BYTES = 32
const SHAPE = /^[\w-]{43}$/

/** The secret part of the links in newsletter mails; only its hash is stored. */
export function newToken(): string {
  return randomBytes(BYTES).toString('base64url')
}

/** SHA-256, in hex. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function looksLikeToken(text: string): boolean {
  return SHAPE.test(text)
}

import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'

export interface AppleSecret {
  readonly clientId: string
  readonly teamId: string
  readonly keyId: string
  /** PEM of a P-256 key. */
  readonly privateKey: string
  /** Seconds. */
  readonly duration: number
  readonly now: Date
}

const AUDIENCE = 'https://appleid.apple.com'

/** The JWT (ES256) that Apple takes for the secret of a client. Rejects when the key is none for that. */
export function signAppleSecret({ clientId, teamId, keyId, privateKey, duration, now }: AppleSecret): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000)
  const claims = { iss: teamId, iat: issued, exp: issued + duration, aud: AUDIENCE, sub: clientId }
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: keyId }).sign(createPrivateKey(privateKey))
}

import { createPrivateKey } from 'node:crypto'
import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose'

type Claims = Readonly<JWTPayload>

const ALGORITHM = 'HS256'

/** A JWT as the contract wants it (4): HS256, expiring after `seconds`. */
export function signToken(claims: Claims, { key, seconds, now }: SigningOptions): Promise<string> {
  const expiry = Math.floor(now.getTime() / 1000) + seconds
  return new SignJWT({ exp: expiry, ...claims }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(keyBytes(key))
}

interface SigningOptions {
  readonly key: string
  readonly seconds: number
  readonly now: Date
}

/** What a token claims, believed by nobody yet; undefined when it cannot be read. */
export function decodeUnverified(token: string): Claims | undefined {
  try {
    return decodeJwt(token)
  } catch {
    return undefined
  }
}

/** The claims of a token with a good signature that has not expired; else undefined. */
export async function verifyToken(token: string, { key, now }: { readonly key: string; readonly now: Date }): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyBytes(key), { algorithms: [ALGORITHM], currentDate: now })
    return payload
  } catch {
    return undefined
  }
}

function keyBytes(key: string): Uint8Array {
  return new TextEncoder().encode(key)
}

interface AppleSecret {
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

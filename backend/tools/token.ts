import { decodeJwt, type JWTPayload, jwtVerify, SignJWT } from 'jose'

export type Claims = Readonly<JWTPayload>

const ALGORITHM = 'HS256'

/** A JWT as the contract wants it (4): HS256, expiring after `seconds`. */
export function signToken(claims: Claims, { key, seconds, now }: SigningOptions): Promise<string> {
  const expiry = Math.floor(now.getTime() / 1000) + seconds
  return new SignJWT({ exp: expiry, ...claims }).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' }).sign(keyBytes(key))
}

export interface SigningOptions {
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

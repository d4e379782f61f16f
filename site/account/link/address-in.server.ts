import { z } from 'zod'

const claims = z.object({ email: z.email() })

/** The address that a token claims to be for, unchecked: good enough to be offered to the browser's keeper of passwords. "" when there is none. */
export function addressIn(token: string): string {
  try {
    const text = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
    return claims.safeParse(JSON.parse(text)).data?.email ?? ''
  } catch {
    return ''
  }
}

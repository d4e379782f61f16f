import { createCookie, type RouterContextProvider } from 'react-router'
import { publicConfigContext } from '../context.ts'
import { WORKPLACE_COOKIE } from '../session/deed-fields.ts'

/** Holds the session's token, out of every script's reach. It ends with the browser's session, the token by itself before. */
const cookie = createCookie(WORKPLACE_COOKIE, { httpOnly: true, sameSite: 'lax', path: '/' })

/** The token of who is signed in; "" where nobody is. */
export async function tokenOf(request: Request): Promise<string> {
  const value: unknown = await cookie.parse(request.headers.get('cookie'))
  return typeof value === 'string' ? value : ''
}

/** Sets the token, or takes it away when it is "". */
export function tokenCookie(token: string, context: Readonly<RouterContextProvider>): Promise<string> {
  const secure = context.get(publicConfigContext).origin.startsWith('https:')
  return cookie.serialize(token, { secure, ...(token === '' && { maxAge: 0 }) })
}

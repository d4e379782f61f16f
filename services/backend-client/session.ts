import { z } from 'zod'
import type { ContractOptions } from './connect.ts'

const account = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  company: z.string(),
  verified: z.boolean(),
  collectionName: z.literal('users'),
})
const answer = z.object({ token: z.string(), record: account })

export type Account = Readonly<z.infer<typeof account>>

export interface Session {
  readonly token: string
  readonly account: Account
}

async function ask(path: string, init: RequestInit, { base, fetch }: ContractOptions): Promise<Session | undefined> {
  const response = await fetch(`${base}/api/collections/users/${path}`, { method: 'POST', ...init })
  if (response.status >= 500) throw new Error(`the backend answered ${response.status} to a session`)
  const parsed = response.ok ? answer.safeParse(await response.json()) : undefined
  return parsed?.data && { token: parsed.data.token, account: parsed.data.record }
}

/** The session of an auth token, as the backend sees it now, with a token that lasts anew; undefined for none, an ended one, or one of another kind. */
export async function sessionOf(token: string, backend: ContractOptions): Promise<Session | undefined> {
  return token === '' ? undefined : ask('auth-refresh', { headers: { Authorization: token } }, backend)
}

/** The session of who knows the password; undefined for anybody else, without saying why. */
export async function signIn(identity: string, password: string, backend: ContractOptions): Promise<Session | undefined> {
  const body = JSON.stringify({ identity, password })
  return ask('auth-with-password', { body, headers: { 'Content-Type': 'application/json' } }, backend)
}

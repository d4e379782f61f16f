import { z } from 'zod'
import type { ContractOptions } from './connect.ts'

const answer = z.object({ record: z.object({ id: z.string(), collectionName: z.literal('users') }) })

/** Id of the user whose auth token this is, as the backend sees it now; "" for none, an expired one, or one of another kind. */
export async function userOf(authToken: string | undefined, { base, fetch }: ContractOptions): Promise<string> {
  if (!authToken) return ''
  const response = await fetch(`${base}/api/collections/users/auth-refresh`, { method: 'POST', headers: { Authorization: authToken } })
  if (response.status >= 500) throw new Error(`the backend answered ${response.status} to an auth token`)
  const parsed = response.ok ? answer.safeParse(await response.json()) : undefined
  return parsed?.data?.record.id ?? ''
}

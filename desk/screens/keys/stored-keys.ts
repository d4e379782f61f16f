import { z } from 'zod'
import { type ApiKeyValues, newApiKey, recordOfKey } from '#services/api-keys'
import { contractTime } from '#services/desk'
import { backend } from '../../session/backend.ts'

const storedKey = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  prefix: z.string(),
  scopes: z.array(z.string()),
  perMinute: z.number(),
  expires: z.string(),
  revoked: z.string(),
  lastUsed: z.string(),
})

export type StoredKey = z.infer<typeof storedKey>

const keys = () => backend.collection('apiKeys')
const fields = Object.keys(storedKey.shape).join(',')

/** Every key, newest first. */
export async function listKeys(): Promise<StoredKey[]> {
  return z.array(storedKey).parse(await keys().getFullList({ sort: '-created', fields }))
}

/** Makes a key and stores its hash. Gives the key: nobody can read it a second time. */
export async function issueKey(values: ApiKeyValues): Promise<string> {
  const key = newApiKey()
  await keys().create(await recordOfKey(values, key))
  return key
}

/** From the next request on the key opens nothing. */
export async function revokeKey(id: string): Promise<void> {
  await keys().update(id, { revoked: contractTime(new Date()) })
}

const usage = z.array(z.object({ key: z.string(), day: z.string(), count: z.number(), refused: z.number() }))

export type Usage = z.infer<typeof usage>[number]

const DAYS = 30
const DAY_MS = 24 * 3600_000

/** What each key was used for, day by day, for a month. */
export async function readUsage(): Promise<Usage[]> {
  const since = new Date(Date.now() - DAYS * DAY_MS).toISOString().slice(0, 10)
  return usage.parse(await backend.collection('apiUsage').getFullList({ filter: backend.filter('day >= {:since}', { since }), sort: '-day' }))
}

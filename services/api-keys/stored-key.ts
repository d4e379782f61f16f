import type PocketBase from 'pocketbase'
import { z } from 'zod'
import { DEFAULT_PER_MINUTE } from './form.ts'
import { hashOfKey } from './key.ts'

const storedKey = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  prefix: z.string(),
  scopes: z.array(z.string()),
  perMinute: z.number().transform((perMinute) => perMinute || DEFAULT_PER_MINUTE),
  expires: z.string(),
  revoked: z.string(),
  lastUsed: z.string(),
})

/** A key as it is stored, without its hash. */
export type StoredKey = z.infer<typeof storedKey>

const page = z.object({ items: z.array(storedKey) })

/** The record of this key; undefined when it was never given out. Asked anew each time, so that a revoked key stops at once. */
export async function findKey(contract: PocketBase, key: string): Promise<StoredKey | undefined> {
  const filter = contract.filter('keyHash = {:hash}', { hash: await hashOfKey(key) })
  return page.parse(await contract.collection('apiKeys').getList(1, 1, { filter, skipTotal: true })).items[0]
}

/** The record of the key that begins so; undefined when there is none. */
export async function keyOfPrefix(contract: PocketBase, prefix: string): Promise<StoredKey | undefined> {
  const filter = contract.filter('prefix = {:prefix}', { prefix })
  return page.parse(await contract.collection('apiKeys').getList(1, 1, { filter, skipTotal: true })).items[0]
}

/** Every key that was given out, oldest first. */
export async function storedKeys(contract: PocketBase): Promise<StoredKey[]> {
  return z.array(storedKey).parse(await contract.collection('apiKeys').getFullList({ sort: 'created' }))
}

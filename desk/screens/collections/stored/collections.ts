import { z } from 'zod'
import { backend } from '../../../session/backend.ts'
import { type StoredCollection, storedCollection } from './collection.ts'

/** Where questions about collections are remembered; below it stand those of one. */
export const COLLECTIONS = '_collections'

/** Every collection by name. */
export async function listCollections(): Promise<StoredCollection[]> {
  return z.array(storedCollection).parse(await backend.collections.getFullList({ sort: 'name' }))
}

export async function readCollection(name: string): Promise<StoredCollection> {
  return storedCollection.parse(await backend.collections.getOne(name))
}

export async function createCollection(collection: Readonly<Record<string, unknown>>): Promise<StoredCollection> {
  return storedCollection.parse(await backend.collections.create({ ...collection }))
}

export async function changeCollection(id: string, changes: Readonly<Record<string, unknown>>): Promise<StoredCollection> {
  return storedCollection.parse(await backend.collections.update(id, { ...changes }))
}

/** How many records each collection holds; those that cannot be counted are left out. */
export async function countRecords(collections: readonly StoredCollection[]): Promise<ReadonlyMap<string, number>> {
  const counted = await Promise.all(
    collections.map(async ({ id }): Promise<readonly [string, number][]> => {
      const count = await backend
        .collection(id)
        .getList(1, 1, { fields: 'id' })
        .catch(() => undefined)
      return count ? [[id, count.totalItems]] : []
    }),
  )
  return new Map(counted.flat())
}

import type { Connection } from '../dialects/database.ts'
import type { CollectionSet } from './collections/collection-set.ts'
import { loadCollections } from './collections/store.ts'
import type { MetaSettings, Settings } from './settings/settings.ts'
import { loadSettings } from './settings/stored-settings.ts'

/** What a process keeps of the database in memory; replaced as a whole, never changed. */
export interface Known {
  readonly collections: CollectionSet
  readonly settings: Settings
}

/** Reads it anew. */
export async function loadKnown(connection: Connection, defaults: { readonly meta?: Partial<MetaSettings> | undefined } = {}): Promise<Known> {
  return { collections: await loadCollections(connection), settings: await loadSettings(connection, defaults) }
}

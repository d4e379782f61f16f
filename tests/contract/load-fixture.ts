import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { persist } from '../../backend/core/collections/save.ts'
import { collectionFromStored, type StoredCollection } from '../../backend/core/collections/stored-collection.ts'
import { createCore } from '../../backend/core/create-core.ts'
import { localFiles } from '../../backend/core/files/local-files.ts'
import { openMailer } from '../../backend/core/mails/open-mailer.ts'
import { CollectionSet } from '../../backend/core/model/collection.ts'
import type { TransactionCore } from '../../backend/core/model/core.ts'
import { defaultSettings } from '../../backend/core/model/settings.ts'
import { insertRow } from '../../backend/core/query/table.ts'
import { storeSettings } from '../../backend/core/settings/store.ts'
import { migrate } from '../../backend/dialects/migrate.ts'
import { openDatabase } from '../../backend/dialects/open.ts'
import { merge } from '../../backend/tools/json.ts'
import type { Place } from './snapshot.ts'

interface Records {
  readonly collections: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly settings: unknown
}

/** Lays the contract's fixture into an empty place: collections, records, settings, files. */
export async function loadFixture(place: Place, fixture: string): Promise<void> {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(fixture, file), 'utf8'))
  const [schema, records] = [read('schema.json') as readonly StoredCollection[], read('records.json') as Records]
  const database = openDatabase({ ...place, onIdleError: () => undefined })
  await migrate(database)
  const core = createCore({
    database,
    collections: new CollectionSet([]),
    settings: defaultSettings,
    files: localFiles(join(place.dataDir, 'storage')),
    mailer: openMailer({ outbox: join(place.dataDir, 'outbox') }),
    now: () => new Date(),
    onError: () => undefined,
  })
  await core.inTransaction(async (tx) => {
    for (const stored of schema) await persist(tx, { collection: collectionFromStored(stored), previous: undefined })
    for (const [name, rows] of Object.entries(records.collections)) await insertAll(tx, name, rows)
    await storeSettings(tx.connection, merge(defaultSettings, records.settings), { now: '' })
  })
  await database.close()
  cpSync(join(fixture, 'storage'), join(place.dataDir, 'storage'), { recursive: true })
}

async function insertAll(tx: TransactionCore, name: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  const collection = tx.collections.find(name)
  if (!collection) throw new Error(`the fixture has records of ${name}, but no such collection`)
  for (const values of rows) await insertRow(tx, { collection, values })
}

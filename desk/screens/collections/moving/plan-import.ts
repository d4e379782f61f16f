import { backend } from '../../../session/backend.ts'
import type { StoredCollection } from '../stored/collection.ts'
import { type StoredRecord, storedRecord } from '../stored/record.ts'
import { idOf, type PlannedRow, plannedRow } from './plan-row.ts'
import type { ReadTable } from './read-rows.ts'

/** Filters take 200 comparisons and 3500 characters: so many ids fit. */
const IDS_AT_ONCE = 80

/** Looks which rows are there already, by their id, and what they would change. */
export async function planImport(collection: StoredCollection, { rows }: ReadTable): Promise<readonly PlannedRow[]> {
  const ids = rows.map(idOf).filter((id) => id !== '')
  const stored = await recordsWith(collection, ids)
  return rows.map((row) => plannedRow(row, stored.get(idOf(row)), ids))
}

async function recordsWith({ id: collection }: StoredCollection, ids: readonly string[]): Promise<ReadonlyMap<string, StoredRecord>> {
  const found: StoredRecord[] = []
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const filter = ids
      .slice(at, at + IDS_AT_ONCE)
      .map((id) => backend.filter('id = {:id}', { id }))
      .join(' || ')
    const page = await backend.collection(collection).getList(1, IDS_AT_ONCE, { filter, skipTotal: true })
    found.push(...page.items.map((record) => storedRecord.parse(record)))
  }
  return new Map(found.map((record) => [record.id, record]))
}

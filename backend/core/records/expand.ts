import { sortKeys } from '../../tools/json.ts'
import type { Collection } from '../collections/collection.ts'
import { isMultiple } from '../collections/field.ts'
import type { Core } from '../core.ts'
import { findRows } from '../query/find-rows.ts'
import type { RequestInfo } from '../request-info.ts'
import { backRelatedIds, findBackRelation } from './back-relations.ts'
import type { ExpandTree } from './expand-paths.ts'
import { recordOfRow } from './row.ts'
import { idOf, isSuperuser, type StoredRecord } from './stored-record.ts'
import { type Expanded, type RecordJson, visibleRecords } from './visible.ts'

const DEEPEST = 6

export interface ExpandRequest {
  readonly tree: ExpandTree
  readonly request: RequestInfo
}

/**
 * What `expand` adds to these records of one collection (contract 3.3): one query for each relation and level. Relations that
 * do not exist, or whose records are only for superusers, add nothing.
 */
export async function expandRecords(core: Core, records: readonly StoredRecord[], { tree, request }: ExpandRequest): Promise<Expanded> {
  return (await expandLevel(core, records, { tree, request: { ...request, context: 'expand' }, level: 1 })).expanded
}

interface Level extends ExpandRequest {
  readonly level: number
}

/** `found` is whether any of the names led anywhere: a path that ends in the unknown adds nothing at all. */
async function expandLevel(
  core: Core,
  records: readonly StoredRecord[],
  { tree, request, level }: Level,
): Promise<{ readonly expanded: Expanded; readonly found: boolean }> {
  const expanded = new Map<StoredRecord, Record<string, unknown>>()
  const names = Object.keys(tree)
  const collection = records[0]?.collection
  if (names.length === 0 || !collection || level > DEEPEST) return { expanded, found: true }
  for (const name of names) {
    const relation = await findRelation(core, collection, { name, records })
    const related = relation && (await loadRelated(core, relation, { tree: tree[name] ?? {}, request, level: level + 1 }))
    if (!relation || !related) continue
    for (const record of records) addRelated(expanded, record, { name, relation, related })
  }
  return { expanded, found: expanded.size > 0 }
}

interface Relation {
  readonly collection: Collection
  readonly isSingle: boolean
  readonly idsOf: (record: StoredRecord) => readonly string[]
  readonly allIds: readonly string[]
}

/** Where a name leads from these records. */
async function findRelation(
  core: Core,
  collection: Collection,
  { name, records }: { readonly name: string; readonly records: readonly StoredRecord[] },
): Promise<Relation | undefined> {
  const back = findBackRelation(core, collection, name)
  if (back) {
    const ids = await backRelatedIds(core, back, records.map(idOf))
    return relationOf(back.collection, { isSingle: back.isSingle, records, idsOf: (record) => ids.get(idOf(record)) ?? [] })
  }
  const field = collection.fields.find((one) => one.name === name)
  const target = field?.type === 'relation' ? core.collections.find(field.collectionId) : undefined
  if (!field || !target) return undefined
  return relationOf(target, { isSingle: !isMultiple(field), records, idsOf: (record) => idList(record.values[name]) })
}

function relationOf(
  collection: Collection,
  { isSingle, records, idsOf }: Pick<Relation, 'isSingle' | 'idsOf'> & { readonly records: readonly StoredRecord[] },
): Relation {
  return { collection, isSingle, idsOf, allIds: [...new Set(records.flatMap(idsOf))] }
}

function idList(value: unknown): string[] {
  return [value].flat().filter((id): id is string => typeof id === 'string' && id !== '')
}

/** The related records that the requester may see, by id; undefined when the path leads nowhere. */
async function loadRelated(core: Core, { collection, allIds }: Relation, level: Level): Promise<ReadonlyMap<string, RecordJson> | undefined> {
  const { request } = level
  const trusted = isSuperuser(request.auth)
  if (!trusted && collection.viewRule === null) return undefined
  const rule = trusted ? undefined : collection.viewRule || undefined
  const rows = await findRows(core, { collection, ids: allIds, request, rule })
  const records = rows.map((row) => recordOfRow(collection, row))
  const { expanded, found } = await expandLevel(core, records, level)
  if (!found) return undefined
  const json = await visibleRecords(core, records, { request, expanded })
  return new Map(records.map((record, index) => [idOf(record), json[index] ?? {}]))
}

interface Related {
  readonly name: string
  readonly relation: Relation
  readonly related: ReadonlyMap<string, RecordJson>
}

function addRelated(expanded: Map<StoredRecord, Record<string, unknown>>, record: StoredRecord, { name, relation, related }: Related): void {
  const visible = relation.idsOf(record).flatMap((id) => related.get(id) ?? [])
  const shown = visible.length === 0 ? {} : { [name]: relation.isSingle ? visible[0] : visible }
  expanded.set(record, sortKeys({ ...expanded.get(record), ...shown }))
}

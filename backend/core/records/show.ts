import { BusyError, QueryTimeoutError } from '../../dialects/failure.ts'
import { sortKeys } from '../../tools/json.ts'
import type { Collection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { isMultiple } from '../model/field.ts'
import { idOf, isSuperuser, type RequestInfo, type StoredRecord } from '../model/record.ts'
import { findRows } from '../query/find.ts'
import { TooWideError } from '../query/scope.ts'
import { recordOfRow } from '../query/table.ts'
import { backRelatedIds, findBackRelation } from './back-relations.ts'
import { createExpandBudget, type ExpandBudget, type ExpandTree, parseExpand } from './expand-request.ts'
import { type Expanded, type RecordJson, visibleRecords } from './visible.ts'

/** Records of one collection as they are answered: what the requester may see of them, and what `expand` of the query adds. */
export async function showRecords(core: Core, records: readonly StoredRecord[], request: RequestInfo): Promise<RecordJson[]> {
  const { expand } = request.query
  const expanded: Expanded = expand ? await expandRecords(core, records, { tree: parseExpand(expand), request }) : new Map()
  return visibleRecords(core, records, { request, expanded })
}

/**
 * A record that was just written, whose answer must not say that it was not: what of `expand` is too wide, or does not come in
 * time, is left out.
 */
export async function showWritten(core: Core, record: StoredRecord, request: RequestInfo): Promise<RecordJson> {
  const refusals = [TooWideError, QueryTimeoutError, BusyError]
  return showRecord(core, record, request).catch((error: unknown) => {
    if (!refusals.some((refusal) => error instanceof refusal)) throw error
    return showRecord(core, record, { ...request, query: { ...request.query, expand: '' } })
  })
}

/** One record as it is answered. In answers to a login `request.auth` is the record itself (contract 5). */
export async function showRecord(core: Core, record: StoredRecord, request: RequestInfo): Promise<RecordJson> {
  const [json = {}] = await showRecords(core, [record], request)
  return json
}

const DEEPEST = 6

interface ExpandRequest {
  readonly tree: ExpandTree
  readonly request: RequestInfo
}

/**
 * What `expand` adds to these records of one collection (contract 3.3): one query for each relation and level. Relations that
 * do not exist, or whose records are only for superusers, add nothing.
 */
async function expandRecords(core: Core, records: readonly StoredRecord[], { tree, request }: ExpandRequest): Promise<Expanded> {
  const budget = createExpandBudget({ trusted: isSuperuser(request.auth) })
  const { expanded, sizes } = await expandLevel(core, records, { tree, request: { ...request, context: 'expand' }, level: 1, budget })
  budget.show([...sizes.values()].reduce((sum, size) => sum + size, 0))
  return expanded
}

interface Level extends ExpandRequest {
  readonly level: number
  readonly budget: ExpandBudget
}

interface ExpandedLevel {
  readonly expanded: Expanded
  /** How many records each shows below it, one that several show counted each time. */
  readonly sizes: ReadonlyMap<StoredRecord, number>
  /** Whether any of the names led anywhere: a path that ends in the unknown adds nothing at all. */
  readonly found: boolean
}

async function expandLevel(core: Core, records: readonly StoredRecord[], { tree, request, level, budget }: Level): Promise<ExpandedLevel> {
  const expanded = new Map<StoredRecord, Record<string, unknown>>()
  const sizes = new Map<StoredRecord, number>()
  const names = Object.keys(tree)
  const collection = records[0]?.collection
  if (names.length === 0 || !collection || level > DEEPEST) return { expanded, sizes, found: true }
  for (const name of names) {
    const relation = await findRelation(core, collection, { name, records, budget })
    const related = relation && (await loadRelated(core, relation, { tree: tree[name] ?? {}, request, level: level + 1, budget }))
    if (!relation || !related) continue
    for (const record of records) {
      const visible = relation.idsOf(record).flatMap((id) => related.get(id) ?? [])
      sizes.set(
        record,
        visible.reduce((sum, { size }) => sum + size, sizes.get(record) ?? 0),
      )
      const json = visible.map((one) => one.json)
      const shown = json.length === 0 ? {} : { [name]: relation.isSingle ? json[0] : json }
      expanded.set(record, sortKeys({ ...expanded.get(record), ...shown }))
    }
  }
  return { expanded, sizes, found: expanded.size > 0 }
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
  { name, records, budget }: { readonly name: string; readonly records: readonly StoredRecord[]; readonly budget: ExpandBudget },
): Promise<Relation | undefined> {
  const back = findBackRelation(core, collection, name)
  if (back) {
    budget.follow()
    // One more than may be: then there are too many.
    const ids = await backRelatedIds(core, back, { ids: records.map(idOf), most: budget.recordsLeft + 1 })
    return relationOf(back.collection, { isSingle: back.isSingle, records, idsOf: (record) => ids.get(idOf(record)) ?? [] })
  }
  const field = collection.fields.find((one) => one.name === name)
  const target = field?.type === 'relation' ? core.collections.find(field.collectionId) : undefined
  if (!field || !target) return undefined
  budget.follow()
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

/** A record as it is shown, and how many records that is with all below it. */
interface Related {
  readonly json: RecordJson
  readonly size: number
}

/** The related records that the requester may see, by id; undefined when the path leads nowhere. */
async function loadRelated(core: Core, { collection, allIds }: Relation, level: Level): Promise<ReadonlyMap<string, Related> | undefined> {
  const { request, budget } = level
  const trusted = isSuperuser(request.auth)
  if (!trusted && collection.viewRule === null) return undefined
  const rule = trusted ? undefined : collection.viewRule || undefined
  budget.find(allIds.length)
  const rows = await findRows(core, { collection, ids: allIds, request, rule })
  const records = rows.map((row) => recordOfRow(collection, row))
  const { expanded, sizes, found } = await expandLevel(core, records, level)
  if (!found) return undefined
  const json = await visibleRecords(core, records, { request, expanded })
  return new Map(records.map((record, index) => [idOf(record), { json: json[index] ?? {}, size: 1 + (sizes.get(record) ?? 0) }]))
}

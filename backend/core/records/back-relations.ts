import { sql } from 'kysely'
import { expressionsOf } from '../../dialects/by-engine.ts'
import { uniqueIndexOf } from '../collections/index-definition.ts'
import type { Collection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { isMultiple, type RelationField } from '../model/field.ts'

const MOST = 1000

/** Records of another collection whose relation points here: `comments_via_post`. */
export interface BackRelation {
  readonly collection: Collection
  readonly field: RelationField
  /** Whether at most one record can point to each, by a unique index. */
  readonly isSingle: boolean
}

/** The back relation that a name means, seen from this collection. */
export function findBackRelation(core: Core, target: Collection, name: string): BackRelation | undefined {
  const [, from = '', by = ''] = /^(?=\w+$)(\w+)_via_(\w+)/.exec(name) ?? []
  const collection = core.collections.find(from)
  const field = collection?.fields.find((one) => one.name === by)
  if (!collection || field?.type !== 'relation' || field.collectionId !== target.id) return undefined
  return { collection, field, isSingle: uniqueIndexOf(collection.indexes, field.name) !== undefined }
}

/**
 * Ids of the records that point to these, by the id they point to; at most 1000 each (contract 3.3), and no more than `most`
 * altogether, which are not in order of the ids.
 */
export async function backRelatedIds(
  core: Core,
  relation: BackRelation,
  { ids, most }: { readonly ids: readonly string[]; readonly most: number },
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map()
  const rows = await core.ask(sql<{ id: string; target: string }>`
    select ${sql.ref('id')}, ${sql.ref('target')} from (${numberedPairs(core, relation, ids)}) as ${sql.id('pairs')}
    where ${sql.ref('position')} <= ${MOST} order by ${sql.ref('position')} limit ${most}`)
  const byTarget = new Map<string, string[]>()
  for (const { id, target } of rows) {
    const known = byTarget.get(target)
    if (known) known.push(id)
    else byTarget.set(target, [id])
  }
  return byTarget
}

/** Who points to whom, each target's in the order of insertion. */
function numberedPairs(core: Core, { collection, field }: BackRelation, ids: readonly string[]) {
  const column = sql.ref(`${collection.name}.${field.name}`)
  const target = isMultiple(field) ? sql.ref('entry.value') : column
  const entries = isMultiple(field) ? sql` cross join ${expressionsOf(core.database.engine).entries(column, 'entry')}` : sql``
  const order = collection.type === 'view' ? sql.ref(`${collection.name}.id`) : sql.ref(`${collection.name}._rowid_`)
  const position = sql`row_number() over (partition by ${target} order by ${order})`
  return sql`
    select ${sql.ref(`${collection.name}.id`)} as ${sql.id('id')}, ${target} as ${sql.id('target')}, ${position} as ${sql.id('position')}
    from ${sql.table(collection.name)}${entries} where ${target} in (${sql.join(ids)})`
}

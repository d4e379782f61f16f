import { schemaOf } from '../../dialects/by-engine.ts'
import { inSavepoint } from '../../dialects/schema/savepoint.ts'
import type { Collection } from '../model/collection.ts'
import type { Core, TransactionCore } from '../model/core.ts'
import { addRelationIndexes, RELATION_INDEXES, relationIndexes } from './relation-indexes.ts'
import { changingCollections } from './save.ts'

/**
 * Gives tables what those made today have: indexes of relations, and the noting of writes. Tables lack it that were made by an older
 * version, or changed by SQL past this program.
 */
export async function completeTables(core: Core): Promise<void> {
  const found = await findAdditions(core)
  if (incompleteOf(core, found).length > 0) await changingCollections(core, completeAll)
}

/** Looks again: another process may have done it meanwhile. */
async function completeAll(tx: TransactionCore): Promise<void> {
  const found = await findAdditions(tx)
  // A table that SQL has made unlike its collection stays as it is: that costs time when it is read, nothing else.
  for (const one of incompleteOf(tx, found)) await inSavepoint(tx.connection, () => complete(tx, one, found)).catch(() => undefined)
}

async function complete(tx: TransactionCore, collection: Collection, { followed, indexes }: Additions): Promise<void> {
  if (!followed.has(collection.id)) await schemaOf(tx.database).followWrites(tx.connection, collection.name, collection.id)
  await addRelationIndexes(tx, collection, indexes)
}

/** What the database has beside the tables themselves. */
interface Additions {
  /** Ids of collections. */
  readonly followed: ReadonlySet<string>
  /** Names of indexes of relations. */
  readonly indexes: ReadonlySet<string>
}

async function findAdditions({ database, connection }: Core): Promise<Additions> {
  const schema = schemaOf(database)
  return {
    followed: new Set(await schema.followedCollections(connection)),
    indexes: new Set(await schema.indexesNamed(connection, RELATION_INDEXES)),
  }
}

function incompleteOf({ collections }: Core, { followed, indexes }: Additions): readonly Collection[] {
  const isComplete = (collection: Collection) => followed.has(collection.id) && relationIndexes(collection).every(({ name }) => indexes.has(name))
  return collections.all.filter((collection) => collection.type !== 'view' && !isComplete(collection))
}

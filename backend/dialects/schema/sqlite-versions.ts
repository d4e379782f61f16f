import { sql } from 'kysely'
import type { Connection } from '../database.ts'
import type { VersionSchema } from './schema.ts'
import { IS_FOLLOWED, type NotedEvent, notedEvents } from './sqlite-noted-writes.ts'

/** Versions renewed by triggers of each row: SQLite has none of statements. */
export const sqliteVersions: VersionSchema = {
  async followWrites(connection, table, collectionId) {
    for (const event of notedEvents) await followEvent(connection, { table, collectionId, event })
    await sqliteVersions.renewVersion(connection, collectionId)
  },

  async renewVersion(connection, collectionId) {
    await sql`
      INSERT INTO "_versions" ("collection", "version") VALUES (${collectionId}, hex(randomblob(8)))
      ON CONFLICT ("collection") DO UPDATE SET "version" = excluded."version"`.execute(connection)
  },

  async followedCollections(connection) {
    const { rows } = await sql<{ id: string }>`SELECT "collection" AS id FROM "_versions" WHERE ${sql.raw(IS_FOLLOWED)}`.execute(connection)
    return rows.map(({ id }) => id)
  },
}

interface Followed {
  readonly table: string
  readonly collectionId: string
  readonly event: NotedEvent
}

async function followEvent(connection: Connection, { table, collectionId, event }: Followed): Promise<void> {
  const trigger = sql.id(`_version_${event}_${collectionId}`)
  await sql`DROP TRIGGER IF EXISTS ${trigger}`.execute(connection)
  await sql`
    CREATE TRIGGER ${trigger} AFTER ${sql.raw(event)} ON ${sql.id(table)} BEGIN
      UPDATE "_versions" SET "version" = hex(randomblob(8)), "writes" = "writes" + 1 WHERE "collection" = ${sql.lit(collectionId)};
    END`.execute(connection)
}

import { sql } from 'kysely'
import type { VersionSchema } from './schema.ts'

/** Versions renewed by a trigger of each statement, TRUNCATE too (`migrations/postgres/005-versions.sql`). */
export const postgresVersions: VersionSchema = {
  async followWrites(connection, table, collectionId) {
    await sql`DROP TRIGGER IF EXISTS "_version" ON ${sql.id(table)}`.execute(connection)
    await sql`
      CREATE TRIGGER "_version" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${sql.id(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION "_note_write"(${sql.lit(collectionId)})`.execute(connection)
    await postgresVersions.renewVersion(connection, collectionId)
  },

  async renewVersion(connection, collectionId) {
    await sql`SELECT "_renew_version"(${collectionId})`.execute(connection)
  },

  async followedCollections(connection) {
    const { rows } = await sql<{ id: string }>`
      SELECT convert_from(substr(tgargs, 1, length(tgargs) - 1), getdatabaseencoding()) AS id
      FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
      WHERE tgname = '_version' AND tgenabled <> 'D' AND relnamespace = current_schema()::regnamespace`.execute(connection)
    return rows.map(({ id }) => id)
  },
}

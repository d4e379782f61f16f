import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import type { Connection, Database } from '../dialects/database.ts'

export interface Recorded {
  /** The same database; what runs on it is written down. */
  readonly database: Database
  /** What has run since the last look. */
  take(): readonly CompiledQuery[]
}

/** Writes down each statement that is asked of a database, whichever way: a test counts them, or looks at their plans. */
export function recordQueries(database: Database): Recorded {
  let queries: CompiledQuery[] = []
  const recording = (connection: Connection) => connection.withPlugin(recorder(connection, (query) => queries.push(query)))
  return {
    database: {
      ...database,
      connection: recording(database.connection),
      transaction: (work) => database.transaction((connection) => work(recording(connection))),
      asking(asker) {
        const ask = database.asking(asker)
        return (statement) => {
          queries.push(statement.compile(database.connection))
          return ask(statement)
        }
      },
    },
    take() {
      const taken = queries
      queries = []
      return taken
    },
  }
}

/** What is only written, to look at its text, has no result. */
function recorder(connection: Connection, add: (query: CompiledQuery) => void): KyselyPlugin {
  const written = new WeakMap<object, CompiledQuery>()
  return {
    transformQuery({ node, queryId }) {
      written.set(queryId, connection.getExecutor().compileQuery(node, queryId))
      return node
    },
    async transformResult({ queryId, result }) {
      const query = written.get(queryId)
      if (query) add(query)
      return result
    },
  }
}

/** How the engine would run a statement, in its own words. */
export async function planOf({ engine, connection }: Database, query: CompiledQuery): Promise<string> {
  const explain = engine === 'sqlite' ? 'EXPLAIN QUERY PLAN ' : 'EXPLAIN '
  const { rows } = await connection.executeQuery<Record<string, unknown>>({
    ...sql``.compile(connection),
    sql: explain + query.sql,
    parameters: query.parameters,
  })
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n')
}

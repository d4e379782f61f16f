import { type DatabaseConnection, type Dialect, type Driver, type QueryResult, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { type Reader, startReader } from './reader.ts'

/** Reads a SQLite file in processes of their own: as many at once as are asked for, each started when none is free. */
export function readerDialect(file: string): Dialect {
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () => readerDriver(file),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

function readerDriver(file: string): Driver {
  const all = new Set<ReaderConnection>()
  const resting: ReaderConnection[] = []
  return {
    init: async () => undefined,
    async acquireConnection() {
      for (let next = resting.pop(); next; next = resting.pop()) {
        if (!next.reader.hasEnded()) return next
        all.delete(next)
      }
      const made = new ReaderConnection(startReader(file))
      all.add(made)
      await made.reader.ready.catch((error: unknown) => {
        all.delete(made)
        throw error
      })
      return made
    },
    async releaseConnection(connection) {
      if (!(connection instanceof ReaderConnection)) return
      if (connection.reader.hasEnded()) all.delete(connection)
      else resting.push(connection)
    },
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    async destroy() {
      await Promise.all([...all].map(({ reader }) => reader.end()))
    },
  }
}

class ReaderConnection implements DatabaseConnection {
  readonly reader: Reader

  constructor(reader: Reader) {
    this.reader = reader
  }

  async executeQuery<R>({ sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] }): Promise<QueryResult<R>> {
    return { rows: [...(await this.reader.read<R>(sql, parameters))] }
  }

  /** SQLite is not to be interrupted from JavaScript, a process is. */
  cancelQuery(): Promise<void> {
    return this.reader.end()
  }

  // biome-ignore lint/correctness/useYield: part of kysely's interface, used by nobody
  async *streamQuery(): AsyncIterableIterator<never> {
    return refuse()
  }
}

async function refuse(): Promise<never> {
  throw new Error('Readers run single statements only.')
}

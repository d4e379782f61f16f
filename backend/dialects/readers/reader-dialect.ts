import { type DatabaseConnection, type Dialect, type Driver, type QueryResult, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { type Reader, startReader } from './reader.ts'

/** One that nobody has needed for so long ends, but for the last: to start it takes longer than most questions. */
const REST_MS = 60_000

/** Reads a SQLite file in processes of their own: as many at once as are asked for, each started when none is free. */
export function readerDialect(file: string, restMs = REST_MS): Dialect {
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () => readerDriver(file, restMs),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

function readerDriver(file: string, restMs: number): Driver {
  const all = new Set<ReaderConnection>()
  const resting = new Resting(restMs, (connection) => {
    all.delete(connection)
    void connection.reader.end()
  })
  return {
    init: async () => undefined,
    async acquireConnection() {
      for (let next = resting.take(); next; next = resting.take()) {
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
      else resting.add(connection)
    },
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    async destroy() {
      resting.close()
      await Promise.all([...all].map(({ reader }) => reader.end()))
    },
  }
}

/** Connections without work. The one that was needed last is taken first, so that those who rest longest stand in front. */
class Resting {
  readonly #ms: number
  readonly #onRested: (connection: ReaderConnection) => void
  readonly #waiting: { readonly connection: ReaderConnection; readonly since: number }[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(ms: number, onRested: (connection: ReaderConnection) => void) {
    this.#ms = ms
    this.#onRested = onRested
  }

  take(): ReaderConnection | undefined {
    return this.#waiting.pop()?.connection
  }

  add(connection: ReaderConnection): void {
    this.#waiting.push({ connection, since: performance.now() })
    this.#lookLater()
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #lookLater(): void {
    if (this.#waiting.length > 1) this.#timer ??= setTimeout(() => this.#look(), this.#ms).unref()
  }

  #look(): void {
    this.#timer = undefined
    const now = performance.now()
    const rested = this.#waiting.slice(0, -1).filter(({ since }) => now - since >= this.#ms)
    this.#waiting.splice(0, rested.length)
    for (const { connection } of rested) this.#onRested(connection)
    this.#lookLater()
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

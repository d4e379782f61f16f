import type { KyselyPlugin } from 'kysely'
import type { Connection } from './database.ts'

/** A statement of a transaction that is over: on SQLite it would go into whichever comes next. */
export class EndedError extends Error {
  override readonly name = 'EndedError'

  constructor() {
    super('The transaction has ended.')
  }
}

/** The connection of one transaction, which takes no statement any more when that has ended. */
export function whileRunning(connection: Connection, isRunning: () => boolean): Connection {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (!isRunning()) throw new EndedError()
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return connection.withPlugin(plugin)
}

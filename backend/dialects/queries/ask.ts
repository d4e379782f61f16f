import type { ConnectionProvider, DatabaseConnection, QueryExecutorProvider, RawBuilder } from 'kysely'
import { AskerGoneError, QueryTimeoutError } from '../failure.ts'
import type { Turns } from './turns.ts'

/** Who asks something that may take long. */
export interface Asker {
  /** Who shares one part of what can be asked at once, such as all of one address. */
  readonly client: string
  /** Whether it may take what is kept from strangers: superusers, and the process itself. */
  readonly trusted: boolean
  /** Aborted when nobody waits for the answer any more; asked for only where something takes long. */
  readonly signal?: () => AbortSignal
  /** Which part of the deadline its statements may take together; all of it without this. */
  readonly share?: number
}

/**
 * Runs a statement that reads and gives its rows. Rejects with a `QueryTimeoutError` past the deadline, a `BusyError` when too
 * many others ask, an `AskerGoneError` when the asker has left; the statement is being ended then.
 */
export type Ask = <T>(statement: RawBuilder<T>) => Promise<readonly T[]>

export interface AskingOptions {
  /** Connections that know how to cancel what they run. */
  readonly connections: QueryExecutorProvider
  readonly turns: Turns
  /** How long all statements of one asker may take together. */
  readonly milliseconds: number
  /** Whether an error says that the engine itself has ended a statement for its time. */
  readonly isTimeout: (error: unknown) => boolean
}

/** A quick statement is not cancelled when its asker leaves: that costs more than its end, and could be done on purpose. */
const GRACE_MS = 300
/** Which part of the deadline is slow. */
const SLOW_PART = 0.25

/** Gives an asker its way to ask: in turn, under one deadline for all that it asks, and no longer than it is there. */
export function openAsking({ connections, turns, milliseconds, isTimeout }: AskingOptions): (asker: Asker) => Ask {
  return (asker) => {
    let left = milliseconds * (asker.share ?? 1)
    return async <T>(statement: RawBuilder<T>) => {
      if (left <= 0) throw new QueryTimeoutError()
      const leave = await turns.take(asker, left)
      const cancelled = Promise.withResolvers<never>()
      const executor = connections.getExecutor()
      const onCancel = (reason: Error) => {
        left = 0
        cancelled.reject(reason)
      }
      let took = 0
      const answered = executor.provideConnection(async (connection) => {
        await connection.collectSessionInfo?.()
        const began = performance.now()
        const watch = watchOver({ connection, executor, signal: asker.signal, milliseconds: left, onCancel })
        try {
          return (await connection.executeQuery<T>(statement.compile(connections))).rows
        } catch (error) {
          throw isTimeout(error) ? new QueryTimeoutError() : error
        } finally {
          took = performance.now() - began
          await watch.end()
        }
      })
      // The place is taken until the statement has really ended, which the asker does not wait for: in the midst of comparing one
      // long text PostgreSQL does not hear that it is cancelled.
      const ended = answered.finally(() => leave(took > milliseconds * SLOW_PART))
      return Promise.race([cancelled.promise, ended]).finally(() => {
        left -= took
      })
    }
  }
}

interface Watched {
  readonly connection: DatabaseConnection
  readonly executor: ConnectionProvider
  readonly signal: Asker['signal']
  readonly milliseconds: number
  /** Told why the statement is cancelled. */
  readonly onCancel: (reason: Error) => void
}

interface Watch {
  /** Resolves once no cancelling is under way, which could hit the connection's next statement. */
  end(): Promise<void>
}

/** Cancels what the connection runs when its time is over or nobody waits for it any more. */
function watchOver({ connection, executor, signal, milliseconds, onCancel }: Watched): Watch {
  let cancelling: Promise<void> | undefined
  const cancel = (reason: Error) => {
    onCancel(reason)
    // Where it fails, the engine's own limit ends the statement.
    cancelling ??= connection.cancelQuery?.((use) => executor.provideConnection(use)).catch(() => undefined)
  }
  const onGone = () => cancel(new AskerGoneError())
  let watched: AbortSignal | undefined
  const watchForLeaving = () => {
    watched = signal?.()
    watched?.addEventListener('abort', onGone, { once: true })
    if (watched?.aborted) onGone()
  }
  const timers = [setTimeout(() => cancel(new QueryTimeoutError()), milliseconds), setTimeout(watchForLeaving, GRACE_MS)]
  return {
    async end() {
      for (const timer of timers) clearTimeout(timer)
      watched?.removeEventListener('abort', onGone)
      await cancelling
    },
  }
}

import { appendAudit } from '../dialects/audit/append.ts'
import type { Connection } from '../dialects/database.ts'
import { EndedError, whileRunning } from '../dialects/while-running.ts'
import { Notes } from './audit/notes.ts'
import type { Known } from './collections/known.ts'
import type { Operator } from './model/audit.ts'
import type { CollectionSet } from './model/collection.ts'
import type { Core, Task, TransactionCore } from './model/core.ts'
import { KNOWN_CHANGED } from './realtime/peers.ts'

/** What a process knows of its database at this moment. */
export class KnownNow {
  #known: Known
  readonly #onCollections: (before: CollectionSet, after: CollectionSet) => void

  /** `onCollections` is told when the collections have become others. */
  constructor(known: Known, onCollections: (before: CollectionSet, after: CollectionSet) => void) {
    this.#known = known
    this.#onCollections = onCollections
  }

  get value(): Known {
    return this.#known
  }

  change(part: Partial<Known>): void {
    const before = this.#known.collections
    this.#known = { ...this.#known, ...part }
    if (part.collections) this.#onCollections(before, part.collections)
  }
}

/** What one transaction has changed so far, and what waits for its end. */
interface State {
  seen: Partial<Known>
  readonly operator: Operator | undefined
  readonly notes: Notes
  readonly afterCommit: Task[]
  readonly afterRollback: Task[]
  /** Set when its work is done or given up: what still runs of it must change nothing more. */
  hasEnded: boolean
}

interface Process {
  readonly root: Core
  readonly known: KnownNow
  /** A task after the end of a transaction failed. */
  readonly onError: (error: unknown) => void
}

/** Does the work in one transaction of the process's core. What it changes holds from the commit on, then its tasks run. */
export async function inTransaction<T>(process: Process, work: (core: TransactionCore) => Promise<T>, operator?: Operator): Promise<T> {
  const state: State = { seen: {}, operator, notes: new Notes(), afterCommit: [], afterRollback: [], hasEnded: false }
  try {
    const result = await process.root.database.transaction((connection) => workOn(process, { connection, state, work }))
    process.known.change(state.seen)
    await runAll(process, state.afterCommit)
    return result
  } catch (error) {
    await runAll(process, state.afterRollback)
    throw error
  }
}

interface Work<T> {
  readonly connection: Connection
  readonly state: State
  readonly work: (core: TransactionCore) => Promise<T>
}

/** Other processes are told in the transaction itself that collections or settings have changed; last comes the operators' log. */
async function workOn<T>(process: Process, { connection, state, work }: Work<T>): Promise<T> {
  const running = whileRunning(connection, () => !state.hasEnded)
  const done = await work(coreInside(process, running, state)).finally(() => {
    state.hasEnded = true
  })
  if (Object.keys(state.seen).length > 0) await process.root.database.notices?.tell(connection, [KNOWN_CHANGED])
  const entries = state.operator ? state.notes.entries(state.operator, process.root.now()) : []
  if (entries.length > 0) await appendAudit(process.root.database, connection, entries)
  return done
}

/** The core inside a transaction: what the root is, on the transaction's connection, with what it has changed so far. */
function coreInside({ root, known }: Process, connection: Connection, state: State): TransactionCore {
  const core: TransactionCore = {
    ...root,
    connection,
    operator: state.operator,
    note: (done) => state.operator && state.notes.add(done),
    ask: async (statement) => (await statement.execute(connection)).rows,
    get collections() {
      return state.seen.collections ?? known.value.collections
    },
    get settings() {
      return state.seen.settings ?? known.value.settings
    },
    inBackground: (task) => void state.afterCommit.push(() => root.inBackground(task)),
    inTransaction: (work) => work(core),
    replaceCollections(collections) {
      state.seen = { ...state.seen, collections }
    },
    replaceSettings(settings) {
      state.seen = { ...state.seen, settings }
    },
    afterCommit: (task) => void state.afterCommit.push(task),
    afterRollback(task) {
      if (state.hasEnded) throw new EndedError()
      state.afterRollback.push(task)
    },
  }
  return core
}

async function runAll({ root, onError }: Process, tasks: readonly Task[]): Promise<void> {
  for (const task of tasks) {
    try {
      await task(root)
    } catch (error) {
      onError(error)
    }
  }
}

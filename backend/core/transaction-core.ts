import type { Connection } from '../dialects/database.ts'
import { EndedError } from '../dialects/while-running.ts'
import type { Core, Task, TransactionCore } from './core.ts'
import type { Known } from './load-known.ts'

export interface Tasks {
  readonly afterCommit: Task[]
  readonly afterRollback: Task[]
}

export interface TransactionState {
  seen(): Known
  change(part: Partial<Known>): void
  readonly tasks: Tasks
  /** Set when its work is done or given up: what still runs of it must change nothing more. */
  hasEnded: boolean
}

/** The core inside a transaction: what `root` is, on the transaction's connection, with what it has changed so far. */
export function transactionCore(root: Core, connection: Connection, state: TransactionState): TransactionCore {
  const { seen, change, tasks } = state
  const core: TransactionCore = {
    database: root.database,
    connection,
    get collections() {
      return seen().collections
    },
    get settings() {
      return seen().settings
    },
    files: root.files,
    mailer: root.mailer,
    accounts: root.accounts,
    loginNotices: root.loginNotices,
    emptySearches: root.emptySearches,
    thumbs: root.thumbs,
    realtime: root.realtime,
    announcements: root.announcements,
    peers: root.peers,
    reload: () => root.reload(),
    jobs: root.jobs,
    backups: root.backups,
    now: root.now,
    inBackground: (task) => void tasks.afterCommit.push(() => root.inBackground(task)),
    settled: () => root.settled(),
    inTransaction: (work) => work(core),
    replaceCollections: (collections) => change({ collections }),
    replaceSettings: (settings) => change({ settings }),
    afterCommit(task) {
      tasks.afterCommit.push(task)
    },
    afterRollback(task) {
      if (state.hasEnded) throw new EndedError()
      tasks.afterRollback.push(task)
    },
  }
  return core
}

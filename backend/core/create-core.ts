import type { Connection, Database } from '../dialects/database.ts'
import { whileRunning } from '../dialects/while-running.ts'
import { createAccountMemory } from './auth/account-memory.ts'
import type { LoginNotices } from './auth/login-changed.ts'
import { createBackground } from './background.ts'
import type { Backups } from './backups/backups.ts'
import type { Core, Task } from './core.ts'
import { internalJobs } from './cron/internal-jobs.ts'
import { createJobs } from './cron/jobs.ts'
import type { FileStorage } from './files/file-storage.ts'
import { createThumbs } from './files/thumbs.ts'
import { type Known, loadKnown } from './load-known.ts'
import type { Mailer } from './mails/mailer.ts'
import { KNOWN_CHANGED } from './peers/notice.ts'
import { createPeers } from './peers/peers.ts'
import { createAnnouncements } from './realtime/announcements.ts'
import { createHub } from './realtime/hub.ts'
import { endStaleLogins } from './realtime/stale-logins.ts'
import { createEmptySearches } from './records/empty-searches.ts'
import { type Tasks, type TransactionState, transactionCore } from './transaction-core.ts'

export interface CoreOptions extends Known {
  readonly database: Database
  readonly files: FileStorage
  readonly mailer: Mailer
  readonly backups?: Backups | undefined
  readonly loginNotices?: LoginNotices | undefined
  readonly now: () => Date
  /** Reads what is stored now; with other defaults than the server's own, where it is named. */
  readonly load?: (connection: Connection) => Promise<Known>
  /** A task after the end of a transaction failed: it changes nothing for whoever asked. */
  readonly onError: (error: unknown) => void
}

/** The root core of a process. `collections` and `settings` are those stored now. */
export function createCore({ database, files, mailer, backups, loginNotices, now, load = loadKnown, onError, ...stored }: CoreOptions): Core {
  let known: Known = stored
  const background = createBackground(onError)
  const root: Core = {
    database,
    connection: database.connection,
    get collections() {
      return known.collections
    },
    get settings() {
      return known.settings
    },
    files,
    mailer,
    accounts: createAccountMemory(),
    loginNotices,
    emptySearches: createEmptySearches(),
    thumbs: createThumbs(files),
    realtime: createHub(),
    announcements: createAnnouncements(background),
    peers: createPeers(() => root),
    async reload() {
      const before = known.collections
      known = await load(database.connection)
      endStaleLogins(root.realtime, before, known.collections)
    },
    jobs: createJobs(),
    backups,
    now,
    inBackground: (task) => background.run(task),
    settled: () => background.settled(),
    async inTransaction(work) {
      const tasks: Tasks = { afterCommit: [], afterRollback: [] }
      let seen: Partial<Known> = {}
      const change = (part: Partial<Known>) => {
        seen = { ...seen, ...part }
      }
      const state: TransactionState = { seen: () => ({ ...known, ...seen }), change, tasks, hasEnded: false }
      try {
        const result = await database.transaction(async (connection) => {
          const inside = transactionCore(
            root,
            whileRunning(connection, () => !state.hasEnded),
            state,
          )
          const done = await work(inside).finally(() => {
            state.hasEnded = true
          })
          if (Object.keys(seen).length > 0) await database.notices?.tell(connection, [KNOWN_CHANGED])
          return done
        })
        const before = known.collections
        known = { ...known, ...seen }
        if (seen.collections) endStaleLogins(root.realtime, before, known.collections)
        await runAll(tasks.afterCommit, root, onError)
        return result
      } catch (error) {
        await runAll(tasks.afterRollback, root, onError)
        throw error
      }
    },
  }
  for (const job of internalJobs(root)) root.jobs.add(job)
  return root
}

async function runAll(tasks: readonly Task[], root: Core, onError: (error: unknown) => void): Promise<void> {
  for (const task of tasks) {
    try {
      await task(root)
    } catch (error) {
      onError(error)
    }
  }
}

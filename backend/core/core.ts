import type { Connection, Database } from '../dialects/database.ts'
import type { AccountMemory } from './auth/account-memory.ts'
import type { LoginNotices } from './auth/login-changed.ts'
import type { Backups } from './backups/backups.ts'
import type { CollectionSet } from './collections/collection-set.ts'
import type { Jobs } from './cron/jobs.ts'
import type { FileStorage } from './files/file-storage.ts'
import type { Thumbs } from './files/thumbs.ts'
import type { Mailer } from './mails/mailer.ts'
import type { Peers } from './peers/notice.ts'
import type { Announcements } from './realtime/announcements.ts'
import type { RealtimeHub } from './realtime/hub.ts'
import type { EmptySearches } from './records/empty-searches.ts'
import type { Settings } from './settings/settings.ts'

/**
 * What every function of `core/` works on: one database as seen by one request. Inside `inTransaction` the given core
 * writes and reads in that transaction, and its collections are those that the transaction sees.
 */
export interface Core {
  readonly database: Database
  readonly connection: Connection
  /** Changes when a collection is saved; read it anew after each await. */
  readonly collections: CollectionSet
  readonly settings: Settings
  /** The files of records. */
  readonly files: FileStorage
  readonly mailer: Mailer
  /** What this process remembers of accounts between requests. */
  readonly accounts: AccountMemory
  readonly loginNotices: LoginNotices | undefined
  /** What this process remembers of lists that found nothing. */
  readonly emptySearches: EmptySearches
  readonly thumbs: Thumbs
  /** Who is connected to hear of events. */
  readonly realtime: RealtimeHub
  readonly announcements: Announcements
  /** Other processes on the same database. */
  readonly peers: Peers
  /** Reads collections and settings anew: another process has changed them. */
  reload(): Promise<void>
  /** What this process does by the clock. */
  readonly jobs: Jobs
  /** Only the embedded database has them. */
  readonly backups: Backups | undefined
  now(): Date
  /** Does what no answer waits for, in a transaction after its commit. What fails is reported. */
  inBackground(task: () => Promise<void>): void
  /** Waits for what was begun with `inBackground`. */
  settled(): Promise<void>
  /** Nested calls join the outer transaction. */
  inTransaction<T>(work: (core: TransactionCore) => Promise<T>): Promise<T>
}

export interface TransactionCore extends Core {
  /** Makes changed collections visible inside; they replace the outer ones after the commit. */
  replaceCollections(collections: CollectionSet): void
  /** Likewise for settings. */
  replaceSettings(settings: Settings): void
  /** Runs after the commit, not at all when it rolls back: events, removed files. */
  afterCommit(task: Task): void
  /** Runs when it rolls back, not at all when it commits: files written for nothing. */
  afterRollback(task: Task): void
}

/** Gets the core outside the transaction, which has ended. */
export type Task = (root: Core) => void | Promise<void>

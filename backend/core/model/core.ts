import type { Limits } from '#limits'
import type { Connection, Database } from '../../dialects/database.ts'
import type { Ask, Asker } from '../../dialects/queries/ask.ts'
import type { AccountMemory } from './accounts.ts'
import type { Done, Operator } from './audit.ts'
import type { CollectionSet } from './collection.ts'
import type { FileStorage, Thumbs } from './files.ts'
import type { Mailer } from './mail.ts'
import type { LoginNotices, RecordNotices } from './notices.ts'
import type { Announcements, Peers, RealtimeHub, RecordEvent } from './realtime.ts'
import type { StoredRecord } from './record.ts'
import type { Settings } from './settings.ts'
import type { Totals } from './totals.ts'
import type { Backups, Jobs, Place } from './upkeep.ts'

/**
 * Slows down who asks again and again for records that the list rule hides, to learn of them from the time an answer
 * takes (contract 2.3).
 */
export interface EmptySearches {
  /** Counts a list of this collection with rule and filter that found nothing; past the third in three seconds it waits. */
  take(collectionId: string, clientAddress: string): Promise<void>
}

/** Told of records by whoever writes them; what is announced goes out once the change is committed. */
export interface RecordEvents {
  /** A record was created or updated. */
  saved(core: TransactionCore, event: RecordEvent): void
  /**
   * Decides who may hear that a record is deleted, and each that may go with it, while all of them are still there. What it gives
   * tells of the deletion of one of them.
   */
  decideDeletions(core: TransactionCore, record: StoredRecord): Promise<(deleted: StoredRecord) => void>
}

/**
 * What every function of `core/` works on: one database as seen by one request. Inside `inTransaction` the given core
 * writes and reads in that transaction, and its collections are those that the transaction sees.
 */
export interface Core {
  readonly database: Database
  readonly connection: Connection
  /**
   * Reads what may take long: lists, counts, expands, rules that join. Nobody else waits for it, and it ends at the deadline. In
   * a transaction it is the same as `connection`.
   */
  readonly ask: Ask
  /** Changes when a collection is saved; read it anew after each await. */
  readonly collections: CollectionSet
  readonly settings: Settings
  /** The files of records. */
  readonly files: FileStorage
  readonly mailer: Mailer
  /** Where requests are counted. */
  readonly limits: Limits
  /** What this process remembers of accounts between requests. */
  readonly accounts: AccountMemory
  readonly loginNotices: LoginNotices | undefined
  readonly recordNotices: RecordNotices | undefined
  /** Whose changes are written into the operators' log; undefined for visitors, and for what the program does by itself. */
  readonly operator: Operator | undefined
  /** What this process remembers of lists that found nothing. */
  readonly emptySearches: EmptySearches
  readonly totals: Totals
  readonly thumbs: Thumbs
  /** Who is connected to hear of events. */
  readonly realtime: RealtimeHub
  readonly announcements: Announcements
  readonly events: RecordEvents
  /** Other processes on the same database. */
  readonly peers: Peers
  /** Reads collections and settings anew: another process has changed them. */
  reload(): Promise<void>
  /** What this process does by the clock. */
  readonly jobs: Jobs
  /** Only the embedded database has them. */
  readonly backups: Backups | undefined
  readonly place: Place
  now(): Date
  /** Does what no answer waits for, in a transaction after its commit. What fails is reported. */
  inBackground(task: () => Promise<void>): void
  /** Waits for what was begun with `inBackground`. */
  settled(): Promise<void>
  /** Nested calls join the outer transaction. `operator` stands in for the core's own. */
  inTransaction<T>(work: (core: TransactionCore) => Promise<T>, operator?: Operator): Promise<T>
}

/** The core inside a transaction, and what only there can be done. */
export interface TransactionCore extends Core {
  /** Makes changed collections visible inside; they replace the outer ones after the commit. */
  replaceCollections(collections: CollectionSet): void
  /** Likewise for settings. */
  replaceSettings(settings: Settings): void
  /** Has the operators' log say, from the commit on, what the operator did; nothing where there is none. */
  note(done: Done): void
  /** Runs after the commit, not at all when it rolls back: events, removed files. */
  afterCommit(task: Task): void
  /** Runs when it rolls back, not at all when it commits: files written for nothing. */
  afterRollback(task: Task): void
}

/** Gets the core outside the transaction, which has ended. */
export type Task = (root: Core) => void | Promise<void>

/** The core as one asker reads what is committed: all it asks shares one deadline, and ends when it leaves. */
export function askingAs(core: Core, asker: Asker): Core {
  const { database } = core
  // What a core holds may be replaced while it is used, so that it is inherited, not copied.
  return Object.create(core, { ask: { value: database.asking(asker) }, connection: { value: database.connection } })
}

/** The core as an operator works on it: what is changed through it is noted in the operators' log. */
export function operatedBy(core: Core, operator: Operator): Core {
  const inTransaction: Core['inTransaction'] = (work, other = operator) => core.inTransaction(work, other)
  return Object.create(core, { operator: { value: operator }, inTransaction: { value: inTransaction } })
}

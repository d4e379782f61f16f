import { type Limits, memoryLimits } from '#limits'
import type { Connection, Database } from '../dialects/database.ts'
import type { Asker } from '../dialects/queries/ask.ts'
import { createBackground } from '../tools/tasks.ts'
import { createAccountMemory } from './auth/account-memory.ts'
import { type Known, loadKnown } from './collections/known.ts'
import { createJobs, internalJobs } from './cron/jobs.ts'
import { type DrawThumb, drawThumb as drawHere } from './files/draw-thumb.ts'
import { createThumbs } from './files/thumbs.ts'
import type { Core } from './model/core.ts'
import type { FileStorage } from './model/files.ts'
import type { Mailer } from './model/mail.ts'
import type { LoginNotices, RecordNotices } from './model/notices.ts'
import type { Backups, Place } from './model/upkeep.ts'
import { createTotals } from './query/kept-totals.ts'
import { createAnnouncements, recordEvents } from './realtime/events.ts'
import { endStaleLogins, Hub } from './realtime/hub.ts'
import { createPeers } from './realtime/peers.ts'
import { createEmptySearches } from './records/request-read.ts'
import { inTransaction, KnownNow } from './transaction.ts'

export interface CoreOptions extends Known {
  readonly database: Database
  readonly files: FileStorage
  /** Draws thumbnails; in this process when nobody else does. */
  readonly drawThumb?: DrawThumb | undefined
  readonly mailer: Mailer
  readonly backups?: Backups | undefined
  readonly place?: Place
  readonly loginNotices?: LoginNotices | undefined
  readonly recordNotices?: RecordNotices | undefined
  /** Where requests are counted; without it in this process alone. */
  readonly limits?: Limits | undefined
  readonly now: () => Date
  /** Reads what is stored now; with other defaults than the server's own, where it is named. */
  readonly load?: (connection: Connection) => Promise<Known>
  /** A task after the end of a transaction failed: it changes nothing for whoever asked. */
  readonly onError: (error: unknown) => void
}

/** What the process asks of itself, in nobody's name. */
const OURSELVES: Asker = { client: '', trusted: true }

/** The root core of a process. `collections` and `settings` are those stored now. */
export function createCore({ limits = memoryLimits(), load = loadKnown, onError, drawThumb = drawHere, place = {}, ...given }: CoreOptions): Core {
  const { database, files, mailer, backups, loginNotices, recordNotices, now, collections, settings } = given
  const background = createBackground(onError)
  const realtime = new Hub(limits)
  const known = new KnownNow({ collections, settings }, (before, after) => endStaleLogins(realtime, before, after))
  const root: Core = {
    ...{ database, files, mailer, limits, loginNotices, recordNotices, realtime, backups, place, now },
    connection: database.connection,
    ask: (statement) => database.asking(OURSELVES)(statement),
    get collections() {
      return known.value.collections
    },
    get settings() {
      return known.value.settings
    },
    accounts: createAccountMemory(limits),
    operator: undefined,
    emptySearches: createEmptySearches(limits),
    totals: createTotals(),
    thumbs: createThumbs(files, drawThumb),
    announcements: createAnnouncements(background, realtime),
    events: recordEvents,
    peers: createPeers(() => root),
    reload: async () => known.change(await load(database.connection)),
    jobs: createJobs(),
    inBackground: (task) => background.run(task),
    settled: () => background.settled(),
    inTransaction: (work, operator) => inTransaction({ root, known, onError }, work, operator),
  }
  for (const job of internalJobs(root)) root.jobs.add(job)
  return root
}

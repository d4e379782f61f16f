import { join } from 'node:path'
import type { Limits } from '#limits'
import { migrate } from '../dialects/migrate.ts'
import { openDatabase } from '../dialects/open.ts'
import { openBackups } from './backups/create-backup.ts'
import type { CollectionInput } from './collections/input.ts'
import { loadKnown } from './collections/known.ts'
import { ensureCollections, ensureSystemCollections } from './collections/system.ts'
import { createCore } from './create-core.ts'
import type { DrawThumb } from './files/draw-thumb.ts'
import { localFiles } from './files/local-files.ts'
import { chosenFiles } from './files/storage.ts'
import { openMailer } from './mails/open-mailer.ts'
import type { Core } from './model/core.ts'
import type { LoginNotices, RecordNotices } from './model/notices.ts'
import type { MetaSettings, S3Settings } from './model/settings.ts'
import { configureProviders, type SignInProviders } from './oauth2/provider.ts'
import { followPeers } from './realtime/peers.ts'

/** Where the data lie, and what the program around adds to them. */
export interface OpenOptions {
  /** Folder of the embedded database and of stored files; made when missing. */
  readonly dataDir: string
  /** `postgres://…`; without it the database is embedded in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** How long, in seconds, what a request asks of the database may take. */
  readonly querySeconds?: number | undefined
  /** A bucket for stored files, unless the settings name another; without either they lie in `dataDir`. */
  readonly s3?: S3Settings | undefined
  /** Draws thumbnails, which strangers' pictures are made of: whoever opens the backend says where. Without it in this process. */
  readonly drawThumb?: DrawThumb | undefined
  /** Collections that are created when they are missing. */
  readonly collections: readonly CollectionInput[]
  /** Services that records of a collection may sign in with; without any it keeps what a superuser has set. */
  readonly signIn?: SignInProviders | undefined
  /** What is written down when somebody's login changes. */
  readonly loginNotices?: LoginNotices | undefined
  /** What is written down when records change. */
  readonly recordNotices?: RecordNotices | undefined
  /** `smtp://…` or `smtps://…`; without it mails go over the settings' SMTP server, else into `dataDir/outbox`. */
  readonly smtpUrl?: string | undefined
  /** Name, address and sender of the application until a superuser sets others. */
  readonly meta?: Partial<MetaSettings> | undefined
  /** Where requests are counted, closed with the rest; without it in this process alone. */
  readonly limits?: Limits | undefined
  readonly now: () => Date
  /** Told of what went wrong inside: never of what visitors sent. */
  readonly onError: (error: unknown) => void
}

/** Opens the database and brings it up to date: tables, system collections, the product's own. */
export async function openCore({
  dataDir,
  databaseUrl,
  querySeconds,
  s3,
  drawThumb,
  collections,
  signIn,
  loginNotices,
  recordNotices,
  smtpUrl,
  meta,
  limits,
  now,
  onError,
}: OpenOptions): Promise<Core> {
  const database = openDatabase({ dataDir, databaseUrl, querySeconds, onIdleError: onError })
  await migrate(database)
  const { connection } = database
  const core: Core = createCore({
    database,
    ...(await loadKnown(connection, { meta })),
    load: (from) => loadKnown(from, { meta }),
    files: chosenFiles({ local: localFiles(join(dataDir, 'storage')), s3, settings: () => core.settings }),
    drawThumb,
    backups: databaseUrl ? undefined : openBackups(dataDir),
    place: { dataDir, s3 },
    loginNotices,
    recordNotices,
    mailer: openMailer({ smtpUrl, outbox: join(dataDir, 'outbox') }),
    limits,
    now,
    onError,
  })
  await ensureSystemCollections(core)
  await ensureCollections(core, collections)
  await followPeers(core)
  if (signIn) await configureProviders(core, signIn)
  return core
}

/** Waits for what is under way, then lets go of database, mail server and counts. */
export async function closeCore(core: Core): Promise<void> {
  core.realtime.close()
  await core.settled()
  core.mailer.close()
  await core.limits.close()
  await core.database.close()
}

import { join } from 'node:path'
import { migrate } from '../dialects/migrate.ts'
import { openDatabase } from '../dialects/open.ts'
import type { LoginNotices } from './auth/login-changed.ts'
import { openBackups } from './backups/backups.ts'
import type { CollectionInput } from './collections/input.ts'
import { ensureCollections, ensureSystemCollections } from './collections/system.ts'
import type { Core } from './core.ts'
import { createCore } from './create-core.ts'
import { chosenFiles } from './files/chosen-files.ts'
import { localFiles } from './files/local-files.ts'
import { loadKnown } from './load-known.ts'
import { openMailer } from './mails/open-mailer.ts'
import { configureProviders, type SignInProviders } from './oauth2/configure.ts'
import { followPeers } from './peers/peers.ts'
import type { MetaSettings, S3Settings } from './settings/settings.ts'

export interface OpenOptions {
  /** Folder of the embedded database and of stored files; made when missing. */
  readonly dataDir: string
  /** `postgres://…`; without it the database is embedded in `dataDir`. */
  readonly databaseUrl?: string | undefined
  /** A bucket for stored files, unless the settings name another; without either they lie in `dataDir`. */
  readonly s3?: S3Settings | undefined
  /** Collections that are created when they are missing. */
  readonly collections: readonly CollectionInput[]
  /** Services that records of a collection may sign in with; without any it keeps what a superuser has set. */
  readonly signIn?: SignInProviders | undefined
  /** What is written down when somebody's login changes. */
  readonly loginNotices?: LoginNotices | undefined
  /** `smtp://…` or `smtps://…`; without it mails go over the settings' SMTP server, else into `dataDir/outbox`. */
  readonly smtpUrl?: string | undefined
  /** Name, address and sender of the application until a superuser sets others. */
  readonly meta?: Partial<MetaSettings> | undefined
  readonly now: () => Date
  /** Told of what went wrong inside: never of what visitors sent. */
  readonly onError: (error: unknown) => void
}

/** Opens the database and brings it up to date: tables, system collections, the product's own. */
export async function openCore({
  dataDir,
  databaseUrl,
  s3,
  collections,
  signIn,
  loginNotices,
  smtpUrl,
  meta,
  now,
  onError,
}: OpenOptions): Promise<Core> {
  const database = openDatabase({ dataDir, databaseUrl, onIdleError: onError })
  await migrate(database)
  const { connection } = database
  const core: Core = createCore({
    database,
    ...(await loadKnown(connection, { meta })),
    load: (from) => loadKnown(from, { meta }),
    files: chosenFiles({ local: localFiles(join(dataDir, 'storage')), s3, settings: () => core.settings }),
    backups: databaseUrl ? undefined : openBackups(dataDir),
    loginNotices,
    mailer: openMailer({ smtpUrl, outbox: join(dataDir, 'outbox') }),
    now,
    onError,
  })
  await ensureSystemCollections(core)
  await ensureCollections(core, collections)
  await followPeers(core)
  if (signIn) await configureProviders(core, signIn)
  return core
}

/** Waits for what is under way, then lets go of database and mail server. */
export async function closeCore(core: Core): Promise<void> {
  core.realtime.close()
  await core.settled()
  core.mailer.close()
  await core.database.close()
}

import { join } from 'node:path'
import { createApp } from './apis/app.ts'
import type { Wire } from './apis/body-limits.ts'
import { endpoints } from './apis/endpoints.ts'
import { issueSuperuserToken, upsertSuperuser } from './core/auth/superusers.ts'
import { startScheduler } from './core/cron/scheduler.ts'
import { type AuditReport, checkAudit, type ExpectedRow } from './core/logs/check-audit.ts'
import { createRequestLog } from './core/logs/request-log.ts'
import { type Letter, mailOf } from './core/mails/letter.ts'
import { openMailer } from './core/mails/open-mailer.ts'
import type { Operator } from './core/model/audit.ts'
import { operatedBy } from './core/model/core.ts'
import { defaultSettings, type MetaSettings } from './core/model/settings.ts'
import { type ImportReport, importData } from './core/moving/import-data.ts'
import { closeCore, type OpenOptions, openCore } from './core/open-core.ts'
import { typesOf } from './core/typing/write-types.ts'
import { excessRights } from './dialects/engine-sql.ts'
import { openSource } from './dialects/moving/source.ts'

export type { Wire } from './apis/body-limits.ts'
export { parseRange } from './apis/preconditions.ts'
export { pointRelations } from './core/collections/system.ts'
export type { AuditReport, ExpectedRow } from './core/logs/check-audit.ts'
export type { Letter } from './core/mails/letter.ts'
export type { LoginNotices, RecordNotices } from './core/model/notices.ts'
export type { SignInProvider } from './core/oauth2/provider.ts'
export { lockFolder, UnusableFolderError } from './dialects/check-file.ts'

/** What the backend is opened with; it reads the clock itself. */
export interface BackendOptions extends Omit<OpenOptions, 'now'> {
  /** Addresses of superusers that are programs: what these change does not stand in the operators' log. */
  readonly machinery?: readonly string[] | undefined
  /** Names of collections that hold nothing which lasts: single writes to them do not stand in the operators' log either. */
  readonly passing?: readonly string[] | undefined
}

/** An open backend: what the program around may ask of it. */
export interface Backend {
  /** Answers a request of the contract. */
  fetch(request: Request, wire: Wire): Promise<Response>
  /** Creates a superuser, or gives the one with this address a new password. */
  upsertSuperuser(email: string, password: string): Promise<void>
  /** A token of a superuser of its own for the program around: made when missing, with a password that nobody knows. */
  superuserToken(email: string, seconds: number): Promise<string>
  /** Rights of the database's role beyond its database, which a superuser's views would have too; none is as it should be. */
  excessRights(): Promise<readonly string[]>
  /** Sends a letter as the application's mails are sent. Rejects when nobody took it. */
  deliver(letter: Letter): Promise<void>
  /** Ends the connections that wait for events; their clients connect anew, to whoever answers then. */
  endConnections(): void
  /** Waits for what is under way and closes the database. */
  close(): Promise<void>
}

/** Whoever may start programs on the machine. */
const COMMAND: Operator = { id: '', collection: '', email: '', via: 'command', address: '' }

/**
 * Opens the database, brings it up to date and answers PocketBase's HTTP contract on it. Several backends may work on one
 * PostgreSQL database. On one folder one should serve (`lockFolder`): what a command changes beside it is seen, but for rules and settings.
 */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const core = await openCore({ ...options, now: () => new Date() })
  const log = createRequestLog(core)
  const scheduler = startScheduler(core)
  const app = createApp({ core, endpoints, machinery: options.machinery, passing: options.passing, onError: options.onError, onAnswer: log.add })
  return {
    fetch: app.fetch,
    upsertSuperuser: (email, password) => upsertSuperuser(operatedBy(core, COMMAND), email, password),
    superuserToken: (email, seconds) => issueSuperuserToken(core, { email, seconds }),
    excessRights: () => excessRights(core.database),
    deliver: (letter) => core.mailer.deliver(mailOf(letter, core.settings.meta), core.settings.smtp),
    endConnections: () => core.realtime.close(),
    async close() {
      scheduler.stop()
      await log.close().catch(options.onError)
      await closeCore(core)
    },
  }
}

/**
 * Takes a data folder of PocketBase into the configured database, which must hold no records yet. Throws a `MovingError`
 * with one sentence for whatever is in the way, and has then changed nothing. No other process may work on the database.
 */
export async function importFolder(options: BackendOptions, folder: string): Promise<ImportReport> {
  const source = openSource(folder)
  try {
    const core = await openCore({ ...options, now: () => new Date() })
    const storage = join(folder, 'storage')
    return await importData(core, { source, storage, collections: options.collections }).finally(() => closeCore(core))
  } finally {
    source.close()
  }
}

/** Follows the chain of the operators' log in the configured database; `expected` is a row that was kept elsewhere. */
export async function checkOperatorsLog(options: BackendOptions, expected?: ExpectedRow): Promise<AuditReport> {
  const core = await openCore({ ...options, now: () => new Date() })
  return checkAudit(core, expected).finally(() => closeCore(core))
}

/** TypeScript types of the collections in the configured database, for the official client. */
export async function collectionTypes(options: BackendOptions): Promise<string> {
  const core = await openCore({ ...options, now: () => new Date() })
  const types = typesOf(core.collections)
  await closeCore(core)
  return types
}

/** How letters go out. */
export interface MailerOptions {
  readonly smtpUrl?: string | undefined
  /** Folder for mails while there is no server. */
  readonly outbox: string
  readonly meta: Partial<MetaSettings>
}

/** Sends letters where the backend is another process: over `smtpUrl`, else into the folder. */
export function createMailer({ meta, ...options }: MailerOptions): Pick<Backend, 'deliver'> & { close(): void } {
  const mailer = openMailer(options)
  return {
    deliver: (letter) => mailer.deliver(mailOf(letter, { ...defaultSettings.meta, ...meta }), defaultSettings.smtp),
    close: mailer.close,
  }
}

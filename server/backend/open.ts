import { resolve } from 'node:path'
import { type Backend, type BackendOptions, createBackend, type LoginNotices } from '#backend'
import type { DrawThumb } from '#backend/pictures'
import type { Limits } from '#limits'
import { deskPresence, loginNotices, OWN_ACCOUNT, productCollections, recordNotices } from '#services'
import { forgottenPath, inLocale } from '#site'
import { company } from '#words/facts'
import type { Env } from '../env.ts'
import { openLimits } from '../limits.ts'
import type { Log } from '../log.ts'
import { signInProviders } from './sign-in-providers.ts'

/** The colour of the site's own buttons. */
const INK = '#0a1c36'

export interface OpenedWith {
  /** Draws thumbnails elsewhere than in this process's own threads. */
  readonly drawThumb?: DrawThumb
  /** Mails or messages were queued with changes of records. */
  readonly onNotices?: () => void
  /** Where requests are counted; those of the configuration without it. */
  readonly limits?: Limits
}

/** The backend as the configuration wants it, with the product's own collections. */
export function openBackend(
  env: Env,
  log: Log,
  { drawThumb, onNotices = () => undefined, limits = openLimits(env, log) }: OpenedWith = {},
): Promise<Backend> {
  return createBackend({
    ...backendOptions(env, log),
    ...{ drawThumb, limits },
    loginNotices: { records: noticesFor(env), stored: onNotices },
    recordNotices: { ...recordNotices(leadsTo(env)), stored: onNotices },
  })
}

/** Tells the operator where the database would let a superuser's views read files of its machine, or do more. */
export async function warnOfRights(backend: Pick<Backend, 'excessRights'>, log: Log): Promise<void> {
  const rights = await backend.excessRights()
  if (rights.length > 0)
    log.warn('the database role may do more than it needs: docs/operating.md, "A role of its own"', { rights: rights.join(', ') })
}

/** Who is told of leads and of confirmed test accesses. */
export function leadsTo({ LEADS_TO }: Pick<Env, 'LEADS_TO'>): string {
  return LEADS_TO ?? company.email
}

function noticesFor({ ORIGIN }: Env): LoginNotices['records'] {
  return (change) => loginNotices(change, (locale) => `${ORIGIN}${inLocale(forgottenPath, locale)}`)
}

/** What the configuration says of the backend. */
export function backendOptions(env: Env, log: Log): BackendOptions {
  return {
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    querySeconds: env.QUERY_TIMEOUT,
    s3: env.S3_URL,
    smtpUrl: env.SMTP_URL,
    meta: applicationMeta(env),
    collections: productCollections,
    signIn: { collection: 'users', providers: signInProviders(env) },
    machinery: [OWN_ACCOUNT],
    passing: [deskPresence.name],
    onError: (error) => log.error('backend', { error: String(error) }),
  }
}

/** What mails say of the application, and who sends them. */
export function applicationMeta({ ORIGIN }: Pick<Env, 'ORIGIN'>): NonNullable<BackendOptions['meta']> {
  return { appName: company.brand, appURL: ORIGIN, senderName: company.brand, senderAddress: company.email, accentColor: INK }
}

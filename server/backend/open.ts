import { resolve } from 'node:path'
import { type Backend, type BackendOptions, createBackend, type LoginNotices } from '#backend'
import { loginNotices } from '#services/account-notices'
import { productCollections } from '#services/collections'
import { forgottenPath } from '#site/access-paths'
import { inLocale } from '#site/routes'
import { company } from '#words/company'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { signInProviders } from './sign-in-providers.ts'

/** The colour of the site's own buttons. */
const INK = '#0a1c36'

/** The backend as the configuration wants it, with the product's own collections. `onNotices`: mails about an account were queued. */
export function openBackend(env: Env, log: Log, onNotices: () => void = () => undefined): Promise<Backend> {
  return createBackend({ ...backendOptions(env, log), loginNotices: { records: noticesFor(env), stored: onNotices } })
}

function noticesFor({ ORIGIN }: Env): LoginNotices['records'] {
  return (change) => loginNotices(change, (locale) => `${ORIGIN}${inLocale(forgottenPath, locale)}`)
}

/** What the configuration says of the backend. */
export function backendOptions(env: Env, log: Log): BackendOptions {
  return {
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    s3: env.S3_URL,
    smtpUrl: env.SMTP_URL,
    meta: applicationMeta(env),
    collections: productCollections,
    signIn: { collection: 'users', providers: signInProviders(env) },
    onError: (error) => log.error('backend', { error: String(error) }),
  }
}

/** What mails say of the application, and who sends them. */
export function applicationMeta({ ORIGIN }: Pick<Env, 'ORIGIN'>): NonNullable<BackendOptions['meta']> {
  return { appName: company.brand, appURL: ORIGIN, senderName: company.brand, senderAddress: company.email, accentColor: INK }
}

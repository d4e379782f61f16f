import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { ANALYTICS_HOST } from '#site'
import { localeBaseUrls, localeHosts, webUrl } from './env-locales.ts'
import { oauth2Client, oauth2OpenId } from './env-oauth2.ts'

const origin = webUrl
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search && !url.hash, 'must be scheme and host only, such as https://www.example.org')
  .transform((url) => url.origin)

const rootRedirect = z
  .string()
  .regex(/^30[1278] \/(?![/\\])\S*$/, 'must be a status and a path, such as "302 /products/zeugnisgenerator"')
  .transform((text) => ({ status: Number(text.slice(0, 3)), path: text.slice(4) }))

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address with postgres://' })

/** The bucket in an address such as `https://KEY:SECRET@s3.example.org/bucket?region=eu-central-1`. */
const s3Bucket = webUrl
  .transform((text) => new URL(text))
  .refine(
    (url) => url.username && url.password && /^\/[^/]+\/?$/.test(url.pathname),
    'must have key, secret and bucket: https://KEY:SECRET@HOST/BUCKET',
  )
  .transform((url) => ({
    enabled: true,
    endpoint: url.origin,
    bucket: decodeURIComponent(url.pathname.replaceAll('/', '')),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    forcePathStyle: url.searchParams.get('style') !== 'virtual',
  }))

const address = z.email('must be an e-mail address')

const smtpUrl = z.url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an address with smtp:// or smtps://' })

const schema = z.object({
  PORT: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 to 65535').max(65535, 'must be 0 to 65535').default(3000),
  ORIGIN: origin.optional(),
  DATA_DIR: z.string().min(1, 'must be a folder').default('./data'),
  WORKERS: z
    .string()
    .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, 'must be a number from 1 to 64, or auto')
    .transform((text) => (text === 'auto' ? availableParallelism() : Number(text)))
    .default(1),
  DATABASE_URL: databaseUrl.optional(),
  QUERY_TIMEOUT: z.coerce.number('must be a number of seconds').positive('must be more than 0').max(600, 'must be 600 at most').default(10),
  S3_URL: s3Bucket.optional(),
  SMTP_URL: smtpUrl.optional(),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/i, 'must be the name of a header, such as X-Real-IP')
    .optional(),
  LEADS_TO: address.optional(),
  ENGINE_TIMEOUT: z.coerce.number('must be a number of seconds').positive('must be more than 0').max(600, 'must be 600 seconds at most').default(5),
  BACKEND_URL: origin.optional(),
  BACKEND_TOKEN: z.string().optional(),
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key of letters, digits, "-" and "_"')
    .optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_URL: webUrl.transform((text) => text.replace(/(?<!\/)\/+$/, '')).default('https://www.google.com/recaptcha'),
  POSTHOG_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key of letters, digits, "-" and "_"')
    .optional(),
  POSTHOG_HOST: origin.default(ANALYTICS_HOST),
  POSTHOG_PERSON_PROFILES: z.enum(['identified_only', 'never', 'always'], 'must be identified_only, never or always').default('identified_only'),
  PB_SUPERUSER_EMAIL: z.string().optional(),
  PB_SUPERUSER_PASSWORD: z.string().optional(),
  OAUTH2_GOOGLE: oauth2Client.optional(),
  OAUTH2_MICROSOFT: oauth2Client.optional(),
  OAUTH2_GITHUB: oauth2Client.optional(),
  OAUTH2_OIDC: oauth2OpenId.optional(),
  LOGIN_URL: webUrl.transform((text) => new URL(text).href).optional(),
  ROOT_REDIRECT: rootRedirect.optional(),
  LOCALE_HOSTS: localeHosts.default(new Map()),
  LOCALE_BASE_URLS: localeBaseUrls.default({}),
})

export interface Env extends z.infer<typeof schema> {
  readonly ORIGIN: string
}

/** A variable of the environment that the site cannot work with. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}

/** The first says nothing without the second. */
const pairsOfVariables = [
  ['BACKEND_URL', 'BACKEND_TOKEN'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY'],
] as const

/** Whose values no log may show. */
const secrets = ['BACKEND_TOKEN', 'RECAPTCHA_SECRET']

/** A value as it may stand in a log: without the password of an address, and nothing of a sign-in provider's. */
function shown(name: string, value: string | undefined): string {
  if (name.startsWith('OAUTH2_') || secrets.includes(name)) return '***'
  return (value ?? '').replace(/(:\/\/[^:/@]*):[^/]*@/, '$1:***@')
}

/**
 * Reads the configuration once. An empty variable counts as not set.
 * Throws an `EnvironmentError` with one sentence for each wrong variable, naming it.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues
        .map(({ path: [key], message }) => `${String(key)} ${message} (it is "${shown(String(key), given[String(key)])}").`)
        .join('\n'),
    )
  }
  const lonely = pairsOfVariables.find(([one, other]) => given[one] && !given[other])
  if (lonely) throw new EnvironmentError(`${lonely[0]} needs ${lonely[1]} beside it.`)
  return { ...result.data, ORIGIN: result.data.ORIGIN ?? `http://localhost:${result.data.PORT}` }
}

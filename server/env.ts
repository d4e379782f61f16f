import { z } from 'zod'
import { isLocale, type Locale } from '#words/locales'

/** `name=value` pairs, separated by commas. */
function pairs(text: string): [string, string][] {
  return text.split(',').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
  })
}

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an address with http:// or https://' })

const origin = webUrl
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search && !url.hash, 'must be scheme and host only, such as https://www.example.org')
  .transform((url) => url.origin)

const rootRedirect = z
  .string()
  .regex(/^30[1278] \/(?![/\\])\S*$/, 'must be a status and a path, such as "302 /products/zeugnisgenerator"')
  .transform((text) => ({ status: Number(text.slice(0, 3)), path: text.slice(4) }))

const localeHosts = z
  .string()
  .transform(pairs)
  .refine(
    (all) => all.every(([host, code]) => /^[a-z0-9.-]+$/i.test(host) && isLocale(code)),
    'must be host=locale pairs, such as "example.org=de,example.com=en"',
  )
  .transform(
    (all): ReadonlyMap<string, Locale> => new Map(all.flatMap(([host, code]) => (isLocale(code) ? [[host.toLowerCase(), code] as const] : []))),
  )

const localeBaseUrls = z
  .string()
  .transform(pairs)
  .refine(
    (all) => all.every(([code, url]) => isLocale(code) && webUrl.safeParse(url).success),
    'must be locale=address pairs, such as "de=https://example.org,en=https://example.com"',
  )
  .transform((all): Partial<Record<Locale, string>> => Object.fromEntries(all))

const schema = z.object({
  PORT: z.coerce.number('must be a number').int('must be a whole number').min(0, 'must be 0 to 65535').max(65535, 'must be 0 to 65535').default(3000),
  ORIGIN: origin.optional(),
  DATA_DIR: z.string().min(1, 'must be a folder').default('./data'),
  LOGIN_URL: webUrl.transform((text) => new URL(text).href).default('https://recruiting.lotsenwerk.example/login'),
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

/**
 * Reads the configuration once. An empty variable counts as not set.
 * Throws an `EnvironmentError` with one sentence for each wrong variable, naming it.
 */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message} (it is "${given[String(issue.path[0])]}").`).join('\n'),
    )
  }
  return { ...result.data, ORIGIN: result.data.ORIGIN ?? `http://localhost:${result.data.PORT}` }
}

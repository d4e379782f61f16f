import { z } from 'zod'
import { isLocale, type Locale } from '#words/interface'

/** An address of the web. */
export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an address with http:// or https://' })

/** `name=value` pairs, separated by commas. */
function pairs(text: string): [string, string][] {
  return text.split(',').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
  })
}

/** Host names and their language, `example.org=de,example.com=en`. */
export const localeHosts = z
  .string()
  .transform(pairs)
  .refine(
    (all) => all.every(([host, code]) => /^[a-z0-9.-]+$/i.test(host) && isLocale(code)),
    'must be host=locale pairs, such as "example.org=de,example.com=en"',
  )
  .transform(
    (all): ReadonlyMap<string, Locale> => new Map(all.flatMap(([host, code]) => (isLocale(code) ? [[host.toLowerCase(), code] as const] : []))),
  )

/** Where each language should be found, `de=https://example.org`. */
export const localeBaseUrls = z
  .string()
  .transform(pairs)
  .refine(
    (all) => all.every(([code, url]) => isLocale(code) && webUrl.safeParse(url).success),
    'must be locale=address pairs, such as "de=https://example.org,en=https://example.com"',
  )
  .transform((all): Partial<Record<Locale, string>> => Object.fromEntries(all))

import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { PublicConfig } from '#site'

export interface PolicySources {
  /** Of the inline scripts and styles that the pages really hold (`inlineSources`). */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Of a page rendered now, in place of script hashes. */
  readonly nonce?: string
  /** Where the captcha's script lies (`https://www.google.com/recaptcha`); nothing without a site key. */
  readonly captcha?: string
  /** Where events go (`https://eu.i.posthog.com`); nothing without a key. */
  readonly analytics?: string
}

/** The script at the captcha's address fetches the rest from here, whichever address that is. */
const CAPTCHA_PARTS = 'https://www.gstatic.com/recaptcha/'

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The Content-Security-Policy (CSP Level 3): own files only, inline parts by hash or nonce, no frames, no plugins. A captcha
 * opens it for its own script and frame, analytics for its events and the recorder's worker. What falls back to `default-src` is the
 * web manifest, whose own directive WebKitGTK takes for a mistake on every page's console, and fetching ahead (decision 025).
 */
export function contentSecurityPolicy({ scripts, styles, nonce, captcha, analytics }: PolicySources): string {
  const inlineScripts = nonce ? [`'nonce-${nonce}'`] : scripts
  const captchaSources = captcha ? [`${captcha}/`] : []
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts, ...captchaSources, ...(captcha ? [CAPTCHA_PARTS] : [])],
    'frame-src': captcha ? captchaSources : ["'none'"],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...captchaSources, ...(analytics ? analyticsHosts(analytics) : [])],
    'worker-src': ["'self'", ...(analytics ? ['blob:'] : [])],
    'media-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The provider's own servers give out a project's configuration at another host than they take events. */
function analyticsHosts(host: string): readonly string[] {
  const assets = host.replace(/^(https:\/\/(?:eu|us))(\.i\.posthog\.com)$/, '$1-assets$2')
  return assets === host ? [host] : [host, assets]
}

/** What the policy needs to know of the services that were set up. */
export function serviceSources({ captcha, analytics }: PublicConfig): Pick<PolicySources, 'captcha' | 'analytics'> {
  return { ...(captcha.siteKey && { captcha: captcha.base }), ...(analytics.key && { analytics: analytics.host }) }
}

const TWO_YEARS_S = 63_072_000

/** Headers of every answer of the site. */
export function commonHeaders(origin: string): OutgoingHttpHeaders {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(origin.startsWith('https:') && { 'strict-transport-security': `max-age=${TWO_YEARS_S}; includeSubDomains` }),
  }
}

const inlineScript = /<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs
const inlineStyle = /<style[^>]*>(.*?)<\/style>/gs

/** Sources that allow the inline scripts which run, and the styles, of a page. A part of a page's text would keep all of it in memory. */
export function inlineSources(page: string): Pick<PolicySources, 'scripts' | 'styles'> {
  const sourcesOf = (parts: RegExp) => [...page.matchAll(parts)].map(([, text = '']) => hashSource(text))
  return { scripts: sourcesOf(inlineScript), styles: sourcesOf(inlineStyle) }
}

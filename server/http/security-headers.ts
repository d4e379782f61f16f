import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'

export interface PolicySources {
  /** Texts of the inline scripts and styles that the pages really hold. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** Of a page rendered now, in place of script hashes. */
  readonly nonce?: string
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The Content-Security-Policy (CSP Level 3): own files only, inline parts by hash or nonce, no frames, no plugins. */
export function contentSecurityPolicy({ scripts, styles, nonce }: PolicySources): string {
  const inlineScripts = nonce ? [`'nonce-${nonce}'`] : scripts.map(hashSource)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'", ...styles.map(hashSource)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
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

/** Distinct texts of the inline scripts that run, and of the styles, in these pages. */
export function inlineParts(pages: readonly string[]): Required<Omit<PolicySources, 'nonce'>> {
  const found = (pattern: RegExp) => [...new Set(pages.flatMap((page) => [...page.matchAll(pattern)].map((match) => match[1] ?? '')))]
  return { scripts: found(/<script(?![^>]*\b(?:src|type)=)[^>]*>(.*?)<\/script>/gs), styles: found(/<style[^>]*>(.*?)<\/style>/gs) }
}

import { createContext } from 'react-router'
import { refusingServices } from '#services'
import type { FormServices } from '#services/forms'
import type { Locale } from '#words/interface'
import type { SearchAnswer, SearchRequest } from './search/search.ts'

/** Public values of the configuration that pages show. */
export interface PublicConfig {
  /** Scheme and host without a trailing slash. */
  readonly origin: string
  /** Where the Login button leads: our own page of the language, or an application elsewhere. */
  readonly loginUrls: Readonly<Record<Locale, string>>
  /** Where each language is meant to be found; empty when it was not said. */
  readonly localeBaseUrls: Readonly<Record<Locale, string>>
  readonly captcha: CaptchaConfig
  readonly analytics: AnalyticsConfig
}

/** Measuring and recording of visits; none without a key. */
export interface AnalyticsConfig {
  readonly key: string
  readonly host: string
  readonly personProfiles: PersonProfiles
}

/** Whose visits become profiles at the provider (specification, section 4). */
export type PersonProfiles = 'identified_only' | 'never' | 'always'

/** The captcha in front of forms; none without a site key. */
export interface CaptchaConfig {
  readonly siteKey: string
  /** Where its script lies, without `/api.js`. */
  readonly base: string
}

/**
 * What prerendered pages hold in place of configuration: the build does not know it, the server stamps it at start.
 * `.invalid` never resolves (RFC 2606, section 2), so an unstamped page cannot reach a stranger.
 */
export const unstamped: PublicConfig = {
  origin: 'https://origin.invalid',
  loginUrls: { de: 'https://login-de.invalid/', en: 'https://login-en.invalid/' },
  localeBaseUrls: { de: 'https://base-de.invalid', en: 'https://base-en.invalid' },
  captcha: { siteKey: 'captcha-key.invalid', base: 'https://captcha.invalid' },
  analytics: { key: 'analytics-key.invalid', host: 'https://analytics.invalid', personProfiles: 'identified_only' },
}

/** What stands in a page beside what React renders: pages are made before it is known whether there is something to ask for. */
export interface ConsentFragment {
  /** At the end of the head. */
  readonly head: string
  /** First in the body, so that keyboards and screen readers meet it first. */
  readonly body: string
}

/** Renders the choice in one language; nothing when nothing needs consent. */
export type MakeConsentFragment = (config: PublicConfig, locale: Locale, nonce?: string) => ConsentFragment | undefined

export const publicConfigContext = createContext<PublicConfig>(unstamped)

export interface RequestInfo {
  /** Names this request in the log and on the error page. */
  readonly id: string
  /** Policy nonce for the scripts of a page rendered now. */
  readonly nonce?: string
}

export const requestContext = createContext<RequestInfo>({ id: '' })

/** Where the site reports an error it showed to a visitor: one structured line, given by the server. */
export type ReportError = (error: unknown, about: { readonly id: string; readonly path: string }) => void

export const reportErrorContext = createContext<ReportError>((error) => console.error(error))

/** Searches the pages of a language: the server's half of the search. Nothing while it has too much to do. */
export type SearchPages = (locale: Locale, request: SearchRequest) => Promise<SearchAnswer | undefined>

/** Nobody searches while pages are prerendered, nor in development: the index is made of finished pages. */
export const searchContext = createContext<SearchPages | null>(null)

/** Nothing can be stored, read or made while pages are prerendered, and in development. */
const away = refusingServices('backend_away')

/** What visitors set going, handed in by the server. */
export const formServicesContext = createContext<FormServices>(away)

/** Shared reports, handed in as well. */
export const reportsContext = createContext(away.reports)

/** Files of the letters on pages, handed in as well. */
export const letterFileContext = createContext(away.letterFile)

/** References on their way, handed in as well. */
export const casesContext = createContext(away.cases)

/** The contexts by which the server hands the site what it needs; the bundle's own objects, so it must give them out. */
export const ports = {
  publicConfigContext,
  requestContext,
  reportErrorContext,
  searchContext,
  formServicesContext,
  reportsContext,
  letterFileContext,
  casesContext,
}

export type SitePorts = typeof ports

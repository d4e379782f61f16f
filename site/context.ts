import { createContext } from 'react-router'
import type { Locale } from '#words/locales'

/** Public values of the configuration that pages show. */
export interface PublicConfig {
  /** Scheme and host without a trailing slash. */
  readonly origin: string
  readonly loginUrl: string
  /** Where each language is meant to be found; empty when it was not said. */
  readonly localeBaseUrls: Readonly<Record<Locale, string>>
}

/**
 * What prerendered pages hold in place of configuration: the build does not know it, the server stamps it at start.
 * `.invalid` never resolves (RFC 2606, section 2), so an unstamped page cannot reach a stranger.
 */
export const unstamped: PublicConfig = {
  origin: 'https://origin.invalid',
  loginUrl: 'https://login.invalid/',
  localeBaseUrls: { de: 'https://base-de.invalid', en: 'https://base-en.invalid' },
}

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

/** The contexts by which the server hands the site what it needs; the bundle's own objects, so it must give them out. */
export const ports = { publicConfigContext, requestContext, reportErrorContext }

export type SitePorts = typeof ports

import { createContext } from 'react-router'
import { refusingServices } from '#services'
import type { FormServices } from '#services/forms'
import type { Locale } from '#words/interface'
import { type PublicConfig, unstamped } from './public-config.ts'
import type { SearchAnswer, SearchRequest } from './search/search.ts'

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

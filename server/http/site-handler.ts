import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Guest } from '#engines'
import type { VisitorServices } from '#services'
import { type PublicConfig, type SearchPages, type SitePorts, withoutTokens } from '#site'
import type { Log } from '../log.ts'
import { consentInserter } from './insert-consent.ts'
import { contentSecurityPolicy, serviceSources } from './security-headers.ts'

export interface SiteOptions {
  readonly build: ServerBuild
  readonly config: PublicConfig
  readonly styles: readonly string[]
  readonly search: (guest: Guest) => SearchPages
  readonly log: Log
}

/** Renders a page for a visitor who has these services. */
export type SiteHandler = (request: Request, services: VisitorServices, guest: Guest) => Promise<Response>

/** Renders what is not prerendered, with a policy nonce and an id of its own per request. */
export function createSiteHandler({ build, config, styles, search, log }: SiteOptions): SiteHandler {
  const handle = createRequestHandler(build, 'production')
  const {
    publicConfigContext,
    requestContext,
    reportErrorContext,
    searchContext,
    formServicesContext,
    reportsContext,
    letterFileContext,
    casesContext,
  } = portsOf(build)
  return async (request, services, guest) => {
    const nonce = randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    context.set(publicConfigContext, config)
    context.set(searchContext, search(guest))
    context.set(formServicesContext, services)
    context.set(reportsContext, services.reports)
    context.set(letterFileContext, services.letterFile)
    context.set(casesContext, services.cases)
    context.set(requestContext, { id: randomBytes(6).toString('hex'), nonce })
    context.set(reportErrorContext, (error, { id, path }) => log.error('page failed', { id, path: withoutTokens(path), error: textOf(error) }))
    const response = await handle(request, context)
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', contentSecurityPolicy({ scripts: [], styles, nonce, ...serviceSources(config) }))
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    const isPage = headers.get('content-type')?.startsWith('text/html')
    const body = isPage ? consentInserter(build, config, nonce)(await response.text()) : response.body
    return new Response(body, { status: response.status, headers })
  }
}

/** The bundle holds its own context objects, and gives them out beside the router's entry (`site/entry.server.tsx`). */
function portsOf(build: ServerBuild): SitePorts {
  const ports: SitePorts | undefined = Reflect.get(build.entry.module, 'ports')
  if (!ports) throw new Error('This build gives out no ports: build it anew')
  return ports
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

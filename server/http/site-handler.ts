import { randomBytes } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import type { Guest } from '#engines'
import type { VisitorServices } from '#services'
import { type PublicConfig, type SearchPages, type SitePorts, withoutTokens } from '#site'
import type { Log } from '../log.ts'
import { consentInserter } from './insert-consent.ts'
import { contentSecurityPolicy, serviceSources } from './security-headers.ts'

export interface SiteOptions {
  /** The router's part of the build: large, and not needed before a page is rendered. */
  readonly build: () => Promise<ServerBuild>
  readonly config: PublicConfig
  readonly styles: readonly string[]
  readonly search: (guest: Guest) => SearchPages
  readonly log: Log
}

/** Renders a page for a visitor who has these services. */
export type SiteHandler = (request: Request, services: VisitorServices, guest: Guest) => Promise<Response>

/** Renders what is not prerendered, with a policy nonce and an id of its own per request. */
export function createSiteHandler({ build, config, styles, search, log }: SiteOptions): SiteHandler {
  let opening: ReturnType<typeof openRouter> | undefined
  return async (request, services, guest) => {
    opening ??= openRouter(build)
    const { handle, ports, context, insertConsent } = await opening
    const nonce = randomBytes(16).toString('base64')
    const own = context()
    own.set(ports.publicConfigContext, config)
    own.set(ports.searchContext, search(guest))
    own.set(ports.formServicesContext, services)
    own.set(ports.reportsContext, services.reports)
    own.set(ports.letterFileContext, services.letterFile)
    own.set(ports.casesContext, services.cases)
    own.set(ports.requestContext, { id: randomBytes(6).toString('hex'), nonce })
    own.set(ports.reportErrorContext, (error, { id, path }) => log.error('page failed', { id, path: withoutTokens(path), error: textOf(error) }))
    const response = await handle(request, own)
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', contentSecurityPolicy({ scripts: [], styles, nonce, ...serviceSources(config) }))
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    const isPage = headers.get('content-type')?.startsWith('text/html')
    const body = isPage ? insertConsent(config, nonce)(await response.text()) : response.body
    return new Response(body, { status: response.status, headers })
  }
}

async function openRouter(load: SiteOptions['build']) {
  const [{ createRequestHandler, RouterContextProvider }, build] = await Promise.all([import('react-router'), load()])
  return {
    handle: createRequestHandler(build, 'production'),
    ports: portsOf(build),
    context: () => new RouterContextProvider(),
    insertConsent: (config: PublicConfig, nonce: string) => consentInserter(build, config, nonce),
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

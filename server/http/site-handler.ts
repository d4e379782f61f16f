import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PublicConfig, SitePorts } from '#site/context'
import type { Log } from '../log.ts'
import { contentSecurityPolicy } from './security-headers.ts'

export interface SiteOptions {
  readonly build: ServerBuild
  readonly config: PublicConfig
  readonly styles: readonly string[]
  readonly log: Log
}

export type SiteHandler = (request: Request) => Promise<Response>

/** Renders what is not prerendered, with a policy nonce and an id of its own per request. */
export function createSiteHandler({ build, config, styles, log }: SiteOptions): SiteHandler {
  const handle = createRequestHandler(build, 'production')
  const { publicConfigContext, requestContext, reportErrorContext } = portsOf(build)
  return async (request) => {
    const nonce = randomBytes(16).toString('base64')
    const context = new RouterContextProvider()
    context.set(publicConfigContext, config)
    context.set(requestContext, { id: randomBytes(6).toString('hex'), nonce })
    context.set(reportErrorContext, (error, { id, path }) => log.error('page failed', { id, path, error: textOf(error) }))
    const response = await handle(request, context)
    const headers = new Headers(response.headers)
    headers.set('content-security-policy', contentSecurityPolicy({ scripts: [], styles, nonce }))
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    return new Response(response.body, { status: response.status, headers })
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

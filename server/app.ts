import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { type Limits, shortAddress } from '#limits'
import type { Visitors } from '#services'
import { API_BASE, type Api, problemDocument } from '#services/api'
import { type PublicConfig, type Purpose, withoutTokens } from '#site'
import type { ProblemCode } from '#words/said'
import { isRead, readyAnswerer, redirect } from './answer-ready.ts'
import type { ReachedBackend } from './backend/reach.ts'
import { wireOf } from './backend/wire.ts'
import type { BuildInfo } from './build/ensure.ts'
import type { Desk } from './desk/open-desk.ts'
import type { Env } from './env.ts'
import { pageAnswerer } from './http/answer-page.ts'
import { rememberLocale } from './http/chosen-locale.ts'
import { clientAddress } from './http/client-address.ts'
import { consentRoutes } from './http/consent.ts'
import { countsAsDownload } from './http/counts-as-download.ts'
import { type Refusal, refuse } from './http/guard.ts'
import { meantAddress } from './http/meant-address.ts'
import { requestListener } from './http/request-listener.ts'
import { commonHeaders } from './http/security-headers.ts'
import { answerSignInReturn, isSignInReturn, signInReturnHeaders } from './http/sign-in-return.ts'
import type { SiteHandler } from './http/site-handler.ts'
import type { Log } from './log.ts'
import type { StaticFiles } from './static/load-files.ts'

export interface AppOptions {
  readonly env: Env
  readonly build: BuildInfo
  readonly files: StaticFiles
  readonly site: SiteHandler
  readonly api: Api
  readonly backend: Pick<ReachedBackend, 'fetch'>
  readonly visitors: Visitors
  readonly desk: Desk
  /** Where rendered pages are counted. */
  readonly limits: Limits
  readonly log: Log
  /** Answers what belongs to connections that wait for events, where another process holds them. */
  readonly passEventsOn?: RequestListener
  /** Where signing in leads to. */
  readonly loginUrls: PublicConfig['loginUrls']
  /** What this site asks consent for. */
  readonly offered: readonly Purpose[]
}

/** Connection, subscriptions and what a sign-in provider answers belong together. */
const ofEvents = ['/api/realtime', '/api/oauth2-redirect']

/** The whole site as one listener: refuse, redirect, answer what is ready, and only then ask the router. */
export function createApp(options: AppOptions): RequestListener {
  const { env, files, visitors, desk, log, passEventsOn } = options
  const common = commonHeaders(env.ORIGIN)
  const rest = requestListener(createRest(options).fetch)
  const answerReady = readyAnswerer({ env, files, log })

  return (request, response) => {
    const { url = '' } = request
    const path = url.split('?', 1)[0] ?? ''
    if (countsAsDownload(request) && files.byAddress.has(path)) visitors.countDownload(path)
    if (answerReady(request, response)) return
    if (isRead(request)) rememberLocale(request, response, env.ORIGIN)
    const refusal = refuse(request)
    if (refusal) return answerRefusal(request, response, refusal, common)
    if (passEventsOn && ofEvents.includes(path)) return passEventsOn(request, response)
    if (answerSignInReturn(request, response, common) || desk.answer(request, response)) return
    const meant = isRead(request) ? meantAddress(url, options.loginUrls) : undefined
    if (meant) return redirect(response, { ...meant, common })
    if (isRead(request) && path.length > 1 && path.endsWith('/'))
      return redirect(response, { status: 301, path: path.replace(/(?<!\/)\/+$/, '') + url.slice(path.length), common })
    const headers = isSignInReturn(path) ? signInReturnHeaders(common) : common
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value))
    logWhenDone(options, request, response)
    rest(request, response)
  }
}

/** What is not a file: the public API, the backend, builds, and the router's pages. */
function createRest({ env, build, files, site, api, backend, visitors, desk, limits, offered }: AppOptions): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const pages = [...files.byAddress]
    .filter(([, file]) => String(file.identity.headers['content-type']).startsWith('text/html'))
    .map(([address]) => address)
    .sort()
  const answerPage = pageAnswerer({ site, visitors, limits, origin: env.ORIGIN })
  const addressOf = (c: Context<{ Bindings: HttpBindings }>) => clientAddress(c.env.incoming, env.CLIENT_ADDRESS_HEADER)
  app.all(`${API_BASE}/*`, (c) => api.fetch(c.req.raw, addressOf(c)))
  app.route('/', desk.routes(addressOf))
  app.all('/api/*', (c) => backend.fetch(c.req.raw, { ...wireOf(c.env.incoming), peer: addressOf(c) }))
  app.get('/_build/latest.json', (c) => c.json({ id: build.id, timestamp: build.timestamp }, 200, { 'cache-control': 'no-store' }))
  app.get(`/_build/meta/${build.id}.json`, (c) =>
    c.json({ id: build.id, prerendered: pages }, 200, { 'cache-control': 'public, max-age=31536000, immutable' }),
  )
  app.route('/', consentRoutes({ offered, origin: env.ORIGIN }))
  app.all('*', (c) => answerPage(c.req.raw, addressOf(c)))
  return app
}

const sentences: Readonly<Record<Refusal['status'], string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  414: 'URI Too Long',
}

/** What the same refusals are called in the public API. */
const problems: Readonly<Record<Refusal['status'], ProblemCode>> = {
  400: 'invalid_request',
  404: 'not_found',
  405: 'method_not_allowed',
  414: 'address_too_long',
}

function answerRefusal(request: IncomingMessage, response: ServerResponse, refusal: Refusal, common: OutgoingHttpHeaders): void {
  const { status, allow } = refusal
  const allowed = allow ? { allow } : {}
  if (request.url?.startsWith(`${API_BASE}/`)) {
    const { headers, body } = problemDocument(problems[status], request.headers['accept-language'], allowed)
    response.writeHead(status, { ...common, ...headers }).end(body)
    return
  }
  response.writeHead(status, { ...common, 'content-type': 'text/plain; charset=utf-8', ...allowed }).end(`${sentences[status]}\n`)
}

/** Files are not logged: nothing can be learnt from them, and the line would cost more than the answer. Nor are the tokens of reports. */
function logWhenDone({ log, env }: AppOptions, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now()
  const from = shortAddress(clientAddress(request, env.CLIENT_ADDRESS_HEADER))
  response.once('close', () => {
    const path = withoutTokens(request.url?.split('?', 1)[0] ?? '')
    const ms = Math.round(performance.now() - start)
    log.info('request', { method: request.method, path, status: response.statusCode, ms, from })
  })
}

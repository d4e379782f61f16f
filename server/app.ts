import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { API_BASE, type Api } from '#services/api'
import type { BuildInfo } from './build/ensure.ts'
import type { Env } from './env.ts'
import { type Refusal, refuse } from './http/guard.ts'
import { localeRedirect } from './http/locale-redirect.ts'
import { commonHeaders } from './http/security-headers.ts'
import type { SiteHandler } from './http/site-handler.ts'
import { type Log, shortAddress } from './log.ts'
import { answerFile, findFile } from './static/answer.ts'
import type { StaticFiles } from './static/load-files.ts'

export interface AppOptions {
  readonly env: Env
  readonly build: BuildInfo
  readonly files: StaticFiles
  readonly site: SiteHandler
  readonly api: Api
  readonly log: Log
}

const MAX_BODY_BYTES = 2 ** 20

/** The whole site as one listener: refuse, redirect, answer what is ready, and only then ask the router. */
export function createApp(options: AppOptions): RequestListener {
  const { env, files } = options
  const common = commonHeaders(env.ORIGIN)
  const rest = getRequestListener(createRest(options).fetch, { overrideGlobalObjects: false })
  const atRoot = rootRedirect(env)

  return (request, response) => {
    const { url = '', method } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const target = url === '/' || url.startsWith('/?') ? atRoot(request) : undefined
    if (isRead && target) return redirect(response, target.status, target.path, common, 'Accept-Language, Cookie, Sec-Fetch-Site')
    const file = isRead ? findFile(files, url) : undefined
    if (file) return answerFile(file, request, response)
    const refusal = refuse(request)
    if (refusal) return answerRefusal(response, refusal, common)
    const path = url.split('?', 1)[0] ?? ''
    if (isRead && path.length > 1 && path.endsWith('/')) return redirect(response, 301, path.replace(/\/+$/, '') + url.slice(path.length), common)
    for (const [name, value] of Object.entries(common)) response.setHeader(name, String(value))
    logWhenDone(options.log, request, response)
    rest(request, response)
  }
}

/** What is not a file: health, builds, and the router's pages. */
function createRest({ build, files, site, api }: AppOptions): Hono {
  const app = new Hono()
  const pages = [...files.byAddress]
    .filter(([, file]) => String(file.identity.headers['content-type']).startsWith('text/html'))
    .map(([address]) => address)
    .sort()
  app.all(`${API_BASE}/*`, (c) => api.fetch(c.req.raw, getConnInfo(c).remote.address ?? ''))
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('Payload Too Large', 413) }))
  app.get('/api/health', (c) => c.json({ code: 200, message: 'API is healthy.', data: {} }, 200, { 'cache-control': 'no-store' }))
  app.all('/api/*', (c) => c.json({ status: 404, message: "The requested resource wasn't found.", data: {} }, 404))
  app.get('/_build/latest.json', (c) => c.json({ id: build.id, timestamp: build.timestamp }, 200, { 'cache-control': 'no-store' }))
  app.get(`/_build/meta/${build.id}.json`, (c) =>
    c.json({ id: build.id, prerendered: pages }, 200, { 'cache-control': 'public, max-age=31536000, immutable' }),
  )
  app.all('*', (c) => site(c.req.raw))
  return app
}

interface Target {
  readonly status: number
  readonly path: string
}

/** The configured redirect of the root goes first, then the visitor's language. */
function rootRedirect(env: Env): (request: IncomingMessage) => Target | undefined {
  if (env.ROOT_REDIRECT) return () => env.ROOT_REDIRECT
  return ({ headers, url = '/' }) => {
    const path = localeRedirect(headers, { origin: env.ORIGIN, hosts: env.LOCALE_HOSTS })
    return path ? { status: 302, path: path + url.slice(1) } : undefined
  }
}

function redirect(response: ServerResponse, status: number, location: string, common: Record<string, unknown>, vary?: string): void {
  response.writeHead(status, { ...common, location, 'cache-control': 'no-cache', 'content-length': 0, ...(vary && { vary }) }).end()
}

const sentences: Readonly<Record<Refusal['status'], string>> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  414: 'URI Too Long',
}

function answerRefusal(response: ServerResponse, { status, allow }: Refusal, common: Record<string, unknown>): void {
  response.writeHead(status, { ...common, 'content-type': 'text/plain; charset=utf-8', ...(allow && { allow }) }).end(`${sentences[status]}\n`)
}

/** Files are not logged: nothing can be learnt from them, and the line would cost more than the answer. */
function logWhenDone(log: Log, request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now()
  response.once('close', () => {
    const path = request.url?.split('?', 1)[0] ?? ''
    const ms = Math.round(performance.now() - start)
    log.info('request', { method: request.method, path, status: response.statusCode, ms, from: shortAddress(request.socket.remoteAddress) })
  })
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Env } from './env.ts'
import { rememberLocale } from './http/chosen-locale.ts'
import { localeRedirect } from './http/locale-redirect.ts'
import { commonHeaders } from './http/security-headers.ts'
import type { Log } from './log.ts'
import { answerFile, findFile } from './static/answer.ts'
import type { StaticFiles } from './static/load-files.ts'

export interface Ready {
  readonly env: Env
  readonly files: StaticFiles
  readonly log: Log
}

/** Answers what needs neither router nor backend, and gives true then: the root's redirect, pages and other files. */
export function readyAnswerer({ env, files, log }: Ready): (request: IncomingMessage, response: ServerResponse) => boolean {
  const common = commonHeaders(env.ORIGIN)
  const atRoot = rootRedirect(env)
  return (request, response) => {
    if (!isRead(request)) return false
    const { url = '' } = request
    const target = url === '/' || url.startsWith('/?') ? atRoot(request) : undefined
    if (target) {
      redirect(response, { ...target, common, vary: 'Accept-Language, Cookie, Sec-Fetch-Site' })
      return true
    }
    const file = findFile(files, url)
    if (!file) return false
    rememberLocale(request, response, env.ORIGIN)
    answerFile(file, { request, response, log })
    return true
  }
}

/** Whether somebody only wants to see something. */
export function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
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

interface Redirect extends Target {
  readonly common: Readonly<Record<string, unknown>>
  readonly vary?: string
}

/** Leads elsewhere, and is asked again the next time. */
export function redirect(response: ServerResponse, { status, path, common, vary }: Redirect): void {
  response.writeHead(status, { ...common, location: path, 'cache-control': 'no-cache', 'content-length': 0, ...(vary && { vary }) }).end()
}

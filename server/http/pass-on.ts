import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { isRead } from '../answer-ready.ts'
import { PEER_HEADER } from './client-address.ts'
import { earlyAnswer } from './early-answer.ts'

/** While another process takes over nobody listens at the socket: so long a request is held. */
const HELD_MS = 30_000
const RETRY_MS = 50

/** Of one connection only (RFC 9110, section 7.6.1). */
const ofConnection = ['connection', 'keep-alive', 'upgrade', 'proxy-connection', 'te', PEER_HEADER]

/** Nobody was there to take it, or all who listen have their hands full: nothing of the request has been read. */
const untaken = ['ECONNREFUSED', 'ENOENT', 'EAGAIN']

interface Passed {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/**
 * Passes requests on to the process that listens at a socket, bodies and events as they come, and answers as it does. Whose they are is
 * told in a header of the site's own. While nobody listens there a request is held, up to half a minute.
 */
export function passOnTo(socketPath: string): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    passOn(socketPath, { request, response }).catch(() => response.destroy())
  }
}

async function passOn(socketPath: string, passed: Passed): Promise<void> {
  const { request, response } = passed
  const until = Date.now() + HELD_MS
  for (;;) {
    const code = await exchange(socketPath, passed)
    if (code === undefined || response.headersSent || response.destroyed) return
    if (Date.now() > until || !mayBeAskedAgain(code, request)) return answerAway(request, response)
    await wait(RETRY_MS)
  }
}

/** What was taken and not answered may have been done: only what changes nothing is asked again (RFC 9110, section 9.2.2). */
function mayBeAskedAgain(code: string, request: IncomingMessage): boolean {
  return untaken.includes(code) || (isRead(request) && request.complete)
}

function answerAway(request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = earlyAnswer('away', request)
  response.shouldKeepAlive &&= request.complete
  response.writeHead(status, headers).end(body)
}

/** Asks once. Gives nothing when it was answered, else the code of what went wrong. */
function exchange(socketPath: string, { request, response }: Passed): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { method, url } = request
    const sent = ask({ socketPath, method, path: url, headers: headersFor(request), agent: false, setHost: false })
    const leave = () => sent.destroy()
    response.once('close', leave)
    // The body is read once somebody is there to take it: until then all of it can be asked again.
    sent.once('socket', (socket) => socket.once('connect', () => request.pipe(sent)))
    sent.once('response', (answer) => answerWith(answer, { request, response }).then(resolve, () => response.destroy()))
    sent.once('error', (error) => {
      response.off('close', leave)
      request.unpipe(sent)
      resolve('code' in error ? String(error.code) : error.message)
    })
  })
}

function answerWith(answer: IncomingMessage, { request, response }: Passed): Promise<undefined> {
  return new Promise((resolve) => {
    // What is left of a body that nobody wants would stand before the connection's next request.
    response.shouldKeepAlive &&= request.complete
    response.writeHead(answer.statusCode ?? 502, kept(answer, [...ofConnection, 'transfer-encoding']))
    answer.pipe(response)
    answer.once('error', () => response.destroy())
    answer.once('close', () => resolve(undefined))
  })
}

function headersFor(request: IncomingMessage): string[] {
  return [...kept(request, ofConnection), PEER_HEADER, request.socket.remoteAddress ?? '']
}

/** Headers as they came, names and values in turn, but for those with these names. */
function kept({ rawHeaders }: IncomingMessage, without: readonly string[]): string[] {
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, at) => rawHeaders.slice(2 * at, 2 * at + 2))
  return pairs.filter(([name = '']) => !without.includes(name.toLowerCase())).flat()
}

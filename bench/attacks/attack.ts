import { request as ask, type RequestOptions } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** The server that is attacked, and where an attack tells what became of what it sent. */
export interface Target {
  readonly port: number
  /** The address of this machine that a connection comes from; no attack has those of another one. */
  from(connection: number): string
  /** Aborted when the attack has to end. */
  readonly signal: AbortSignal
  /** Counts an answer by its status, or whatever else an attack saw. */
  tell(outcome: string): void
}

export interface Attack {
  readonly name: string
  /** Engines on which it is another attack; SQLite alone without them. */
  readonly onBoth?: true
  /** Makes what is sent, where that takes time. */
  prepare?(): Promise<void>
  /** Sends until the signal is aborted, or until there is nothing more to send. Never rejects. */
  run(target: Target): Promise<void>
}

export interface Sent {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export const json = { 'content-type': 'application/json' }

/** Sends one request and tells its status; `cut` when the connection ended without an answer. Never rejects. */
export function send(target: Target, { path, method = 'GET', headers = {}, body }: Sent, connection = 0): Promise<void> {
  const options: RequestOptions = {
    port: target.port,
    localAddress: target.from(connection),
    path,
    method,
    headers,
    agent: false,
    signal: target.signal,
  }
  return new Promise((done) => {
    const end = (outcome: string) => {
      target.tell(target.signal.aborted ? 'unanswered' : outcome)
      done()
    }
    let answered = false
    const request = ask({ ...options, host: '127.0.0.1' }, (response) => {
      answered = true
      response.on('error', () => undefined).resume()
      response.once('close', () => end(String(response.statusCode)))
    })
    // A server that refuses a body early answers and closes while we still write.
    request.on('error', () => answered || end('cut'))
    request.end(body)
  })
}

interface Requests {
  readonly connections: number
  /** What a connection sends again and again; made anew for each, so that nothing is remembered. */
  readonly request: (count: number) => Sent
  /** All from one address; each from its own without it. */
  readonly fromOne?: true
  readonly pauseMs?: number
}

/** Connections that each send one request after the other. */
export function repeated({ connections, request, fromOne, pauseMs = 0 }: Requests): Attack['run'] {
  return async (target) => {
    let count = 0
    const connection = async (number: number) => {
      while (!target.signal.aborted) {
        await send(target, request(count++), fromOne ? 0 : number)
        await pause(pauseMs, undefined, { signal: target.signal }).catch(() => undefined)
      }
    }
    await Promise.all(Array.from({ length: connections }, (_, number) => connection(number)))
  }
}

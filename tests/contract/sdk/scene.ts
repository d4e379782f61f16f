import type PocketBase from 'pocketbase'
import type { ClientResponseError } from 'pocketbase'

/** What a scene finds wherever it is played: the official package and the backend to talk to. */
export interface Stock extends Omit<typeof import('pocketbase'), 'default'> {
  readonly PocketBase: typeof PocketBase
  readonly url: string
  /** Tells the test what has happened while the scene goes on. */
  tell(text: string): void
  /** What a promise was refused with, as plain values; `undefined` when it was kept. */
  refusalOf(promise: Promise<unknown>): Promise<Refusal | undefined>
  /** Lets the SDK's timers ring ten times as early and tells the milliseconds it asked for; gives what ends that. */
  hurry(tell: (text: string) => void): () => void
}

export interface Refusal {
  readonly name: string
  readonly message: string
  readonly url: string
  readonly status: number
  readonly response: unknown
  readonly isAbort: boolean
  /** The message of the error that the SDK's own wraps. */
  readonly original: string | undefined
}

/**
 * A piece of a client's life. It is played in Node and, as text, in a browser: all it uses it gets as parameters, and what
 * it gives can be written as JSON.
 */
export type Scene<Given, Result> = (stock: Stock, given: Given) => Promise<Result>

export async function refusalOf(promise: Promise<unknown>): Promise<Refusal | undefined> {
  return promise.then(
    () => undefined,
    ({ name, message, url, status, response, isAbort, originalError }: ClientResponseError) => {
      return { name, message, url, status, response, isAbort, original: originalError?.message }
    },
  )
}

export function hurry(tell: (text: string) => void): () => void {
  const { setTimeout: wait } = globalThis
  const sooner = (work: () => void, delay = 0, ...given: unknown[]) => {
    // Node's own EventSource and fetch set timers too.
    if (!new Error('who asks?').stack?.includes('/pocketbase')) return wait(work, delay, ...given)
    tell(`${delay} ms`)
    return wait(work, delay / 10, ...given)
  }
  Object.assign(globalThis, { setTimeout: sooner })
  return () => void Object.assign(globalThis, { setTimeout: wait })
}

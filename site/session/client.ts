import PocketBase, { BaseAuthStore, ClientResponseError, LocalAuthStore } from 'pocketbase'
import { type Locale, localeRecord } from '#words/interface'
import { keptHere } from '../browser/kept.ts'
import { retryAfterOf } from '../browser/retry-after.ts'
import { followSession } from './follow-session.ts'
import { SESSION_KEY } from './stored-session.ts'

let client: PocketBase | undefined

/** The official client of the backend, one per browser tab. Where nothing may be kept, a session lasts as long as the page. */
export function backendClient(locale: Locale): PocketBase {
  client ??= newClient()
  client.lang = localeRecord(locale).iso
  return client
}

function newClient(): PocketBase {
  const store = keptHere() ? new LocalAuthStore(SESSION_KEY) : new BaseAuthStore()
  followSession(store)
  return withWaits(new PocketBase(location.origin, store))
}

/** The SDK's error keeps the body of an answer and not its headers: how long to wait is put into the body. */
export function withWaits(sdk: PocketBase): PocketBase {
  sdk.afterSend = ({ status, headers }: Response, data: unknown) => {
    const retryAfter = status === 429 ? retryAfterOf(headers.get('retry-after')) : undefined
    return retryAfter === undefined ? data : { ...Object(data), retryAfter }
  }
  return sdk
}

/** Why the backend did not do what was asked. `refused`: it found something wrong with what was sent; `locked`: the account is. */
export type Fault = 'refused' | 'expired' | 'locked' | 'too_many' | 'offline' | 'away'

const faults: Readonly<Record<number, Fault>> = { 0: 'offline', 400: 'refused', 401: 'expired', 403: 'locked', 404: 'expired', 429: 'too_many' }

/** Nothing for what the client cancelled itself: a newer request has taken its place, and nobody needs to hear of it. */
export function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof ClientResponseError)) return 'away'
  return error.isAbort ? undefined : (faults[error.status] ?? 'away')
}

/** The seconds after which another try makes sense, where the answer said so. */
export function waitOf(error: unknown): number | undefined {
  const wait: unknown = error instanceof ClientResponseError ? error.response.retryAfter : undefined
  return typeof wait === 'number' ? wait : undefined
}

/** What went wrong, in words for the console: what the SDK found itself stands in `originalError`, and its own message only says that something did. */
export function reasonOf(error: unknown): string {
  const original: unknown = error instanceof ClientResponseError ? error.originalError : undefined
  if (original instanceof Error) return original.message
  return error instanceof Error ? error.message : String(error)
}

/** Whether it was the line that broke: the browser's `TypeError`, or what the SDK says of its realtime connection. */
export function isLostLine(error: unknown): boolean {
  const original: unknown = error instanceof ClientResponseError ? error.originalError : undefined
  return original instanceof TypeError || /EventSource|realtime/.test(reasonOf(error))
}

/** The page goes on; whoever looks into it finds the reason on the console. */
export function goOnWithout(error: unknown): undefined {
  if (faultOf(error)) console.warn(reasonOf(error), error)
}

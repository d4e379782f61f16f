import PocketBase, { ClientResponseError } from 'pocketbase'
import { type Locale, localeRecord } from '#words/locales'

let client: PocketBase | undefined

/** The official client of the backend, one per browser tab. */
export function backendClient(locale: Locale): PocketBase {
  client ??= new PocketBase(location.origin)
  client.lang = localeRecord(locale).iso
  return client
}

/** Why the backend did not do what was asked. `refused`: it found something wrong with what was sent. */
export type Fault = 'refused' | 'expired' | 'too_many' | 'offline' | 'away'

const faults: Readonly<Record<number, Fault>> = { 0: 'offline', 400: 'refused', 401: 'expired', 403: 'expired', 404: 'expired', 429: 'too_many' }

export function faultOf(error: unknown): Fault {
  return error instanceof ClientResponseError ? (faults[error.status] ?? 'away') : 'away'
}

import PocketBase, { ClientResponseError } from 'pocketbase'
import { TabStore } from './tab-store.ts'

/** The backend of this site, through its contract and with the operator's own credential. */
export const backend = new PocketBase(location.origin, new TabStore(sessionStorage))
backend.autoCancellation(false)

/** Who may enter the desk. */
export const operators = () => backend.collection('_superusers')

/** The operator who has signed in here. */
export function operator(): { readonly id: string; readonly email: string } {
  const { record } = backend.authStore
  return { id: record?.id ?? '', email: String(record?.email ?? '') }
}

/** Whether the backend has let the operator through no longer: the session has ended, or was ended elsewhere. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ClientResponseError && (error.status === 401 || error.status === 403)
}

/** Whether nobody answered: the line is lost, or the server is away. */
export function isLineLost(error: unknown): boolean {
  return error instanceof ClientResponseError && (error.status === 0 || error.status >= 502) && !error.isAbort
}

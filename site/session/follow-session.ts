import type { BaseAuthStore, RecordModel } from 'pocketbase'
import { SESSION_KEY, showSession } from './stored-session.ts'

/** The token that this tab wrote down last for who was signed in already. */
let renewed: string | undefined

/** A newer state of a session takes the place of the one with the token `from`, unless that has ended meanwhile, here or in another tab. */
export function renewSession(store: BaseAuthStore, from: string, { token, record }: { readonly token: string; readonly record: RecordModel }): void {
  if (store.token !== from) return
  renewed = token
  store.save(token, record)
}

/**
 * Keeps to what other tabs do with the session. A busy tab may hear that somebody has signed out only after it wrote a newer state
 * down: each process of a browser has its own view of the storage, and nothing locks it. Then signing out holds. A page
 * that was set aside (history, sleep) is told of nothing meanwhile: it looks again when it is shown.
 */
export function followSession(store: BaseAuthStore): void {
  let known = store.token
  const lookAgain = () => {
    if (store.token !== known) dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: store.token }))
  }
  store.onChange((token) => {
    known = token
    showSession()
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY && newValue === null && store.token === renewed) store.clear()
    // All of the storage was cleared: the SDK does not take that for its own.
    if (key === null) lookAgain()
  })
  addEventListener('pageshow', lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
}

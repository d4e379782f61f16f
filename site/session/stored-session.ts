import { keptHere } from '../browser/kept.ts'

/** Where the SDK keeps who is signed in, in local storage; its presence brings React at once (site/arrival/intent-script.ts). */
export const SESSION_KEY = 'pocketbase_auth'

interface StoredSession {
  readonly token: string
  /** Id of the account. */
  readonly id: string
}

/** Who is signed in at this time, read without the SDK; an expired session is none (specification, section 4). */
export function storedSession(now: number, storage: Pick<Storage, 'getItem'> | undefined = keptHere()): StoredSession | undefined {
  try {
    const { token, record } = JSON.parse(storage?.getItem(SESSION_KEY) ?? '{}')
    const { exp } = JSON.parse(atob(String(token).split('.')[1] ?? ''))
    return typeof record?.id === 'string' && exp * 1000 > now ? { token, id: record.id } : undefined
  } catch {
    return undefined
  }
}

/**
 * Marks the document while somebody is signed in, so that its styles show the account in place of the ways in (site/styles/header.css).
 * In few words, as it stands in every page: the token is first in what is kept, and its second part says when it ends.
 */
export function showSession(): void {
  let isIn = false
  try {
    isIn = JSON.parse(atob(localStorage[SESSION_KEY].split('.')[1])).exp * 1000 > Date.now()
  } catch {}
  document.documentElement.classList.toggle('in', isIn)
}

import { keptHere } from '../runtime/kept.ts'

/** Where the SDK keeps who is signed in, in local storage; its presence brings React at once (site/runtime/intent-script.ts). */
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

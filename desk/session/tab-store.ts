import { BaseAuthStore } from 'pocketbase'
import { z } from 'zod'

const KEY = 'desk-session'

const kept = z.object({ token: z.string().min(1), record: z.looseObject({ id: z.string(), collectionId: z.string(), collectionName: z.string() }) })

/** The operator's session: in memory, and in this tab until it is closed. Other tabs and later days sign in anew. */
export class TabStore extends BaseAuthStore {
  constructor(storage: Storage) {
    super()
    this.#storage = storage
    const found = kept.safeParse(parsed(storage.getItem(KEY)))
    if (found.success) super.save(found.data.token, found.data.record)
  }

  readonly #storage: Storage

  /** A page that is left in the middle of an answer has the client save an empty one: that ends no session. */
  override save(token: string, record: Parameters<BaseAuthStore['save']>[1]): void {
    if (!kept.safeParse({ token, record }).success) return
    super.save(token, record)
    this.#storage.setItem(KEY, JSON.stringify({ token, record }))
  }

  override clear(): void {
    super.clear()
    this.#storage.removeItem(KEY)
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

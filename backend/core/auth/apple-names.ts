import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const KEPT_MS = 60_000
const MOST_KEPT = 10_000
const LONGEST_KEY = 1000
const LONGEST_NAME = 150
const KEY_PREFIX = '@redirect_name_'

/** Names that came with a code from Apple, which tells them only in the browser and only the first time (contract 5.1). */
export interface AppleNames {
  /** `user` is JSON as Apple posts it; what cannot be read or kept is left. */
  keep(code: string, user: string): void
  get(code: string): string | undefined
}

const posted = z.object({ name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }) })

export function createAppleNames(): AppleNames {
  const names = new LRUCache<string, string>({ max: MOST_KEPT, ttl: KEPT_MS })
  return {
    keep(code, user) {
      const name = nameIn(user)
      if (code && name && KEY_PREFIX.length + code.length <= LONGEST_KEY) names.set(code, name)
    },
    get: (code) => names.get(code),
  }
}

function nameIn(user: string): string {
  try {
    const { data } = posted.safeParse(JSON.parse(user))
    return data ? [...`${data.name.firstName} ${data.name.lastName}`.trim()].slice(0, LONGEST_NAME).join('') : ''
  } catch {
    return ''
  }
}

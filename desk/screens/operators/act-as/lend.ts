import { getTokenPayload } from 'pocketbase'
import { z } from 'zod'
import { backend } from '../../../session/backend.ts'

const records = z.object({
  items: z.array(z.object({ id: z.string(), email: z.string(), name: z.string().optional() })),
  totalItems: z.number(),
})

export type Account = z.infer<typeof records>['items'][number]

const SHOWN = 20

/** The first accounts of a collection whose address holds the text, or whose id it is. */
export async function findAccounts(collection: string, text: string) {
  const filter = text ? backend.filter('email ~ {:text} || id = {:text}', { text }) : ''
  return records.parse(await backend.collection(collection).getList(1, SHOWN, { filter, sort: 'email' }))
}

/** What an account may be acted as for, as the operators' log knows it. */
export const purposes = ['support', 'fault', 'rights'] as const

export type Purpose = (typeof purposes)[number]

/** How long a token may hold, in seconds. */
export const durations = [900, 3600, 28_800] as const

export interface Lent {
  readonly token: string
  /** The account as it was shown. */
  readonly who: string
  /** When it ends, as a time of the contract. */
  readonly until: string
}

interface Wanted {
  readonly collection: string
  readonly id: string
  readonly seconds: number
  readonly purpose: Purpose
  readonly who: string
}

const payload = z.object({ exp: z.number() })

/** A token that acts as an account. The server notes who has taken it, for what and for how long; here nothing of it is kept. */
export async function lendToken({ collection, id, seconds, purpose, who }: Wanted): Promise<Lent> {
  const lent = await backend.collection(collection).impersonate(id, seconds, { body: { duration: seconds, purpose } })
  const { token } = lent.authStore
  return { token, who, until: new Date(payload.parse(getTokenPayload(token)).exp * 1000).toISOString() }
}

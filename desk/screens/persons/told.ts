import { z } from 'zod'
import { canBeTold, collectionOf, DELIVERY_DAYS } from '#services/desk'
import { backend } from '../../session/backend.ts'

const webhook = z.object({ name: z.string(), url: z.string() })

const messages = z.array(
  z.object({
    event: z.string(),
    record: z.string(),
    happened: z.string(),
    state: z.string(),
    expand: z.object({ webhook: webhook.optional() }).optional(),
  }),
)

/** A message about a record of a person to another system. */
export interface Told {
  readonly webhook: string
  /** Scheme and host: what follows may be as secret as a key. */
  readonly address: string
  readonly event: string
  readonly record: string
  readonly happened: string
  /** "waiting" and "failed" as well: an answer that got lost does not mean that nothing arrived. */
  readonly state: string
}

/** Records that are asked for at once: a filter has a length that it may have. */
const AT_ONCE = 20

const fields = 'event,record,happened,state,expand.webhook.name,expand.webhook.url'

/** What was sent to other systems about these records (Art. 15 Abs. 1 lit. c, Art. 19 GDPR), as far as it is still known, the oldest first. */
export async function findTold(data: ReadonlyMap<string, readonly { readonly id: string }[]>): Promise<Told[]> {
  const all = [...data]
    .filter(([collection]) => canBeTold(collection))
    .flatMap(([collection, records]) => records.map(({ id }) => ({ collection, id })))
  const parts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) => all.slice(part * AT_ONCE, (part + 1) * AT_ONCE))
  const found = await Promise.all(parts.map(toldOf))
  return found.flat().sort((a, b) => a.happened.localeCompare(b.happened))
}

async function toldOf(records: readonly { readonly collection: string; readonly id: string }[]): Promise<Told[]> {
  const ids = records.map(({ id }) => backend.filter('record = {:id}', { id })).join(' || ')
  const list = await backend.collection('webhookDeliveries').getFullList({ filter: `attempts > 0 && (${ids})`, expand: 'webhook', fields })
  return messages
    .parse(list)
    .filter(({ event, record }) => records.some(({ collection, id }) => id === record && collection === collectionOf(event)))
    .map(({ expand, ...message }) => ({ webhook: expand?.webhook?.name ?? '', address: originOf(expand?.webhook?.url ?? ''), ...message }))
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '')

/** The systems that were told, each once. */
export function namesOf(told: readonly Told[]): string[] {
  return [...new Set(told.map(({ webhook: name, address }) => [name, address && `(${address})`].filter(Boolean).join(' ')))]
}

/** As the protocols have it, with how long such messages are known. */
export const toldOfDays = (told: readonly Told[]) => ({ ofTheLastDays: DELIVERY_DAYS, messages: told })

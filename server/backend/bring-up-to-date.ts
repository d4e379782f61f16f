import { z } from 'zod'
import { productCollections, users } from '#services/collections'
import type { VisitorsOptions } from '#services/visitors'
import { planChanges } from './apply/plan.ts'

const settings = z.object({ batch: z.object({ enabled: z.boolean() }).loose() })
const collections = z.object({ items: z.array(z.record(z.string(), z.unknown())) })

/**
 * Gives the services' own collections the fields they need now; rows stay. `users` is left as it is, for a superuser may have
 * changed its mails. Turns on batch requests: leads and their mails are written in one.
 */
export async function bringUpToDate({ base, fetch, token }: VisitorsOptions['backend']): Promise<void> {
  async function ask(path: string, method = 'GET', body?: unknown): Promise<unknown> {
    const headers = { authorization: await token(), 'content-type': 'application/json' }
    const response = await fetch(`${base}/api/${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const text = await response.text()
    if (!response.ok) throw new Error(`the backend answered ${path} with ${response.status}: ${text.slice(0, 1000)}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  const { items } = collections.parse(await ask('collections?perPage=500'))
  const changes = planChanges(productCollections, items)
    .filter(({ name }) => name !== users.name)
    .map(({ collection }) => collection)
  if (changes.length > 0) await ask('collections/import', 'PUT', { collections: changes, deleteMissing: false })
  const { batch } = settings.parse(await ask('settings'))
  if (!batch.enabled) await ask('settings', 'PATCH', { batch: { ...batch, enabled: true } })
}

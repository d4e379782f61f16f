import { z } from 'zod'
import { clashesIn, emailIndex, productCollections, type StoredAddress, storedAddresses, users, type VisitorsOptions } from '#services'
import { type CollectionJson, planChanges } from './apply/plan.ts'

const settings = z.object({ batch: z.object({ enabled: z.boolean() }).loose() })
const collections = z.object({ items: z.array(z.record(z.string(), z.unknown())) })

/**
 * Gives the services' own collections the fields they need now; rows stay. Of `users` only its rules, fields and indexes are the
 * product's alone, for a superuser may have changed its mails. Turns on batch requests: leads and their mails are written in one.
 * Gives the number of accounts whose addresses differ in the case of letters only: they stay as they are.
 */
export async function bringUpToDate(backend: VisitorsOptions['backend']): Promise<number> {
  const { base, fetch, token } = backend
  async function ask(path: string, method = 'GET', body?: unknown): Promise<unknown> {
    const headers = { authorization: await token(), 'content-type': 'application/json' }
    const response = await fetch(`${base}/api/${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
    const text = await response.text()
    if (!response.ok) throw new Error(`the backend answered ${path} with ${response.status}: ${text.slice(0, 1000)}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  const { items } = collections.parse(await ask('collections?perPage=500'))
  const clashes = needsIndex(items) ? clashesIn(await storedAddresses(backend)) : []
  const wanted = productCollections.map((collection) => (collection === users ? ownPartOfUsers(clashes) : collection))
  const changes = planChanges(wanted, items).map(({ collection }) => collection)
  if (changes.length > 0) await ask('collections/import', 'PUT', { collections: changes, deleteMissing: false })
  const { batch } = settings.parse(await ask('settings'))
  if (!batch.enabled) await ask('settings', 'PATCH', { batch: { ...batch, enabled: true } })
  return clashes.flat().length
}

/** With the index as it should be no two addresses can clash. */
function needsIndex(existing: readonly CollectionJson[]): boolean {
  return planChanges([ownPartOfUsers([])], existing).length > 0
}

/** The first of those that clash stands in the index, so that no other account can take their address. */
function ownPartOfUsers(clashes: readonly (readonly StoredAddress[])[]): CollectionJson {
  const { id, name, type, listRule, viewRule, createRule, updateRule, deleteRule, authRule, fields } = users
  const except = clashes.flatMap((accounts) => accounts.slice(1).map((account) => account.id))
  return { id, name, type, listRule, viewRule, createRule, updateRule, deleteRule, authRule, fields, indexes: [emailIndex(except)] }
}

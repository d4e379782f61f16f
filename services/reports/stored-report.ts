import type PocketBase from 'pocketbase'
import { z } from 'zod'

const storedReport = z.object({
  id: z.string(),
  companies: z.array(z.object({ id: z.string(), name: z.string().nullable(), letters: z.array(z.string()) })),
  expires: z.string(),
})

export type StoredReport = z.infer<typeof storedReport>

type Field = 'tokenHash' | 'deletionHash'

/** The report whose field has this value, unless it has expired. */
export async function findStored(contract: PocketBase, [field, value]: readonly [Field, string], now: Date): Promise<StoredReport | undefined> {
  const filter = contract.filter(`${field} = {:value}`, { value })
  const { items } = await contract.collection('reports').getList(1, 1, { filter, skipTotal: true })
  const [found] = z.array(storedReport).parse(items)
  return found && new Date(found.expires) > now ? found : undefined
}

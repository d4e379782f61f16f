import type PocketBase from 'pocketbase'
import { z } from 'zod'

const storedReport = z.object({
  id: z.string(),
  companies: z.array(z.object({ id: z.string(), name: z.string().nullable(), letters: z.array(z.string()) })),
  created: z.string(),
  expires: z.string(),
})

export type StoredReport = z.infer<typeof storedReport>

type Field = 'tokenHash' | 'deletionHash' | 'owner'

const MOST_LISTED = 200

/** The reports that have not expired and whose field has this value, the newest first. */
export async function findReports(contract: PocketBase, [field, value]: readonly [Field, string], now: Date): Promise<StoredReport[]> {
  const filter = contract.filter(`${field} = {:value}`, { value })
  const { items } = await contract.collection('reports').getList(1, MOST_LISTED, { filter, sort: '-created', skipTotal: true })
  return z
    .array(storedReport)
    .parse(items)
    .filter(({ expires }) => new Date(expires) > now)
}

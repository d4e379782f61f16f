import { z } from 'zod'
import { backend } from '../../session/backend.ts'

const collections = z.array(z.object({ name: z.string() }))

/** The collections that people sign in with: each has its own mails. */
export async function listAuthCollections(): Promise<string[]> {
  const found = await backend.collections.getFullList({ filter: "type = 'auth'", fields: 'name' })
  return collections.parse(found).map(({ name }) => name)
}

import type PocketBase from 'pocketbase'
import type { BatchService } from 'pocketbase'
import { z } from 'zod'
import { type GuestRole, guestRoles } from '#processes'
import { contractTime } from '../backend-client/dates.ts'
import { digest } from '../backend-client/digest.ts'
import { newShareToken } from '../reports/share-token.ts'
import { looksLikeShareToken } from '../reports/token-shape.ts'

const stored = z.object({ id: z.string(), workplace: z.string(), case: z.string(), role: z.enum(guestRoles), expires: z.string() })

export type CaseLink = Readonly<z.infer<typeof stored>>

export interface NewLink {
  readonly workplace: string
  /** None for a link by which an employee asks for a reference. */
  readonly case: string | null
  readonly role: GuestRole
  readonly expires: Date
}

/** Writes a link beside what it belongs to; gives its token, of which only the hash is kept. */
export function addLink(batch: BatchService, { workplace, case: id, role, expires }: NewLink): string {
  const token = newShareToken()
  batch.collection('caseLinks').create({ workplace, case: id ?? '', role, tokenHash: digest(token), expires: contractTime(expires) })
  return token
}

/** What a link is for. One that was made up, has ended, or whose case is gone is none. */
export async function findLink(contract: PocketBase, token: string, now: Date): Promise<CaseLink | undefined> {
  // In an address, where nothing depends on the case of letters.
  const written = token.toLowerCase()
  if (!looksLikeShareToken(written)) return undefined
  const filter = contract.filter('tokenHash = {:hash} && expires > {:now}', { hash: digest(written), now: contractTime(now) })
  const { items } = await contract.collection('caseLinks').getList(1, 1, { filter, skipTotal: true })
  return z.array(stored).parse(items)[0]
}

/** The ids of a role's links to a case: they end when the role is handed to somebody else. */
export async function linksOf(contract: PocketBase, id: string, role: GuestRole): Promise<readonly string[]> {
  const filter = contract.filter('case = {:id} && role = {:role}', { id, role })
  const found = await contract.collection('caseLinks').getFullList({ filter, fields: 'id' })
  return found.map((link) => link.id)
}

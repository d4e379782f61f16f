import type PocketBase from 'pocketbase'
import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { type CaseEvent, caseStates, type ReferenceCase } from '#processes'

/** Written by this service alone, through the table of steps: so what is stored is a case, and only that it is an object is checked. */
const standing = z.custom<ReferenceCase>((value) => typeof value === 'object' && value !== null && 'state' in value && 'request' in value)

const storedCase = z.object({
  ...{ id: z.string(), workplace: z.string(), person: z.string(), kind: z.string(), signed: z.string(), tick: z.string(), lastHash: z.string() },
  ...{ due: z.string(), stateDue: z.string(), expires: z.string(), created: z.string(), updated: z.string() },
  state: z.enum(caseStates),
  events: z.number(),
  standing,
})

export type StoredCase = z.infer<typeof storedCase>

const storedEvent = z.custom<CaseEvent>((value) => typeof value === 'object' && value !== null && 'seq' in value && 'hash' in value)

/** The case of this id; undefined when there is none (any more). */
export async function findCase(contract: PocketBase, id: string): Promise<StoredCase | undefined> {
  if (!/^[a-z0-9]{15}$/.test(id)) return undefined
  try {
    return storedCase.parse(await contract.collection('cases').getOne(id))
  } catch (error) {
    if (error instanceof ClientResponseError && error.status === 404) return undefined
    throw error
  }
}

/** The cases of a workplace, the next due first. There are few: their number has a limit. */
export async function listCases(contract: PocketBase, workplace: string): Promise<StoredCase[]> {
  const filter = contract.filter('workplace = {:workplace}', { workplace })
  return z.array(storedCase).parse(await contract.collection('cases').getFullList({ filter, sort: 'due,created' }))
}

/** All cases of all workplaces that a filter names: for the clock. */
export async function allCases(contract: PocketBase, filter: string): Promise<StoredCase[]> {
  return z.array(storedCase).parse(await contract.collection('cases').getFullList({ filter, sort: 'created' }))
}

/** What was done in a case after the event of this number. */
export async function callsSince(contract: PocketBase, id: string, seq: number): Promise<readonly string[]> {
  const filter = contract.filter('case = {:id} && seq > {:seq}', { id, seq })
  return (await contract.collection('caseEvents').getFullList({ filter, fields: 'call' })).map(({ call }) => String(call))
}

/** The history of a case, from its beginning. */
export async function historyOf(contract: PocketBase, id: string): Promise<readonly CaseEvent[]> {
  const found = await contract.collection('caseEvents').getFullList({ filter: contract.filter('case = {:id}', { id }), sort: 'seq' })
  return z.array(storedEvent).parse(found)
}

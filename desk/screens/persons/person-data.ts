import type { RecordModel } from 'pocketbase'
import { backend, operator } from '../../session/backend.ts'
import { belongings, places } from './places.ts'
import { findTold, type Told, toldOfDays } from './told.ts'

/** The records of one person, by collection. */
export type PersonData = ReadonlyMap<string, readonly RecordModel[]>

export interface FoundPerson {
  readonly records: PersonData
  /** Which other systems were told of them. */
  readonly told: readonly Told[]
}

/** Everything that is stored under an address, whatever the case of its letters, and what belongs to it. */
export async function findPerson(email: string): Promise<FoundPerson> {
  const records = await findRecords(email)
  return { records, told: await findTold(records) }
}

async function findRecords(email: string): Promise<PersonData> {
  const found = new Map<string, readonly RecordModel[]>()
  for (const { collection, field } of places) {
    const filter = backend.filter(`${field}:lower = {:email}`, { email: email.toLowerCase() })
    found.set(collection, await backend.collection(collection).getFullList({ filter }))
  }
  for (const { collection, field, of } of belongings) found.set(collection, await belongingTo(found.get(of) ?? [], collection, field))
  return found
}

async function belongingTo(owners: readonly RecordModel[], collection: string, field: string): Promise<RecordModel[]> {
  const lists = await Promise.all(
    owners.map(({ id }) => backend.collection(collection).getFullList({ filter: backend.filter(`${field} = {:id}`, { id }) })),
  )
  return lists.flat()
}

/** All of it as the person may ask for it (Art. 15 GDPR), with who gave it out and when, and which other systems were told. */
export function exportOf(email: string, { records, told }: FoundPerson): string {
  const given = { email, exported: new Date().toISOString(), by: operator().email, records: Object.fromEntries(records), told: toldOfDays(told) }
  return JSON.stringify(given, null, 2)
}

/**
 * Deletes all of it; what has gone meanwhile is fine. Gives the protocol, which names records and nobody, and who has to be told of the deletion
 * (Art. 19 GDPR).
 */
export async function deletePerson(email: string, data: PersonData): Promise<string> {
  const told = toldOfDays(await findTold(data))
  // What belongs to these records goes with them, and is named all the same.
  const deleted: Record<string, string[]> = Object.fromEntries(
    belongings
      .flatMap(({ collection }) => [[collection, (data.get(collection) ?? []).map(({ id }) => id)] as const])
      .filter(([, ids]) => ids.length > 0),
  )
  for (const { collection } of places) {
    for (const { id } of data.get(collection) ?? []) {
      await backend.collection(collection).delete(id).catch(ignoreMissing)
      deleted[collection] = [...(deleted[collection] ?? []), id]
    }
  }
  const done = { deleted: new Date().toISOString(), by: operator().email, addressSha256: await sha256(email), records: deleted, told }
  return JSON.stringify(done, null, 2)
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'status' in error && error.status === 404)) throw error
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.toLowerCase()))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

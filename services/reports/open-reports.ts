import type PocketBase from 'pocketbase'
import type { Engines, Guest } from '#engines'
import { digest } from '../backend-client/digest.ts'
import type { TokenOutcome } from '../forms/index.ts'
import type { FoundReport, ReadCompany, StoredCompany } from './report-services.ts'
import { findStored } from './stored-report.ts'
import { looksLikeShareToken } from './token-shape.ts'

interface FindingOptions {
  readonly contract: PocketBase
  readonly engines: Engines
  readonly guest: Guest
  readonly now: Date
}

/** The report behind a link: nothing is read for what is no token, and an expired one is as unknown as one that never was. */
export async function findReport(token: string, { contract, engines, guest, now }: FindingOptions): Promise<FoundReport> {
  const found = looksLikeShareToken(token) ? await findStored(contract, ['tokenHash', digest(token)], now) : undefined
  if (!found) return { kind: 'unknown' }
  return { kind: 'found', report: { companies: await readAll(found.companies, engines, guest), expires: new Date(found.expires).toISOString() } }
}

/** Reads all letters at once. Throws for a text that is no reference: such a report cannot have been stored. */
async function readAll(companies: readonly StoredCompany[], engines: Engines, guest: Guest): Promise<ReadCompany[]> {
  const texts = companies.flatMap(({ letters }) => letters)
  const read = (await engines.run('readLetters', texts, guest)).map((letter) => {
    if (!letter.isReference) throw new RangeError(`No reference: ${letter.problem}`)
    return letter
  })
  return companies.map(({ id, name, letters }) => ({ id, name, letters: read.splice(0, letters.length) }))
}

/** Deletes the report of a deletion link. A second time there is none. */
export async function removeReport(deletion: string, contract: PocketBase, now: Date): Promise<TokenOutcome> {
  const found = looksLikeShareToken(deletion) ? await findStored(contract, ['deletionHash', digest(deletion)], now) : undefined
  if (!found) return { kind: 'unknown' }
  await contract.collection('reports').delete(found.id)
  return { kind: 'done' }
}

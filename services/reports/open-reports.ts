import type PocketBase from 'pocketbase'
import type { TokenOutcome } from '../forms/index.ts'
import { hashToken } from '../newsletter/token.ts'
import type { FoundReport, OwnReports } from './report-services.ts'
import { findReports } from './stored-report.ts'
import { looksLikeShareToken } from './token-shape.ts'

/** The report behind a link: nothing is read for what is no token, and an expired one is as unknown as one that never was. */
export async function findReport(token: string, contract: PocketBase, now: Date): Promise<FoundReport> {
  const [found] = looksLikeShareToken(token) ? await findReports(contract, ['tokenHash', hashToken(token)], now) : []
  return found ? { kind: 'found', report: { companies: found.companies, expires: new Date(found.expires).toISOString() } } : { kind: 'unknown' }
}

/** Deletes the report of a deletion link. A second time there is none. */
export async function removeReport(deletion: string, contract: PocketBase, now: Date): Promise<TokenOutcome> {
  const [found] = looksLikeShareToken(deletion) ? await findReports(contract, ['deletionHash', hashToken(deletion)], now) : []
  return found ? deleteOne(contract, found.id) : { kind: 'unknown' }
}

/** What a user shared; "" is nobody. */
export async function listOwnReports(owner: string, contract: PocketBase, now: Date): Promise<OwnReports> {
  if (owner === '') return { kind: 'signed-out' }
  const found = await findReports(contract, ['owner', owner], now)
  const time = (text: string) => new Date(text).toISOString()
  return {
    kind: 'signed-in',
    reports: found.map(({ id, companies, created, expires }) => ({
      id,
      companies: companies.length,
      created: time(created),
      expires: time(expires),
    })),
  }
}

/** Deletes a report of this user; those of others are unknown. */
export async function removeOwnReport(
  id: string,
  { owner, contract, now }: { owner: string; contract: PocketBase; now: Date },
): Promise<TokenOutcome> {
  const own = owner === '' ? [] : await findReports(contract, ['owner', owner], now)
  return own.some((report) => report.id === id) ? deleteOne(contract, id) : { kind: 'unknown' }
}

async function deleteOne(contract: PocketBase, id: string): Promise<TokenOutcome> {
  await contract.collection('reports').delete(id)
  return { kind: 'done' }
}

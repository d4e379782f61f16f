import type PocketBase from 'pocketbase'
import type { TokenOutcome } from '../forms/index.ts'
import { hashToken } from '../newsletter/token.ts'
import type { FoundReport } from './report-services.ts'
import { findStored } from './stored-report.ts'
import { looksLikeShareToken } from './token-shape.ts'

/** The report behind a link: nothing is read for what is no token, and an expired one is as unknown as one that never was. */
export async function findReport(token: string, contract: PocketBase, now: Date): Promise<FoundReport> {
  const found = looksLikeShareToken(token) ? await findStored(contract, ['tokenHash', hashToken(token)], now) : undefined
  return found ? { kind: 'found', report: { companies: found.companies, expires: new Date(found.expires).toISOString() } } : { kind: 'unknown' }
}

/** Deletes the report of a deletion link. A second time there is none. */
export async function removeReport(deletion: string, contract: PocketBase, now: Date): Promise<TokenOutcome> {
  const found = looksLikeShareToken(deletion) ? await findStored(contract, ['deletionHash', hashToken(deletion)], now) : undefined
  if (!found) return { kind: 'unknown' }
  await contract.collection('reports').delete(found.id)
  return { kind: 'done' }
}

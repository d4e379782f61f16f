import type PocketBase from 'pocketbase'
import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { company } from '#words/facts'
import { UNCONFIRMED_DAYS } from '../accounts/access.ts'
import { contractTime } from '../backend-client/dates.ts'

const DAY_MS = 24 * 3600_000
/** For so long a mail is tried; then the mail server has been away for a month, and what it tells of is old. */
const MAIL_DAYS = 30
const CLAIM_DAYS = 2

const withId = z.array(z.object({ id: z.string() }))

/** Deletes what is due: leads with their files, addresses and test accesses that nobody confirmed, shared reports, mails that nobody took, backups. */
export async function deleteDue(contract: PocketBase, now: Date): Promise<void> {
  const before = (days: number) => contractTime(new Date(now.getTime() - days * DAY_MS))
  await deleteAll(contract, 'leads', contract.filter('deleteAfter <= {:now}', { now: contractTime(now) }))
  await deleteAll(contract, 'newsletter', contract.filter("confirmed = '' && deleteAfter <= {:now}", { now: contractTime(now) }))
  await deleteAll(contract, 'reports', contract.filter('expires <= {:now}', { now: contractTime(now) }))
  await deleteAll(contract, 'users', contract.filter('verified = false && created <= {:time}', { time: before(UNCONFIRMED_DAYS) }))
  await deleteAll(contract, 'outbox', contract.filter('created <= {:time}', { time: before(MAIL_DAYS) }))
  await deleteAll(contract, 'outboxClaims', contract.filter('created <= {:time}', { time: before(CLAIM_DAYS) }))
  await deleteBackups(contract, before(company.retention.backupDays))
}

/** The newest stays, however old: where nobody makes backups any more, or a clock was wrong, there is still one to go back to. */
async function deleteBackups(contract: PocketBase, before: string): Promise<void> {
  const backups = await contract.backups.getFullList().catch(noBackups)
  const [, ...older] = backups.toSorted((a, b) => b.modified.localeCompare(a.modified))
  for (const { key } of older.filter(({ modified }) => modified <= before)) await contract.backups.delete(key).catch(noBackups)
}

/** On PostgreSQL there are none, and one that is being restored goes the next time (both 400). */
function noBackups(error: unknown): [] {
  if (error instanceof ClientResponseError && error.status === 400) return []
  throw error
}

async function deleteAll(contract: PocketBase, collection: string, filter: string): Promise<void> {
  const due = withId.parse(await contract.collection(collection).getFullList({ filter, fields: 'id' }))
  for (const { id } of due) await contract.collection(collection).delete(id).catch(ignoreMissing)
}

/** Another process may have deleted it. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'status' in error && error.status === 404)) throw error
}

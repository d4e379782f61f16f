import type PocketBase from 'pocketbase'
import { z } from 'zod'
import { UNCONFIRMED_DAYS } from '../accounts/access.ts'
import { contractTime } from '../backend-client/dates.ts'

const DAY_MS = 24 * 3600_000
/** For so long a mail is tried; then the mail server has been away for a month, and what it tells of is old. */
const MAIL_DAYS = 30
const CLAIM_DAYS = 2

const withId = z.array(z.object({ id: z.string() }))

/** Deletes what is due: leads with their files, addresses and test accesses that nobody confirmed, shared reports, mails that nobody took. */
export async function deleteDue(contract: PocketBase, now: Date): Promise<void> {
  const before = (days: number) => contractTime(new Date(now.getTime() - days * DAY_MS))
  await deleteAll(contract, 'leads', contract.filter('deleteAfter <= {:now}', { now: contractTime(now) }))
  await deleteAll(contract, 'newsletter', contract.filter("confirmed = '' && deleteAfter <= {:now}", { now: contractTime(now) }))
  await deleteAll(contract, 'reports', contract.filter('expires <= {:now}', { now: contractTime(now) }))
  await deleteAll(contract, 'users', contract.filter('verified = false && created <= {:time}', { time: before(UNCONFIRMED_DAYS) }))
  await deleteAll(contract, 'outbox', contract.filter('created <= {:time}', { time: before(MAIL_DAYS) }))
  await deleteAll(contract, 'outboxClaims', contract.filter('created <= {:time}', { time: before(CLAIM_DAYS) }))
}

async function deleteAll(contract: PocketBase, collection: string, filter: string): Promise<void> {
  const due = withId.parse(await contract.collection(collection).getFullList({ filter, fields: 'id' }))
  for (const { id } of due) await contract.collection(collection).delete(id).catch(ignoreMissing)
}

/** Another process may have deleted it. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'status' in error && error.status === 404)) throw error
}

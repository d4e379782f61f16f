import type PocketBase from 'pocketbase'
import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { company } from '#words/facts'
import { UNCONFIRMED_DAYS } from '../accounts/days.ts'
import { contractTime } from '../backend-client/dates.ts'
import { DELIVERY_DAYS } from '../webhooks/states.ts'

const DAY_MS = 24 * 3600_000
/** For so long a mail is tried; then the mail server has been away for a month, and what it tells of is old. */
const MAIL_DAYS = 30
const CLAIM_DAYS = 2
/** Who left a record without saying so, in days: an hour. */
const PRESENCE_DAYS = 1 / 24
/** A key that has ended is kept so long to answer for what was done with it, and its numbers as long. */
export const KEY_DAYS = 365

const withId = z.array(z.object({ id: z.string() }))

/** Deletes what is due: leads with their files, addresses and test accesses that nobody confirmed, shared reports, references that were tried out, mails that nobody took, backups, keys that ended. */
export async function deleteDue(contract: PocketBase, now: Date): Promise<void> {
  const before = (days: number) => contractTime(new Date(now.getTime() - days * DAY_MS))
  await deleteAll(contract, 'leads', contract.filter('deleteAfter <= {:now}', { now: contractTime(now) }))
  await deleteAll(contract, 'newsletter', contract.filter("confirmed = '' && deleteAfter <= {:now}", { now: contractTime(now) }))
  await deleteAll(contract, 'reports', contract.filter('expires <= {:now}', { now: contractTime(now) }))
  const unconfirmed = 'verified = false && created <= {:time} && waitsUntil <= {:now}'
  await deleteAll(contract, 'users', contract.filter(unconfirmed, { time: before(UNCONFIRMED_DAYS), now: contractTime(now) }))
  for (const ofCases of ['cases', 'caseLinks', 'workplaceInvites'])
    await deleteAll(contract, ofCases, contract.filter('expires <= {:now}', { now: contractTime(now) }))
  await deleteAll(contract, 'outbox', contract.filter('created <= {:time}', { time: before(MAIL_DAYS) }))
  await deleteAll(contract, 'outboxClaims', contract.filter('created <= {:time}', { time: before(CLAIM_DAYS) }))
  await deleteAll(contract, 'webhookDeliveries', contract.filter('created <= {:time}', { time: before(DELIVERY_DAYS) }))
  await deleteAll(contract, 'deskPresence', contract.filter('seen <= {:time}', { time: before(PRESENCE_DAYS) }))
  await deleteBackups(contract, before(company.retention.backupDays))
  const ended = "(revoked != '' && revoked <= {:time}) || (expires != '' && expires <= {:time})"
  await deleteAll(contract, 'apiKeys', contract.filter(ended, { time: before(KEY_DAYS) }))
  await deleteAll(contract, 'apiUsage', contract.filter('day <= {:day}', { day: before(KEY_DAYS).slice(0, 10) }))
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

import type PocketBase from 'pocketbase'
import { z } from 'zod'
import type { Locale } from '#words/interface'
import { contractTime } from '../backend-client/dates.ts'
import { digest } from '../backend-client/digest.ts'
import type { Account } from '../backend-client/session.ts'
import { looksLikeToken, newToken } from '../newsletter/token.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import type { CarryingOut } from './carry-out.ts'
import type { Acted } from './case-services.ts'
import { checkCaseForm } from './check-case-form.ts'
import { inviteLetter } from './invite-letter.ts'
import { findWorkplace, type Workplace } from './workplace.ts'

const MOST_COLLEAGUES = 2
const INVITE_DAYS = 7
const DAY_MS = 24 * 3600_000

const invite = z.object({ id: z.string(), workplace: z.string(), email: z.string() })

interface Inviting extends CarryingOut {
  readonly account: Account
  readonly locale: Locale
}

const openInvites = async (contract: PocketBase, { id }: Workplace, now: Date) =>
  (
    await contract
      .collection('workplaceInvites')
      .getList(1, 1, { filter: contract.filter('workplace = {:id} && expires > {:now}', { id, now: contractTime(now) }) })
  ).totalItems

/** Asks a colleague by mail to join; only who owns the workplace does. */
export async function inviteColleague(
  data: FormData,
  { contract, workplace, account, addresses, locale, mayMail, now, onQueued }: Inviting,
): Promise<Acted> {
  if (workplace.owner !== account.id) return { kind: 'prevented', why: 'role' }
  const checked = checkCaseForm('invite', data)
  if (!checked.isValid) return { kind: 'invalid', errors: checked.errors }
  if (workplace.members.length + (await openInvites(contract, workplace, now)) >= MOST_COLLEAGUES) return { kind: 'prevented', why: 'full' }
  if (!(await mayMail())) return { kind: 'prevented', why: 'mail_limit' }
  const [token, expires] = [newToken(), new Date(now.getTime() + INVITE_DAYS * DAY_MS)]
  const batch = contract.createBatch()
  const email = checked.values.email.toLowerCase()
  batch.collection('workplaceInvites').create({ workplace: workplace.id, email, tokenHash: digest(token), expires: contractTime(expires) })
  const letter = inviteLetter(locale, { from: account.name || account.email, until: expires, address: addresses.invite(token, locale) })
  queueMail(batch, { ...letter, recipient: email, reference: `invite:${digest(token)}` }, now)
  await batch.send()
  onQueued()
  return { kind: 'done', id: workplace.id }
}

/** Joins the workplace of an invitation: for a confirmed account with the address that was invited, and with no colleagues of its own. */
export async function joinWorkplace(token: string, account: Account, contract: PocketBase, now: Date): Promise<Acted> {
  if (!looksLikeToken(token)) return { kind: 'unknown' }
  const filter = contract.filter('tokenHash = {:hash} && expires > {:now}', { hash: digest(token), now: contractTime(now) })
  const { items } = await contract.collection('workplaceInvites').getList(1, 1, { filter, skipTotal: true })
  const [found] = z.array(invite).parse(items)
  if (!found) return { kind: 'unknown' }
  if (!account.verified || found.email !== account.email.toLowerCase()) return { kind: 'prevented', why: 'role' }
  const own = await findWorkplace(contract, account.id)
  if (own && own.owner === account.id && own.members.length > 0) return { kind: 'prevented', why: 'state' }
  const batch = contract.createBatch()
  batch.collection('workplaces').update(found.workplace, { 'members+': account.id })
  batch.collection('workplaceInvites').delete(found.id)
  await batch.send()
  return { kind: 'done', id: found.workplace }
}

/** Takes a member out: themselves, or by who owns the workplace. */
export async function leaveWorkplace(
  member: string,
  { contract, workplace, account }: Pick<Inviting, 'contract' | 'workplace' | 'account'>,
): Promise<Acted> {
  if (!workplace.members.includes(member)) return { kind: 'unknown' }
  if (member !== account.id && workplace.owner !== account.id) return { kind: 'prevented', why: 'role' }
  await contract.collection('workplaces').update(workplace.id, { 'members-': member })
  return { kind: 'done', id: workplace.id }
}

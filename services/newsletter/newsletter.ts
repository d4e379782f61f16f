import type PocketBase from 'pocketbase'
import type { Locale } from '#words/interface'
import { contractTime } from '../backend-client/dates.ts'
import { digest } from '../backend-client/digest.ts'
import { isDuplicate } from '../backend-client/faults.ts'
import type { TokenOutcome } from '../forms/index.ts'
import { type NewsletterMail, newsletterLetter } from '../mails/newsletter.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { dropIssuesTo } from './issues/issue-mail.ts'
import { findSubscription, type Subscription } from './subscription.ts'
import { looksLikeToken, newToken } from './token.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'

const DAY_MS = 24 * 3600_000
/** Days for which an address waits to be confirmed. */
const WAITING_DAYS = 7
/** Within this time the same address is the same submission. */
const SAME_MS = 10 * 60_000

export interface NewsletterOptions {
  readonly contract: PocketBase
  /** Where the pages behind the links lie. */
  readonly addresses: NewsletterAddresses
  readonly now: Date
}

export interface NewsletterAddresses {
  confirm(token: string, locale: Locale): string
  unsubscribe(token: string, locale: Locale): string
}

export interface SubscribeOptions extends NewsletterOptions {
  readonly locale: Locale
  /** Whether the address may get another mail today; counts it. */
  readonly mayMail: () => Promise<boolean>
}

/**
 * Writes down that an address wants the newsletter, and asks it by mail whether that is so (double opt-in: § 7 Abs. 2 Nr. 2 UWG). Whoever
 * asks learns nothing about an address: it is answered the same whether it is known or not. Gives the day until when it waits.
 */
export async function subscribe(email: string, options: SubscribeOptions): Promise<string> {
  const { contract, now, mayMail, locale } = options
  const address = email.toLowerCase()
  const until = new Date(now.getTime() + WAITING_DAYS * DAY_MS).toISOString().slice(0, 10)
  const known = await findSubscription(contract, 'email', address)
  if (known && !known.confirmed && now.getTime() - new Date(known.updated).getTime() < SAME_MS) return known.deleteAfter.slice(0, 10)
  if (!(await mayMail())) return until
  if (known?.confirmed) await sayAlready(known, { contract, now, locale })
  else await askToConfirm(address, { ...options, known, until })
  return until
}

async function sayAlready({ email }: Subscription, { contract, now, locale }: Pick<SubscribeOptions, 'contract' | 'now' | 'locale'>): Promise<void> {
  const batch = contract.createBatch()
  queueMail(batch, { ...newsletterLetter('already', { locale }), recipient: email, reference: `newsletter:already:${newToken()}` }, now)
  await batch.send()
}

interface Asking extends SubscribeOptions {
  readonly known: Subscription | undefined
  readonly until: string
}

async function askToConfirm(email: string, { contract, addresses, locale, now, known, until }: Asking): Promise<void> {
  const token = newToken()
  const tokenHash = digest(token)
  const batch = contract.createBatch()
  const record = { email, locale, tokenHash, deleteAfter: `${until} 00:00:00.000Z` }
  if (known) batch.collection('newsletter').update(known.id, record)
  else batch.collection('newsletter').create(record)
  const letter = newsletterLetter('confirm', { locale, address: addresses.confirm(token, locale), until })
  queueMail(batch, { ...letter, recipient: email, reference: referenceOf('confirm', tokenHash) }, now)
  await batch.send().catch((error: unknown) => {
    // Somebody else was faster: then a mail is on its way.
    if (!isDuplicate(error)) throw error
  })
}

/** Confirms a subscription and sends the first mail of the newsletter, with its way out. A second call changes nothing. */
export async function confirmSubscription(token: string, { contract, addresses, now }: NewsletterOptions): Promise<TokenOutcome> {
  const tokenHash = digest(token)
  const found = looksLikeToken(token) ? await findSubscription(contract, 'tokenHash', tokenHash) : undefined
  if (!found || (!found.confirmed && new Date(found.deleteAfter) <= now)) return { kind: 'unknown' }
  if (found.confirmed) return { kind: 'done' }
  const address = addresses.unsubscribe(token, found.locale)
  const batch = contract.createBatch()
  batch.collection('newsletter').update(found.id, { confirmed: contractTime(now), deleteAfter: '' })
  const letter = newsletterLetter('welcome', { locale: found.locale, address })
  queueMail(batch, { ...letter, headers: unsubscribeHeaders(address), recipient: found.email, reference: referenceOf('welcome', tokenHash) }, now)
  await batch.send().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error
  })
  return { kind: 'done' }
}

/** Removes a subscription with its address, and issues on their way to it. Done also when there is none: a link may be followed twice. */
export async function endSubscription(token: string, contract: PocketBase): Promise<TokenOutcome> {
  if (!looksLikeToken(token)) return { kind: 'done' }
  const hash = digest(token)
  const found = (await findSubscription(contract, 'tokenHash', hash)) ?? (await findSubscription(contract, 'leaveHash', hash))
  if (!found) return { kind: 'done' }
  await contract.collection('newsletter').delete(found.id)
  await dropIssuesTo(found.email, contract)
  return { kind: 'done' }
}

const HASH_LENGTH_NAMED = 32

function referenceOf(mail: NewsletterMail, tokenHash: string): string {
  return `newsletter:${mail}:${tokenHash.slice(0, HASH_LENGTH_NAMED)}`
}

import type PocketBase from 'pocketbase'
import { z } from 'zod'
import { testAccessTerms } from '#words/facts'
import type { Locale } from '#words/interface'
import { contractTime } from '../backend-client/dates.ts'
import { isDuplicate } from '../backend-client/faults.ts'
import type { FormValues } from '../forms/index.ts'
import { accessExistsLetter } from '../mails/access-exists.ts'
import { queueMail } from '../outbox/queue-mail.ts'
import { UNCONFIRMED_DAYS } from './days.ts'
import { LINK_MINUTES, VERIFICATION_HOURS } from './mail-links.ts'

const DAY_MS = 24 * 3600_000
const MINUTE_MS = 60_000

const account = z.object({ id: z.string(), email: z.string(), locale: z.enum(['de', 'en', '']), verified: z.boolean() })

type Account = z.infer<typeof account>

export interface AccessOptions {
  readonly contract: PocketBase
  readonly locale: Locale
  /** Where somebody signs in. */
  readonly signIn: (locale: Locale) => string
  /** Whether the address may get another mail today; counts it. */
  readonly mayMail: () => Promise<boolean>
  readonly now: Date
}

/**
 * Makes a test access and asks its address by mail whether that is right. Whoever asks learns nothing about an address. Its owner is
 * told when there is an access already. One that nobody has confirmed gives way: else a stranger could take an address first,
 * and its owner would later confirm an access with the stranger's password. Gives the day until when it waits.
 */
export async function createAccess(values: FormValues<'trial'>, options: AccessOptions): Promise<string> {
  const { contract, mayMail, now } = options
  const until = new Date(now.getTime() + UNCONFIRMED_DAYS * DAY_MS).toISOString().slice(0, 10)
  if (!(await mayMail())) return until
  const known = await findAccount(contract, values.email)
  if (known?.verified) await sayExists(known, options)
  else if (await storeAccount(values, { ...options, known })) await contract.collection('users').requestVerification(values.email)
  return until
}

/** The account with this address, whatever the case of its letters; of two that differ in nothing else, a confirmed one. */
async function findAccount(contract: PocketBase, email: string): Promise<Account | undefined> {
  const filter = contract.filter('email:lower = {:email}', { email: email.toLowerCase() })
  const { items } = await contract.collection('users').getList(1, 1, { filter, sort: '-verified', skipTotal: true })
  return z.array(account).parse(items)[0]
}

/** Whether it was stored; not when somebody else was faster. */
async function storeAccount(values: FormValues<'trial'>, { contract, locale, now, known }: AccessOptions & { readonly known: Account | undefined }) {
  const { terms: _, password, email, ...rest } = values
  const batch = contract.createBatch()
  if (known) batch.collection('users').delete(known.id)
  batch.collection('users').create({
    ...rest,
    email: email.toLowerCase(),
    ...{ password, passwordConfirm: password },
    ...{ locale, termsVersion: testAccessTerms.version, termsAccepted: contractTime(now) },
  })
  try {
    await batch.send()
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

async function sayExists({ id, email, locale }: Account, { contract, signIn, now, ...asked }: AccessOptions): Promise<void> {
  const language = locale || asked.locale
  const batch = contract.createBatch()
  const letter = accessExistsLetter(language, signIn(language))
  queueMail(batch, { ...letter, recipient: email, reference: `access:exists:${id}:${now.getTime()}` }, now)
  await batch.send()
}

/** Sends the link that confirms an address once more, if it waits for that. Gives the day on which the link ends. */
export async function resendVerification(email: string, { contract, now }: Pick<AccessOptions, 'contract' | 'now'>): Promise<string> {
  await contract.collection('users').requestVerification(email)
  return new Date(now.getTime() + (VERIFICATION_HOURS / 24) * DAY_MS).toISOString().slice(0, 10)
}

/** Sends a link for a new password, if there is such an access. Gives the day on which the link ends. */
export async function sendPasswordLink(email: string, { contract, now }: Pick<AccessOptions, 'contract' | 'now'>): Promise<string> {
  await contract.collection('users').requestPasswordReset(email)
  return new Date(now.getTime() + LINK_MINUTES * MINUTE_MS).toISOString().slice(0, 10)
}

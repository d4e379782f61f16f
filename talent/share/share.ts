import type { Application, Pool } from '../model/application.ts'
import type { Consent, ShareField } from '../model/consent.ts'
import { flawOf } from './consent.ts'

/** Why nothing is shared. */
export type ShareRefusal =
  | 'unknown-application'
  | 'unknown-recipient'
  | 'own-firm'
  | 'no-consent'
  | 'other-person'
  | 'other-purpose'
  | 'other-recipient'
  | 'not-yet'
  | 'expired'
  | 'withdrawn'
  | 'nothing-consented'

/** The fields agreed to, and no others. */
type SharedApplication = { readonly number: number } & Partial<Pick<Application, ShareField>>

export type ShareAnswer =
  | { readonly allowed: true; readonly shared: SharedApplication; readonly until: string }
  | { readonly allowed: false; readonly refusal: ShareRefusal }

export interface ShareRequest {
  readonly recipient: string
  /** The person's consent; there may be none. */
  readonly consent: Consent | null
  readonly today: string
}

/** What another firm of the pool may see of an application today: what its person agreed to for this firm, or nothing. */
export function share(pool: Pool, number: number, { recipient, consent, today }: ShareRequest): ShareAnswer {
  const application = pool.applications.find((one) => one.number === number)
  if (!application) return refused('unknown-application')
  if (recipient === pool.owner) return refused('own-firm')
  if (!pool.members.includes(recipient)) return refused('unknown-recipient')
  if (!consent) return refused('no-consent')
  const flaw = flawFor(consent, number, recipient) ?? flawOf(consent, today)
  return flaw ? refused(flaw) : { allowed: true, shared: consented(application, consent.fields), until: consent.until }
}

const refused = (refusal: ShareRefusal): ShareAnswer => ({ allowed: false, refusal })

function flawFor(consent: Consent, number: number, recipient: string): ShareRefusal | null {
  if (consent.application !== number) return 'other-person'
  if (consent.purpose !== 'share-pool') return 'other-purpose'
  if (!consent.recipients.includes(recipient)) return 'other-recipient'
  return consent.fields.length === 0 ? 'nothing-consented' : null
}

function consented(application: Application, fields: readonly ShareField[]): SharedApplication {
  return { number: application.number, ...Object.fromEntries(fields.map((field) => [field, application[field]])) }
}

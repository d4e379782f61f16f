import type { Consent, Purpose } from '../model/consent.ts'

/** Why a consent does not count on a day, or nothing when it does. */
export function flawOf({ given, until, withdrawn }: Consent, today: string): 'withdrawn' | 'not-yet' | 'expired' | null {
  if (withdrawn !== null && withdrawn <= today) return 'withdrawn'
  if (today < given) return 'not-yet'
  return until < today ? 'expired' : null
}

/** The consent to a purpose that counts today, if one does. */
export function validConsent(consents: readonly Consent[], purpose: Purpose, today: string): Consent | undefined {
  return consents.find((consent) => consent.purpose === purpose && flawOf(consent, today) === null)
}

/** The consent after its withdrawal: it counts no more from this very day. An earlier withdrawal stays. */
export function withdraw(consent: Consent, today: string): Consent {
  const withdrawn = consent.withdrawn !== null && consent.withdrawn < today ? consent.withdrawn : today
  return { ...consent, withdrawn }
}

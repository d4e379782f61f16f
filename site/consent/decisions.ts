import { CONSENT_COOKIE, type CONSENT_STATES } from '../constants.ts'
import type { PublicConfig } from '../public-config.ts'

/** What needs consent: measuring visits, recording them, the captcha in front of forms. */
export const purposes = ['analytics', 'recording', 'captcha'] as const

export type Purpose = (typeof purposes)[number]
export type ConsentState = (typeof CONSENT_STATES)[number]

/** What a visitor has decided; a purpose that is missing is pending. */
export type Decisions = Readonly<Partial<Record<Purpose, Exclude<ConsentState, 'pending'>>>>

/** What this site may ask for: without a key there is nothing. */
export function offeredPurposes({ analytics, captcha }: Pick<PublicConfig, 'analytics' | 'captcha'>): readonly Purpose[] {
  return [...(analytics.key ? (['analytics', 'recording'] as const) : []), ...(captcha.siteKey ? (['captcha'] as const) : [])]
}

/** The decisions in a Cookie header or in `document.cookie`. Whatever was not written by us counts as undecided. */
export function readDecisions(cookies: string): Decisions {
  const value = cookies
    .split(/; */)
    .find((one) => one.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1)
  const said = new URLSearchParams(value)
  const decided = purposes.flatMap((purpose) => {
    const state = said.get(purpose)
    return state === 'granted' || state === 'denied' ? [[purpose, state] as const] : []
  })
  return Object.fromEntries(decided)
}

/** The cookie's value: `analytics=granted&recording=denied`. */
export function writeDecisions(decisions: Decisions): string {
  return new URLSearchParams(decisions).toString()
}

/** What a purpose may do. A browser that asks not to be tracked (Global Privacy Control, Do Not Track) has refused, whatever a cookie says. */
export function consentState(purpose: Purpose, decisions: Decisions, hasSignal: boolean): ConsentState {
  return hasSignal ? 'denied' : (decisions[purpose] ?? 'pending')
}

/** Visitors are asked for what would run on every page; the captcha asks for itself in its form. */
export function mustAsk(offered: readonly string[], decisions: Decisions, hasSignal: boolean): boolean {
  return (['analytics', 'recording'] as const).some(
    (purpose) => offered.includes(purpose) && consentState(purpose, decisions, hasSignal) === 'pending',
  )
}

import { CONSENT_EVENT, CONSENT_ID, CONSENT_PATH } from '../constants.ts'
import { type ConsentState, consentState, type Decisions, type Purpose, readDecisions } from './decisions.ts'

/** Whether this browser asks not to be tracked. */
export function hasSignal(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}

/** What the visitor has decided so far, in whichever tab. */
export function decisionsHere(): Decisions {
  return readDecisions(document.cookie)
}

/** While a decision is on its way, or could not be stored, nothing is allowed on this page. */
const OPEN_DECISION = 'data-deciding'

/** What a purpose may do now. */
export function consentHere(purpose: Purpose): ConsentState {
  const isOpen = document.getElementById(CONSENT_ID)?.hasAttribute(OPEN_DECISION)
  return isOpen ? 'denied' : consentState(purpose, decisionsHere(), hasSignal())
}

/** Sends a decision to the server, whose cookie browsers keep longer than a script's; false when it could not be stored. */
export async function sendDecision(body: FormData): Promise<boolean> {
  const bar = document.getElementById(CONSENT_ID)
  bar?.setAttribute(OPEN_DECISION, '')
  dispatchEvent(new Event(CONSENT_EVENT))
  const isStored = await post(body)
  if (isStored) bar?.removeAttribute(OPEN_DECISION)
  dispatchEvent(new Event(CONSENT_EVENT))
  new BroadcastChannel(CONSENT_EVENT).postMessage('')
  return isStored
}

/** Remembers that the visitor has agreed to load the captcha, by its button in a form. */
export function allowCaptcha(): Promise<boolean> {
  const body = new FormData()
  body.set('for', 'captcha' satisfies Purpose)
  body.set('choice', 'all')
  return post(body)
}

function post(body: FormData): Promise<boolean> {
  return fetch(CONSENT_PATH, { method: 'POST', body, headers: { accept: 'application/json' } }).then(
    ({ ok }) => ok,
    () => false,
  )
}

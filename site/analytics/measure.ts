import posthog from 'posthog-js/no-external'
import { consentHere } from '../consent/in-browser.ts'
import { CONSENT_ID } from '../constants.ts'
import { storedSession } from '../session/stored-session.ts'
import { options } from './options.ts'

let isBegun = false
let wasMeasuring = false
let known: string | undefined

/** Measures and records what the visitor allows now, and nothing else: whatever is on its way when they withdraw is dropped. */
export async function applyConsent(): Promise<void> {
  const isMeasuring = consentHere('analytics') === 'granted'
  const isRecording = consentHere('recording') === 'granted'
  if (!isMeasuring && !isRecording) stop()
  else begin(isMeasuring)
  wasMeasuring = isMeasuring
  if (isRecording) await record()
  else if (isBegun) posthog.stopSessionRecording()
}

function begin(isMeasuring: boolean): void {
  if (!isBegun) {
    isBegun = true
    const { key = '', host = '', profiles } = document.getElementById(CONSENT_ID)?.dataset ?? {}
    const person_profiles = profiles === 'never' || profiles === 'always' ? profiles : 'identified_only'
    posthog.init(key, { ...options, api_host: host, person_profiles, loaded: knowAccount })
    // Who signs in or out sees another page then.
    posthog.on('eventCaptured', ({ event }) => event === '$pageview' && knowAccount())
    return
  }
  const isBack = !wasMeasuring && isMeasuring
  posthog.__loaded = true
  if (!isBack) return
  knowAccount()
  posthog.capture('$pageview')
}

/** A client that is not loaded sends nothing any more, not even what waits in its queues. */
function stop(): void {
  if (!isBegun || !posthog.__loaded) return
  posthog.stopSessionRecording()
  posthog.reset(true)
  posthog.__loaded = false
  known = undefined
}

/** Only who is signed in is identified, by the id of the account and nothing more; who signs out is forgotten. */
function knowAccount(): void {
  const id = storedSession(Date.now())?.id
  if (id === known || consentHere('analytics') !== 'granted') return
  if (id === undefined) posthog.reset(true)
  else posthog.identify(id)
  known = id
}

/** The recorder is a chunk of its own; without the provider's word that the project records, it stays silent. */
async function record(): Promise<void> {
  await import('posthog-js/dist/posthog-recorder')
  // Withdrawn while it was loading.
  if (consentHere('recording') === 'granted') posthog.startSessionRecording()
}

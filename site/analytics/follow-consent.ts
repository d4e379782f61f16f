import { consentHere } from '../consent/in-browser.ts'
import { CONSENT_EVENT } from '../constants.ts'

type Measure = typeof import('./measure.ts')

let loading: Promise<Measure | undefined> | undefined

/** Fetches the measuring once it is allowed, and tells it of each decision, also of those in other tabs. */
export function followConsent(): void {
  const otherTabs = new BroadcastChannel(CONSENT_EVENT)
  const follow = () => void apply()
  otherTabs.addEventListener('message', follow)
  addEventListener(CONSENT_EVENT, follow)
  follow()
}

async function apply(): Promise<void> {
  if (consentHere('analytics') === 'granted' || consentHere('recording') === 'granted') loading ??= load()
  const measure = await loading
  await measure?.applyConsent()
}

/** Blockers and bad lines keep it away: the page misses nothing, and the next decision tries again. */
async function load(): Promise<Measure | undefined> {
  try {
    return await import('./measure.ts')
  } catch (cause) {
    console.warn('Analytics cannot be loaded', cause)
    loading = undefined
    return undefined
  }
}

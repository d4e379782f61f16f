import { consentHere } from '../consent/in-browser.ts'

const wasAllowed = { analytics: false, recording: false }
let isLeaving = false

/** A page that is being left gets no cookies any more: what held before holds for its last events. */
export function watchLeaving(): void {
  const note = ({ type }: Event) => {
    isLeaving = type === 'pagehide'
  }
  addEventListener('pagehide', note, true)
  addEventListener('pageshow', note, true)
}

/** Asked of each event anew: another tab may have withdrawn what this one was allowed. */
export function isAllowed(event: string): boolean {
  const purpose = event === '$snapshot' ? 'recording' : 'analytics'
  if (!isLeaving) wasAllowed[purpose] = consentHere(purpose) === 'granted'
  return wasAllowed[purpose]
}

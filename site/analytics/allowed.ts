import { consentHere } from '../consent/in-browser.ts'

/** Asked of each event anew: another tab may have withdrawn what this one was allowed. */
export function isAllowed(event: string): boolean {
  return consentHere(event === '$snapshot' ? 'recording' : 'analytics') === 'granted'
}

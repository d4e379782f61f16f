import { contractTime } from '../backend-client/dates.ts'

const TOKEN_KEY_BYTES = 25

/** What locks an account: nobody signs in to it from now on, and every session there is ends, as its tokens are signed with another key. */
export function lockedNow(now: Date) {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_KEY_BYTES))
  const tokenKey = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { locked: contractTime(now), tokenKey }
}

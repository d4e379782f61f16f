import { LRUCache } from 'lru-cache'
import { createTries, type Tries } from '../tries.ts'
import { type AppleNames, createAppleNames } from './apple-names.ts'

/** What a process remembers between requests about accounts; it is gone with the process, and other processes do not see it. */
export interface AccountMemory {
  /** Codes tried, by account and address. */
  readonly otpTries: Tries
  readonly sentMails: SentMails
  readonly decoys: Decoys
  readonly appleNames: AppleNames
}

export function createAccountMemory(): AccountMemory {
  const otpTries = createTries(OTP_TRIES, OTP_TRIES_SECONDS)
  return { otpTries, sentMails: createSentMails(), decoys: createDecoys(), appleNames: createAppleNames() }
}

/** What a record is remembered by. */
export function accountKey(collectionId: string, recordId: string): string {
  return `${collectionId}:${recordId}`
}

const OTP_TRIES = 5
const OTP_TRIES_SECONDS = 180

/** Mails that an account gets once in a while, however often they are asked for. */
export type ThrottledMail = 'verification' | 'passwordReset' | 'emailChange'

interface SentMails {
  /** Whether this mail may go to this account now; if so, it counts as sent. */
  take(mail: ThrottledMail, account: string): boolean
  /** It did not go out after all. */
  release(mail: ThrottledMail, account: string): void
}

const THROTTLE_MS = 120_000
const MOST_REMEMBERED = 50_000

function createSentMails(): SentMails {
  const sent = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: THROTTLE_MS })
  return {
    take(mail, account) {
      const key = `${mail} ${account}`
      if (sent.has(key)) return false
      sent.set(key, true)
      return true
    },
    release: (mail, account) => void sent.delete(`${mail} ${account}`),
  }
}

/**
 * The ids of one-time codes that were given for addresses nobody has. They must go on looking like real ones: the same
 * limit of codes per address, the same limit of tries.
 */
interface Decoys {
  /** The newest id of this address when it has had `most` of them within `seconds`. */
  full(account: string, most: number): string | undefined
  add(account: string, otpId: string, seconds: number): void
  /** The made-up account that an id was given for. */
  accountOf(otpId: string): string | undefined
}

function createDecoys(): Decoys {
  const accounts = new LRUCache<string, string>({ max: MOST_REMEMBERED })
  const given = new LRUCache<string, readonly string[]>({ max: MOST_REMEMBERED })
  const current = (account: string) => (given.get(account) ?? []).filter((otpId) => accounts.has(otpId))
  return {
    full(account, most) {
      const ids = current(account)
      return ids.length >= most ? ids.at(-1) : undefined
    },
    add(account, otpId, seconds) {
      accounts.set(otpId, account, { ttl: seconds * 1000 })
      given.set(account, [...current(account), otpId])
    },
    accountOf: (otpId) => accounts.get(otpId),
  }
}

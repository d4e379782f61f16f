import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { countedAddress, type Limits } from '#limits'
import type { AccountMemory, AppleNames, AskedMails, Decoys, Guesses, SentMails } from '../model/accounts.ts'
import { TooManyRequests } from '../model/errors.ts'

/** Counts in `limits`; decoys and names are kept by this process alone, the newest of them. */
export function createAccountMemory(limits: Limits): AccountMemory {
  return {
    otpTries: limits.limiter({ name: 'one-time codes tried', points: OTP_TRIES, seconds: OTP_TRIES_SECONDS }),
    guesses: createGuesses(limits),
    askedMails: createAskedMails(limits),
    sentMails: createSentMails(limits),
    decoys: createDecoys(),
    appleNames: createAppleNames(),
  }
}

/** What a record is remembered by. */
export function accountKey(collectionId: string, recordId: string): string {
  return `${collectionId}:${recordId}`
}

const OTP_TRIES = 5
const OTP_TRIES_SECONDS = 180

const THROTTLE_SECONDS = 120
const MOST_REMEMBERED = 50_000

function createSentMails(limits: Limits): SentMails {
  const sent = limits.limiter({ name: 'mails by account', points: 1, seconds: THROTTLE_SECONDS })
  return {
    take: async (mail, account) => (await sent.take(`${mail} ${account}`)).wait === undefined,
    release: (mail, account) => sent.forget(`${mail} ${account}`),
  }
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

/** A person who has forgotten which password it was stays below. */
const GUESSES_OF_ACCOUNT_AND_ADDRESS = { points: 8, seconds: 300 }
/** An office behind one address in which many mistype stays below. */
const GUESSES_OF_ADDRESS = { points: 40, seconds: 300 }
/** From here on tries at one account wait, from wherever they come. Nobody is refused for what others try. */
const GUESSES_OF_ACCOUNT = { points: 40, seconds: 600 }
const STEP_MS = 50
const LONGEST_WAIT_MS = 2000

function createGuesses(limits: Limits): Guesses {
  const pairs = limits.limiter({ name: 'guesses by account and address', ...GUESSES_OF_ACCOUNT_AND_ADDRESS })
  const addresses = limits.limiter({ name: 'guesses by address', ...GUESSES_OF_ADDRESS })
  const accounts = limits.limiter({ name: 'guesses by account', ...GUESSES_OF_ACCOUNT })
  return {
    async begin({ address, secret }) {
      const from = countedAddress(address)
      // What is refused for one account is not counted against the address as well.
      const own = secret === undefined ? undefined : await pairs.take(`${secret} ${from}`)
      const wait = own?.wait ?? (await addresses.take(from)).wait
      if (wait !== undefined) throw new TooManyRequests(wait)
    },
    async succeed({ address, secret }) {
      const from = countedAddress(address)
      await Promise.all([secret && pairs.forget(`${secret} ${from}`), addresses.giveBack(from)])
    },
    async withdraw({ address, secret }) {
      const from = countedAddress(address)
      await Promise.all([secret && pairs.giveBack(`${secret} ${from}`), addresses.giveBack(from)])
    },
    async slowDown(secret) {
      const { used } = await accounts.take(secret)
      const milliseconds = Math.min((used - GUESSES_OF_ACCOUNT.points) * STEP_MS, LONGEST_WAIT_MS)
      if (milliseconds > 0) await new Promise((done) => setTimeout(done, milliseconds))
    },
    speedUp: (secret) => accounts.giveBack(secret),
  }
}

const MAILS_OF_ACCOUNT_AND_ADDRESS = { points: 15, seconds: 600 }
const MAILS_OF_ADDRESS = { points: 60, seconds: 600 }

function createAskedMails(limits: Limits): AskedMails {
  const pairs = limits.limiter({ name: 'mails by account and address', ...MAILS_OF_ACCOUNT_AND_ADDRESS })
  const addresses = limits.limiter({ name: 'mails by address', ...MAILS_OF_ADDRESS })
  return {
    async take({ address, account }) {
      const from = countedAddress(address)
      const wait = (await pairs.take(`${account} ${from}`)).wait ?? (await addresses.take(from)).wait
      if (wait !== undefined) throw new TooManyRequests(wait)
    },
  }
}

const KEPT_MS = 60_000
const MOST_KEPT = 10_000
const LONGEST_KEY = 1000
const LONGEST_NAME = 150
const KEY_PREFIX = '@redirect_name_'

const posted = z.object({ name: z.object({ firstName: z.string().default(''), lastName: z.string().default('') }) })

function createAppleNames(): AppleNames {
  const names = new LRUCache<string, string>({ max: MOST_KEPT, ttl: KEPT_MS })
  return {
    keep(code, user) {
      const name = nameIn(user)
      if (code && name && KEY_PREFIX.length + code.length <= LONGEST_KEY) names.set(code, name)
    },
    get: (code) => names.get(code),
  }
}

function nameIn(user: string): string {
  try {
    const { data } = posted.safeParse(JSON.parse(user))
    return data ? [...`${data.name.firstName} ${data.name.lastName}`.trim()].slice(0, LONGEST_NAME).join('') : ''
  } catch {
    return ''
  }
}

import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Forms sent, wrong ones too: a person who mends mistakes stays far below. */
const TRIES = { points: 40, duration: 600 }
/** Forms stored; one that was sent without script counts twice. */
const STORED = { points: 12, duration: 600 }
/** Mails to one address that it did not write to us for: somebody may have typed a stranger's. */
const MAILS = { points: 3, duration: 24 * 3600 }

/** What this process remembers, for minutes and a day: addresses of visitors, and hashes of e-mail addresses. */
export interface Limits {
  /** Gives the seconds to wait when there were too many tries from this address. */
  try(address: string): Promise<number | undefined>
  /** The same for what is going to be stored. */
  store(address: string, weight: number): Promise<number | undefined>
  /** Whether this recipient may get another mail today; counts it. */
  mayMail(recipient: string): Promise<boolean>
}

export function createLimits(): Limits {
  const tries = new RateLimiterMemory(TRIES)
  const stored = new RateLimiterMemory(STORED)
  const mails = new RateLimiterMemory(MAILS)
  return {
    try: (address) => consume(tries, network(address), 1),
    store: (address, weight) => consume(stored, network(address), weight),
    mayMail: async (recipient) => (await consume(mails, createHash('sha256').update(recipient.toLowerCase()).digest('hex'), 1)) === undefined,
  }
}

async function consume(limiter: RateLimiterMemory, key: string, points: number): Promise<number | undefined> {
  try {
    await limiter.consume(key, points)
    return undefined
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}

const OWN_NETWORK_BITS = 64

/** Of an IPv6 address the network, which is what a household or machine has to itself. */
function network(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv6' ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${OWN_NETWORK_BITS}`).toString() : parsed.toString()
}

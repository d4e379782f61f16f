import { type Limits as Counts, countedAddress } from '#limits'

/** Forms sent, wrong ones too: a person who mends mistakes stays far below. */
const TRIES = { name: 'tries of forms', points: 40, seconds: 600 }
/** Forms stored; one that was sent without script counts twice. */
const STORED = { name: 'forms stored', points: 12, seconds: 600 }
/** Mails to one address that it did not write to us for: somebody may have typed a stranger's. */
const MAILS = { name: 'mails to one recipient', points: 3, seconds: 24 * 3600 }

/** Mails of one workplace in which somebody tries out how references are made: they go to whoever tries it. */
const CASE_MAILS = { name: 'mails of one workplace', points: 60, seconds: 24 * 3600 }

/** What is counted of visitors, for minutes and a day. */
export interface Limits {
  /** Gives the seconds to wait when there were too many tries from this address. */
  try(address: string): Promise<number | undefined>
  /** The same for what is going to be stored. */
  store(address: string, weight: number): Promise<number | undefined>
  /** Whether this recipient may get another mail today; counts it. */
  mayMail(recipient: string): Promise<boolean>
  /** Whether this workplace may get another mail today; counts it. */
  mayMailCase(workplace: string): Promise<boolean>
}

export function createLimits(counts: Counts): Limits {
  const [tries, stored, mails] = [counts.limiter(TRIES), counts.limiter(STORED), counts.limiter(MAILS)]
  const caseMails = counts.limiter(CASE_MAILS)
  return {
    try: async (address) => (await tries.take(countedAddress(address))).wait,
    store: async (address, weight) => (await stored.take(countedAddress(address), weight)).wait,
    mayMail: async (recipient) => (await mails.take(recipient.toLowerCase())).wait === undefined,
    mayMailCase: async (workplace) => (await caseMails.take(workplace)).wait === undefined,
  }
}

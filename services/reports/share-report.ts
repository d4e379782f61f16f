import type PocketBase from 'pocketbase'
import type { Engines, Guest } from '#engines'
import { contractTime } from '../backend-client/dates.ts'
import { digest } from '../backend-client/digest.ts'
import { refuse } from '../forms/index.ts'
import { groupByIssuer } from './group-by-issuer.ts'
import { isDays, reportLimits } from './limits.ts'
import type { ShareOutcome, ShareRequest } from './report-services.ts'
import { newShareToken } from './share-token.ts'

const DAY_MS = 24 * 3600_000

interface SharingOptions {
  readonly contract: PocketBase
  readonly engines: Engines
  readonly guest: Guest
  /** Id of the user whose report it is; "" when nobody is signed in. */
  readonly sharer: string
  /** Counts what is stored; gives the seconds to wait when it was too much. */
  readonly mayStore: () => Promise<number | undefined>
  readonly now: Date
}

/**
 * Stores the references of one person for some days. Personal data are replaced here once more, whatever the page did; what differs from
 * what the visitor saw is shown first. Of the tokens only hashes are kept.
 */
export async function shareReport(
  { texts, firms, days, locale }: ShareRequest,
  { contract, engines, guest, sharer, mayStore, now }: SharingOptions,
): Promise<ShareOutcome> {
  if (!isDays(days)) return { kind: 'invalid', problem: 'days', letter: null }
  if (texts.length === 0) return { kind: 'invalid', problem: 'no_letter', letter: null }
  if (texts.length > reportLimits.letters) return { kind: 'invalid', problem: 'too_many', letter: null }
  const long = texts.findIndex(({ length }) => length > reportLimits.characters)
  if (long >= 0) return { kind: 'invalid', problem: 'too_long', letter: long }
  const { texts: replaced, issuers } = await engines.run('replaceInLetters', texts, guest)
  const grouped = groupByIssuer(replaced, issuers, firms)
  if (!grouped.isGrouped) return { kind: 'invalid', problem: grouped.problem, letter: grouped.letter }
  if (replaced.some((text, index) => text !== texts[index])) return { kind: 'differs', texts: replaced }
  const wait = await mayStore()
  if (wait !== undefined) return refuse('rate_limited', wait)
  const [token, deletion] = [newShareToken(), newShareToken()]
  const expires = new Date(now.getTime() + days * DAY_MS)
  await contract.collection('reports').create({
    ...{ tokenHash: digest(token), deletionHash: digest(deletion), sharer, locale },
    ...{ companies: grouped.companies, expires: contractTime(expires) },
  })
  return { kind: 'shared', token, deletion, expires: expires.toISOString(), isOwned: sharer !== '' }
}

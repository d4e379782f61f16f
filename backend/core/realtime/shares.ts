import { countedAddress } from '#limits'
import { ApiError } from '../model/errors.ts'
import type { Topic } from '../model/realtime.ts'

/** An office behind one address, with a few tabs each. */
const MOST_CONNECTIONS = 200
const MOST_QUESTIONS = 200
/** Over all addresses: what one write may cost. */
const MOST_QUESTIONS_IN_ALL = 1000

interface Share {
  /** What each connection asks. */
  readonly clients: Map<string, ReadonlySet<string>>
  /** How many connections ask it. */
  readonly questions: Map<string, number>
}

/**
 * What each address has of the work on events. A question is what has to be asked of the database anew for each event: topics with
 * the same options are one, of one address and one account.
 */
export class Shares {
  readonly #shares = new Map<string, Share>()
  readonly #addresses = new Map<string, string>()
  #total = 0

  /** Over all addresses. */
  get questions(): number {
    return this.#total
  }

  /** Whether one more connection may come from there. */
  mayEnter(address: string): boolean {
    return (this.#shares.get(countedAddress(address))?.clients.size ?? 0) < MOST_CONNECTIONS
  }

  enter(clientId: string, address: string): void {
    const counted = countedAddress(address)
    this.#addresses.set(clientId, counted)
    const share = this.#shares.get(counted) ?? { clients: new Map(), questions: new Map() }
    share.clients.set(clientId, new Set())
    this.#shares.set(counted, share)
  }

  leave(clientId: string): void {
    const address = this.#addresses.get(clientId)
    const share = address === undefined ? undefined : this.#shares.get(address)
    if (address === undefined || !share) return
    this.#replace(share, clientId, new Set())
    share.clients.delete(clientId)
    this.#addresses.delete(clientId)
    if (share.clients.size === 0) this.#shares.delete(address)
  }

  /** Replaces what a connection asks; false when that is more than its address may ask, which then changes nothing. */
  ask(clientId: string, topics: readonly Topic[], account: string): boolean {
    const share = this.#shares.get(this.#addresses.get(clientId) ?? '')
    if (!share) return true
    const before = share.clients.get(clientId) ?? new Set()
    this.#replace(share, clientId, questionsOf(topics, account))
    const fits = share.questions.size <= MOST_QUESTIONS && !(this.#total > MOST_QUESTIONS_IN_ALL && this.#heaviestShare() === share)
    if (!fits) this.#replace(share, clientId, before)
    return fits
  }

  /** The connections of the address that asks most, when all together ask too much. */
  tooMany(): readonly string[] {
    return this.#total > MOST_QUESTIONS_IN_ALL ? this.heaviest() : []
  }

  /** The same, whatever all together ask; none when nobody asks anything. */
  heaviest(): readonly string[] {
    return [...(this.#heaviestShare()?.clients.keys() ?? [])]
  }

  #heaviestShare(): Share | undefined {
    const all = [...this.#shares.values()]
    return all.reduce<Share | undefined>((most, one) => (one.questions.size > (most?.questions.size ?? 0) ? one : most), undefined)
  }

  #replace(share: Share, clientId: string, questions: ReadonlySet<string>): void {
    this.#total -= share.questions.size
    for (const question of share.clients.get(clientId) ?? []) add(share.questions, question, -1)
    for (const question of questions) add(share.questions, question, 1)
    share.clients.set(clientId, questions)
    this.#total += share.questions.size
  }
}

function add(counts: Map<string, number>, key: string, difference: number): void {
  const count = (counts.get(key) ?? 0) + difference
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}

/** Topics without options are asked once for all guests, and for an account once or twice. */
function questionsOf(topics: readonly Topic[], account: string): ReadonlySet<string> {
  const asking = topics.filter(({ query, headers }) => Object.keys(query).length + Object.keys(headers).length > 0)
  return new Set(
    asking.map(({ collection, recordId, query, headers }) => JSON.stringify([account, collection, recordId === undefined, query, headers])),
  )
}

/** Topics that one event may be sent under, each under its own name. */
const MOST_ABOUT_THE_SAME = 50

/** Throws 400 when too many topics of one connection name the same records, however they are spelled. */
export function checkSimilar(topics: readonly Topic[]): void {
  const counts = new Map<string, number>()
  for (const { collection, recordId = '*' } of topics) counts.set(`${collection}/${recordId}`, (counts.get(`${collection}/${recordId}`) ?? 0) + 1)
  if (Math.max(0, ...counts.values()) <= MOST_ABOUT_THE_SAME) return
  throw new ApiError(400, 'An error occurred while validating the submitted data.', {
    subscriptions: {
      code: 'validation_too_many_similar',
      message: `At most ${MOST_ABOUT_THE_SAME} topics may be about the same records.`,
      params: { max: MOST_ABOUT_THE_SAME },
    },
  })
}

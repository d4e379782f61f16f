import type { Limits } from '#limits'
import { randomText } from '../../tools/id.ts'
import type { Collection, CollectionSet } from '../model/collection.ts'
import { TooManyRequests } from '../model/errors.ts'
import type { Message, Outlet, RealtimeClient, RealtimeHub, Subscription, Topic } from '../model/realtime.ts'
import { idOf, isSuperuser, type StoredRecord } from '../model/record.ts'
import { createLifetime, createWaiting, type Lifetime } from './connection.ts'
import { checkSimilar, Shares } from './shares.ts'
import { parseTopic, Subscriptions } from './subscription.ts'

const ID_LENGTH = 40
/** After so many seconds somebody may have left. */
const RETRY_SECONDS = 60

interface Member extends RealtimeClient {
  auth: StoredRecord | null
  readonly subscriptions: Map<string, Subscription>
  readonly isLimited: boolean
  readonly outlet: Outlet
  readonly lifetime: Lifetime
}

type Bound = Parameters<RealtimeHub['releaseAuth']>[0]

/** The connections of one process, in its memory. */
export class Hub implements RealtimeHub {
  readonly #tell: Limits['tell']
  readonly #members = new Map<string, Member>()
  readonly #shares = new Shares()
  readonly #waiting = createWaiting<Member>()
  readonly #subscriptions = new Subscriptions()

  /** `tell` hears what somebody is refused or disconnected for. */
  constructor({ tell }: Pick<Limits, 'tell'>) {
    this.#tell = tell
  }

  get questions(): number {
    return this.#shares.questions
  }

  shed(): void {
    this.#endAll(this.#shares.heaviest(), 'events behind')
  }

  join({ address, outlet, isLimited = false }: Parameters<RealtimeHub['join']>[0]): RealtimeClient {
    if (isLimited && !this.#shares.mayEnter(address)) this.#refuse('event connections of one address')
    const id = randomText(ID_LENGTH)
    const lifetime = createLifetime(() => outlet.close())
    const member: Member = { id, address, auth: null, subscriptions: new Map(), isLimited, outlet, lifetime }
    this.#members.set(id, member)
    if (isLimited) this.#shares.enter(id, address)
    return member
  }

  leave({ id }: RealtimeClient): void {
    const member = this.#members.get(id)
    if (!member) return
    this.#members.delete(id)
    this.#shares.leave(id)
    this.#waiting.forget(member)
    member.lifetime.end()
    this.#removeAll(member)
  }

  find(clientId: string): RealtimeClient | undefined {
    return this.#members.get(clientId)
  }

  subscribe({ id }: RealtimeClient, topics: readonly string[], auth: StoredRecord | null): void {
    const member = this.#members.get(id)
    if (!member) return
    const asked = [...new Set(topics)].map(parseTopic)
    const limited = member.isLimited && !isSuperuser(auth)
    if (limited) checkSimilar(asked)
    if (!this.#shares.ask(id, limited ? asked : [], auth ? idOf(auth) : '')) this.#refuse('event filters of one address')
    this.#endAll(this.#shares.tooMany(), 'event filters in all')
    member.auth = auth
    this.#removeAll(member)
    for (const topic of asked) this.#add(member, topic)
  }

  unsubscribe({ id }: RealtimeClient, topic: string): void {
    const member = this.#members.get(id)
    if (member) this.#remove(member, topic)
  }

  subscriptionsTo(record: StoredRecord): readonly Subscription[] {
    return this.#subscriptions.to(record)
  }

  hasSubscriptions(): boolean {
    return !this.#subscriptions.isEmpty
  }

  send({ id }: RealtimeClient, message: Message): void {
    const member = this.#members.get(id)
    if (!member?.subscriptions.has(message.event)) return
    member.lifetime.touch()
    member.outlet.send(message)
    const slowest = this.#members.has(id) ? this.#waiting.note(member) : undefined
    if (slowest) this.#endAll([slowest.id], 'events waiting for slow readers')
  }

  renewAuth(record: StoredRecord): void {
    for (const member of this.#boundTo({ collectionId: record.collection.id, recordId: idOf(record) })) {
      member.auth = member.auth?.values.tokenKey === record.values.tokenKey ? record : null
    }
  }

  isBound(bound: Bound): boolean {
    return this.#boundTo(bound).length > 0
  }

  releaseAuth(bound: Bound): void {
    for (const member of this.#boundTo(bound)) member.auth = null
  }

  close(): void {
    for (const { outlet } of [...this.#members.values()]) outlet.close()
  }

  #boundTo({ collectionId, recordId }: Bound): readonly Member[] {
    const isMeant = ({ auth }: Member) => auth?.collection.id === collectionId && (recordId === undefined || idOf(auth) === recordId)
    return [...this.#members.values()].filter(isMeant)
  }

  #add(member: Member, topic: Topic): void {
    const subscription = { client: member, topic }
    member.subscriptions.set(topic.name, subscription)
    this.#subscriptions.add(subscription)
  }

  #remove(member: Member, name: string): void {
    const subscription = member.subscriptions.get(name)
    if (!subscription) return
    member.subscriptions.delete(name)
    this.#subscriptions.remove(subscription)
  }

  #removeAll(member: Member): void {
    for (const name of [...member.subscriptions.keys()]) this.#remove(member, name)
  }

  #endAll(ids: readonly string[], reason: string): void {
    for (const id of ids) {
      const member = this.#members.get(id)
      if (!member) continue
      this.leave(member)
      member.outlet.close()
    }
    if (ids.length > 0) this.#tell(reason)
  }

  #refuse(reason: string): never {
    this.#tell(reason)
    throw new TooManyRequests(RETRY_SECONDS)
  }
}

/** Whether the tokens of a collection's records have ended: it is gone, or has a new secret (contract 8). */
function hasEndedTokens(previous: Collection, now: Collection | undefined): boolean {
  return previous.type === 'auth' && (now?.type !== 'auth' || now.authToken.secret !== previous.authToken.secret)
}

/** What was opened with tokens of such a collection goes on as a guest's. */
export function endStaleLogins(realtime: RealtimeHub, before: CollectionSet, after: CollectionSet): void {
  for (const previous of before.all) {
    if (hasEndedTokens(previous, after.find(previous.id))) realtime.releaseAuth({ collectionId: previous.id })
  }
}

import { randomText } from '../../tools/id.ts'
import { idOf, type StoredRecord } from '../records/stored-record.ts'
import type { Message, Outlet, RealtimeClient, Subscription } from './client.ts'
import { createLifetime, type Lifetime } from './lifetime.ts'
import { parseTopic, type Topic } from './subscription.ts'

const ID_LENGTH = 40

/** The connections of this process and what they want to hear of. Nothing of it is stored. */
export interface RealtimeHub {
  /** Takes a connection in; `leave` must be called once it is gone. */
  join(connection: { readonly address: string; readonly outlet: Outlet }): RealtimeClient
  leave(client: RealtimeClient): void
  find(clientId: string): RealtimeClient | undefined
  /** Replaces all topics of a client and binds it to whoever asked. */
  subscribe(client: RealtimeClient, topics: readonly string[], auth: StoredRecord | null): void
  unsubscribe(client: RealtimeClient, topic: string): void
  /** Who wants to hear of this record. */
  subscriptionsTo(record: StoredRecord): readonly Subscription[]
  /** Whether anyone wants to hear of anything. */
  hasSubscriptions(): boolean
  /** Sends to a client that is still there and still subscribed under this name. */
  send(client: RealtimeClient, message: Message): void
  /** A record has changed: who is bound to it goes on with its new values, or as a guest when its token key is another. */
  renewAuth(record: StoredRecord): void
  /** Whether anyone is bound to this record. */
  isBound(bound: { readonly collectionId: string; readonly recordId: string }): boolean
  /** Who is bound to this record, or to any of this collection, goes on as a guest. */
  releaseAuth(bound: { readonly collectionId: string; readonly recordId?: string }): void
  /** Ends all connections. */
  close(): void
}

interface Member extends RealtimeClient {
  auth: StoredRecord | null
  readonly subscriptions: Map<string, Subscription>
  readonly outlet: Outlet
  readonly lifetime: Lifetime
}

export function createHub(): RealtimeHub {
  const members = new Map<string, Member>()
  const byCollection = new Map<string, Set<Subscription>>()

  function add(member: Member, topic: Topic): void {
    const subscription = { client: member, topic }
    member.subscriptions.set(topic.name, subscription)
    const others = byCollection.get(topic.collection)
    if (others) others.add(subscription)
    else byCollection.set(topic.collection, new Set([subscription]))
  }

  function remove(member: Member, name: string): void {
    const subscription = member.subscriptions.get(name)
    if (!subscription) return
    member.subscriptions.delete(name)
    const { collection } = subscription.topic
    const others = byCollection.get(collection)
    others?.delete(subscription)
    if (others?.size === 0) byCollection.delete(collection)
  }

  function leave({ id }: RealtimeClient): void {
    const member = members.get(id)
    if (!member) return
    members.delete(id)
    member.lifetime.end()
    for (const name of [...member.subscriptions.keys()]) remove(member, name)
  }

  function boundTo(collectionId: string, recordId?: string): readonly Member[] {
    return [...members.values()].filter(({ auth }) => auth?.collection.id === collectionId && (recordId === undefined || idOf(auth) === recordId))
  }

  return {
    join({ address, outlet }) {
      const id = randomText(ID_LENGTH)
      const lifetime = createLifetime(() => outlet.close())
      const member: Member = { id, address, auth: null, subscriptions: new Map(), outlet, lifetime }
      members.set(id, member)
      return member
    },
    leave,
    find: (clientId) => members.get(clientId),
    subscribe({ id }, topics, auth) {
      const member = members.get(id)
      if (!member) return
      member.auth = auth
      for (const name of [...member.subscriptions.keys()]) remove(member, name)
      for (const name of new Set(topics)) add(member, parseTopic(name))
    },
    unsubscribe({ id }, topic) {
      const member = members.get(id)
      if (member) remove(member, topic)
    },
    subscriptionsTo(record) {
      const { id, name } = record.collection
      const found = [...new Set([id.toLowerCase(), name.toLowerCase()])].flatMap((key) => [...(byCollection.get(key) ?? [])])
      return found.filter(({ topic }) => topic.recordId === undefined || topic.recordId === idOf(record))
    },
    hasSubscriptions: () => byCollection.size > 0,
    send({ id }, message) {
      const member = members.get(id)
      if (!member?.subscriptions.has(message.event)) return
      member.lifetime.touch()
      member.outlet.send(message)
    },
    renewAuth(record) {
      for (const member of boundTo(record.collection.id, idOf(record))) {
        member.auth = member.auth?.values.tokenKey === record.values.tokenKey ? record : null
      }
    },
    isBound: ({ collectionId, recordId }) => boundTo(collectionId, recordId).length > 0,
    releaseAuth({ collectionId, recordId }) {
      for (const member of boundTo(collectionId, recordId)) member.auth = null
    },
    close() {
      for (const { outlet } of [...members.values()]) outlet.close()
    },
  }
}

import type { StoredRecord } from './record.ts'

/** What a client wants to hear of: a topic, and the options that stand in for query and headers of a request (contract 8). */
export interface Topic {
  /** As subscribed, options included: the name of its events. */
  readonly name: string
  /** The collection that it may mean, by name or id, in lower case. */
  readonly collection: string
  /** The one record; undefined for all of the collection. */
  readonly recordId: string | undefined
  readonly query: Readonly<Record<string, string>>
  /** Names in lower snake case. */
  readonly headers: Readonly<Record<string, string>>
}

/** The connections of this process and what they want to hear of. Nothing of it is stored. */
export interface RealtimeHub {
  /**
   * Takes a connection in; `leave` must be called once it is gone. With `isLimited` its address has a share of the work: throws
   * a `TooManyRequests` when it has too many connections.
   */
  join(connection: { readonly address: string; readonly outlet: Outlet; readonly isLimited?: boolean }): RealtimeClient
  leave(client: RealtimeClient): void
  find(clientId: string): RealtimeClient | undefined
  /** Replaces all topics of a client and binds it to whoever asked. Throws 400 or 429 for more than a guest may ask, and then changes nothing. */
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
  /** What has to be asked for one event at most. */
  readonly questions: number
  /** Ends the connections of the address that asks most. */
  shed(): void
  /** Ends all connections. */
  close(): void
}

/**
 * Work on events, one after the other: messages arrive in the order in which their causes were committed. When more waits than
 * can soon be done, whoever asks most is disconnected, so that the rest hears in time.
 */
export interface Announcements {
  add(task: () => Promise<void>): void
}

/** The other processes that work on the same database; where an engine has no word for it, nobody is told. */
export interface Peers {
  /** Tells them of a record once its change is committed. Nobody waits for it; several are told at once. */
  tell(event: RecordEvent): void
}

/** One message on its way to one client; `data` is JSON. */
export interface Message {
  readonly event: string
  readonly data: string
}

/** Where the messages of a client go. Sending never waits: whoever cannot keep up is closed by the outlet itself. */
export interface Outlet {
  send(message: Message): void
  /** Bytes that wait for their reader. */
  waiting(): number
  close(): void
}

/** A connection that hears of events (contract 8). */
export interface RealtimeClient {
  readonly id: string
  /** Of the other end, as rate limits know it. */
  readonly address: string
  /** Whose rules apply; null for guests. */
  readonly auth: StoredRecord | null
  /** By name as subscribed. */
  readonly subscriptions: ReadonlyMap<string, Subscription>
}

export interface Subscription {
  readonly client: RealtimeClient
  readonly topic: Topic
}

/** A committed change of a record. */
export interface RecordEvent {
  readonly action: 'create' | 'update' | 'delete'
  readonly record: StoredRecord
  /** Whether the record can no longer be read: rules are asked of its values alone. */
  readonly isGone?: boolean
}

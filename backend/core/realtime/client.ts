import type { StoredRecord } from '../records/stored-record.ts'
import type { Topic } from './subscription.ts'

/** One message on its way to one client; `data` is JSON. */
export interface Message {
  readonly event: string
  readonly data: string
}

/** Where the messages of a client go. Sending never waits: whoever cannot keep up is closed by the outlet itself. */
export interface Outlet {
  send(message: Message): void
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

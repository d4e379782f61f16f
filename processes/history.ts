import type { Moment } from './model/case.ts'
import type { Actor } from './model/role.ts'
import type { Call } from './steps.ts'

/** What an event of the history tells: a call of the table, or the beginning. */
export type Begun = Call | 'open'

export interface CaseEvent {
  /** From 1 on, without a gap. */
  readonly seq: number
  readonly at: Moment
  readonly by: Actor
  readonly call: Begun
  /** Digest of the case as it stood afterwards. */
  readonly digest: string
  /** Hash of the event before; "" of the first. */
  readonly previous: string
  readonly hash: string
}

/** SHA-256 of a text in UTF-8, hexadecimal. */
export type Digest = (text: string) => string

type Told = Pick<CaseEvent, 'at' | 'by' | 'call'>

/** The next event of a history: its hash covers all that it says and the hash of the one before. */
export function nextEvent(told: Told, last: Pick<CaseEvent, 'seq' | 'hash'> | undefined, standing: unknown, digest: Digest): CaseEvent {
  const event = { seq: (last?.seq ?? 0) + 1, ...told, digest: digest(JSON.stringify(standing)), previous: last?.hash ?? '' }
  return { ...event, hash: hashOf(event, digest) }
}

/** The number of the first event that was changed, taken out or put in afterwards; undefined when the history is whole. */
export function firstBroken(events: readonly CaseEvent[], digest: Digest): number | undefined {
  const index = events.findIndex((event, at) => {
    const before = events[at - 1]
    return event.seq !== at + 1 || event.previous !== (before?.hash ?? '') || event.hash !== hashOf(event, digest)
  })
  return index < 0 ? undefined : index + 1
}

function hashOf({ seq, at, by, call, digest: standing, previous }: Omit<CaseEvent, 'hash'>, digest: Digest): string {
  return digest(JSON.stringify([seq, at, by, call, standing, previous]))
}

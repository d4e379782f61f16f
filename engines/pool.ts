import { availableParallelism } from 'node:os'
import type { Work } from './carry-out.ts'
import { EngineLeft } from './errors.ts'
import type { KindLimits } from './kinds.ts'
import { type Guest, Seats } from './seats.ts'
import { sizeOf } from './size-of.ts'
import { type Ordered, Threads } from './threads.ts'

/** What kinds there are, and what each takes and answers. */
type KindsOf<K> = Record<keyof K, Work>

export interface PoolOptions<K extends KindsOf<K>> {
  /** The module that threads run, with `run(order)`. */
  readonly worker: URL
  readonly kinds: Readonly<Record<keyof K, KindLimits>>
  /** Without it all cores but one, and two at least: a single thread would let one slow text hold everybody. */
  readonly threads?: number
  /** Seconds that a piece of work may take, counted from its beginning. */
  readonly deadline: number
}

export interface Pool<K extends KindsOf<K>> {
  /**
   * Does a piece of work in a thread.
   * @throws {EngineBusy} when all threads work and no place to wait is free, or none becomes free in time
   * @throws {EngineTooSlow} when it takes longer than the deadline of its kind, or too much memory; its thread has been ended
   * @throws {EngineLeft} when the guest's signal says so, and its place is free again; or when the pool was closed
   * @throws {RangeError} for more than the kind takes: who calls has not checked
   */
  run<One extends keyof K & string>(kind: One, input: K[One]['input'], guest: Guest): Promise<K[One]['output']>
  /** The same as JSON text, written in the thread: long answers cost the server's own thread next to nothing then. Throws as `run`. */
  runToJson<One extends keyof K & string>(kind: One, input: K[One]['input'], guest: Guest): Promise<string>
  /** Ends all threads. What they still do is lost. */
  close(): Promise<void>
}

/** A pool of threads for work whose length nobody knows before. Threads start with the first work. */
export function createPool<K extends KindsOf<K>>({
  worker,
  kinds,
  deadline,
  threads: count = Math.max(2, availableParallelism() - 1),
}: PoolOptions<K>): Pool<K> {
  const threads = new Threads(worker, count)
  const seats = new Seats({ seats: count, patienceMs: deadline * 1000 })

  async function take(order: Ordered & { readonly kind: keyof K & string }, guest: Guest) {
    const { most, deadlines } = kinds[order.kind]
    if (sizeOf(order.input) > most) throw new RangeError(`${order.kind} takes at most ${most}`)
    const leave = await seats.take(guest)
    if (!threads.isClosed) return threads.carryOut(order, deadlines * deadline * 1000, { signal: guest.signal, leave })
    leave()
    throw new EngineLeft()
  }

  return {
    run: (kind, input, guest) => take({ kind, input, asJson: false }, guest),
    runToJson: (kind, input, guest) => take({ kind, input, asJson: true }, guest),
    close: () => threads.close(),
  }
}

/** The room of the engines: what visitors give is read, written, unpacked and drawn in threads that can be ended. */
import { type Kinds, kindLimits } from './kinds.ts'
import { createPool, type Pool } from './pool.ts'

export { EngineBusy, EngineLeft, EngineTooSlow } from './errors.ts'
export { type Kinds, kindLimits } from './kinds.ts'
export type { LetterFormat } from './letter-work.ts'
export { createPool, type Pool } from './pool.ts'
export type { Guest } from './seats.ts'

export interface EnginesOptions {
  /** Seconds that an engine may take for one text. */
  readonly deadline: number
}

export type Engines = Pool<Kinds>

/** The engines, each piece of work in a thread that a deadline can end. Nothing is started before the first. */
export function createEngines({ deadline }: EnginesOptions): Engines {
  return createPool<Kinds>({ worker: new URL('./worker.ts', import.meta.url), kinds: kindLimits, deadline })
}

import { EngineBusy, EngineLeft, EngineTooSlow } from '#engines'
import { type Refused, refuse } from '../forms/index.ts'

/** What a visitor hears when an engine has no time; nothing for errors that are ours to know. */
export function refusalOf(error: unknown): Refused | undefined {
  if (error instanceof EngineBusy) return refuse('too_busy', error.retryAfter)
  // Nobody hears it any more, and it is no fault either.
  if (error instanceof EngineLeft) return refuse('too_busy')
  return error instanceof EngineTooSlow ? refuse('takes_too_long') : undefined
}

import { EngineBusy, EngineLeft, type Engines, EngineTooSlow, type Guest, type Kinds } from '#engines'
import { ApiProblem } from './problem.ts'

export type RunningEngines = Pick<Engines, 'run' | 'runToJson'>

/** The engines for whoever sent a request. What they have no time for is a problem with its documented answer. */
export interface OwnEngines {
  run<K extends keyof Kinds>(kind: K, input: Kinds[K]['input']): Promise<Kinds[K]['output']>
  /** The answer as JSON text. */
  runToJson<K extends keyof Kinds>(kind: K, input: Kinds[K]['input']): Promise<string>
}

export function enginesFor(guest: Guest, engines: RunningEngines): OwnEngines {
  return {
    run: (kind, input) => engines.run(kind, input, guest).catch(throwProblem),
    runToJson: (kind, input) => engines.runToJson(kind, input, guest).catch(throwProblem),
  }
}

function throwProblem(error: unknown): never {
  if (error instanceof EngineBusy) throw new ApiProblem('too_busy', { headers: { 'retry-after': String(error.retryAfter) } })
  // Nobody reads this answer, and it is no fault either.
  if (error instanceof EngineLeft) throw new ApiProblem('too_busy')
  throw error instanceof EngineTooSlow ? new ApiProblem('takes_too_long') : error
}

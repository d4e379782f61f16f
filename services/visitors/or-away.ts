import { refuse } from '../forms/index.ts'
import { refusalOf } from './refusal-of.ts'

/** What the work gives, or why it was not done. */
export type OrAway = <T>(work: Promise<T>) => Promise<T | ReturnType<typeof refuse>>

/** What goes wrong inside is the operator's to know; the visitor keeps what was typed and hears that it was not stored. */
export function withRefusals(onError: (error: unknown) => void): OrAway {
  return async (work) => {
    try {
      return await work
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) onError(error)
      return refusal ?? refuse('backend_away')
    }
  }
}

import { type Refused, refuse } from '#services/forms'
import { retryAfterOf } from '../browser/retry-after.ts'

/** What came back of what was sent to a page. */
export interface Answered {
  readonly status: number
  readonly text: string
  /** The header of this name. */
  readonly retryAfter: string | null
}

/** A page answers with an outcome of one of these kinds; whoever stands before it (a proxy, the server's limits) with a status only. */
export function outcomeOf<O extends { readonly kind: string }>({ status, text, retryAfter }: Answered, kinds: readonly O['kind'][]): O | Refused {
  const outcome = parse(text)
  if (isOneOf<O>(outcome, kinds)) return outcome
  if (status === 429) return refuse('rate_limited', retryAfterOf(retryAfter))
  return refuse(status === 413 ? 'too_large' : 'backend_away')
}

function isOneOf<O extends { readonly kind: string }>(value: unknown, kinds: readonly O['kind'][]): value is O {
  return typeof value === 'object' && value !== null && 'kind' in value && kinds.some((kind) => kind === value.kind)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

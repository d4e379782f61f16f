import type { StoredRecord } from './records/stored-record.ts'

/** Why a rule is asked: `@request.context` (contract 2.2). */
export type RequestContext = 'default' | 'expand' | 'realtime' | 'protectedFile' | 'batch' | 'oauth2' | 'otp' | 'password'

/** What rules and filters may know of the request, as plain data. */
export interface RequestInfo {
  readonly context: RequestContext
  readonly method: string
  readonly query: Readonly<Record<string, string>>
  /** Names in lower snake case: `X-Token` is `x_token`. */
  readonly headers: Readonly<Record<string, string>>
  /** What was sent, normalised by the collection's fields; files stand as their future names. */
  readonly body: Readonly<Record<string, unknown>>
  /** Who asks; null for guests. */
  readonly auth: StoredRecord | null
}

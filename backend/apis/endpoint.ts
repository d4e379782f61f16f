import type { NewFile } from '../core/fields/field-type.ts'
import type { Core } from '../core/model/core.ts'
import type { RequestContext, StoredRecord } from '../core/model/record.ts'
import type { Password } from '../core/records/draft.ts'
import type { AskedBody, BodySize } from './body-limits.ts'

/** A request's body, whatever its type was: values as the contract infers them (1.1), files by field name. */
export interface Body {
  readonly values: Readonly<Record<string, unknown>>
  /** Keys as sent, so `photos`, `photos+` or `+photos`. */
  readonly files: ReadonlyMap<string, readonly NewFile[]>
}

/** One call of an endpoint: what was asked, by whom, and the core to answer with. */
export interface Call {
  readonly core: Core
  readonly request: Request
  readonly url: URL
  /** Segments of the path by name, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly auth: StoredRecord | null
  /** The client's address after trusted proxy headers. */
  readonly clientAddress: string
  /** Whether guesses, mails and shares of work are counted besides the rules: not where the settings decide (decision 033). */
  readonly isGuarded: boolean
  /** Reads the body once; throws an `ApiError` 400 when it cannot be read. */
  body(): Promise<Body>
  /** Counts a part of this call as a request of its own; throws an `ApiError` 429. */
  limitRate(part: RatedPart): Promise<void>
  /** What rules hear of why they are asked; `default` without it. */
  readonly context?: RequestContext
  /** The body's passwords, hashed before a transaction began. */
  readonly passwords?: ReadonlyMap<string, Password>
}

/** What rate limits know of one part of a call (contract 11). */
export interface RatedPart {
  readonly method: string
  readonly path: string
  /** The endpoint's path with the names of its segments: all records of a collection are counted together. */
  readonly route: string
  readonly collection: string | undefined
  readonly actions: readonly string[]
}

/** Who may call at all: superusers only, any record, or only one of the collection in the path. */
export type Guard = 'superuser' | 'record' | 'sameCollection'

/** One row of the table of endpoints. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Below the server's root; segments in Hono's notation: `/api/collections/:collection`. */
  readonly path: string
  readonly guard?: Guard
  /** Action in the labels of rate limits, such as `create` in `posts:create` (contract 11). */
  readonly action?: string
  /** The logins are counted under this label too when no rule names their own. */
  readonly actionGroup?: 'auth'
  /** What a body may hold; the usual of who asks without it. */
  bodySize?(asked: AskedBody): BodySize
  handle(call: Call): Promise<Response>
}

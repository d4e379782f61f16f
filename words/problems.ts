import { z } from 'zod'
import de from '../content/problems/de.json' with { type: 'json' }
import en from '../content/problems/en.json' with { type: 'json' }
import { checkedTwins, says } from './sentences.ts'

const kinds = z.strictObject({
  invalid_request: says(),
  invalid_json: says(),
  missing_key: says(),
  unknown_key: says(),
  expired_key: says(),
  revoked_key: says(),
  scope_missing: says(),
  not_found: says(),
  method_not_allowed: says(),
  not_acceptable: says(),
  request_timeout: says(),
  idempotency_conflict: says(),
  body_too_large: says(),
  address_too_long: says(),
  unsupported_media_type: says(),
  validation_failed: says(),
  takes_too_long: says(),
  rate_limited: says(),
  headers_too_large: says(),
  internal: says(),
  too_busy: says(),
  keys_away: says(),
})

/** One for each keyword of JSON Schema that our documents use; the places are what the validator says of it. */
const faults = z.strictObject({
  required: says(),
  additionalProperties: says(),
  type: says('type'),
  enum: says('allowedValues'),
  const: says('allowedValue'),
  minLength: says('limit'),
  maxLength: says('limit'),
  minItems: says('limit'),
  maxItems: says('limit'),
  minimum: says('limit'),
  maximum: says('limit'),
  format: says('format'),
  pattern: says('pattern'),
})

const schema = z.strictObject({
  kinds,
  faults,
  otherFault: says(),
  /** More structure than a body may have. */
  excesses: z.strictObject({ depth: says('limit'), keys: says('limit'), entries: says('limit') }),
  repeated: says(),
  unknownCursor: says(),
  undrawable: says('letters'),
})

/** The sentences of the public API's errors, by code. */
export const problemTexts = checkedTwins('problems', schema, { de, en })

export type ProblemCode = keyof z.infer<typeof kinds>

import type { ProblemCode } from '#words/said'

/** Every error that the API answers with, by its stable code: the status. What each says stands in `content/problems/`. */
export const problemStatuses = {
  invalid_request: 400,
  invalid_json: 400,
  missing_key: 401,
  unknown_key: 401,
  expired_key: 401,
  revoked_key: 401,
  scope_missing: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  request_timeout: 408,
  idempotency_conflict: 409,
  body_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  validation_failed: 422,
  takes_too_long: 422,
  rate_limited: 429,
  headers_too_large: 431,
  internal: 500,
  too_busy: 503,
  keys_away: 503,
} as const satisfies Readonly<Record<ProblemCode, number>>

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { ApiError } from '../core/errors.ts'
import { isSuperuser, type StoredRecord } from '../core/records/stored-record.ts'
import type { RateLimitRule, Settings } from '../core/settings/settings.ts'
import { isListed } from './client-address.ts'
import type { RatedPart } from './endpoint.ts'

/** Its actions are the endpoint's, the specific one first: `authWithPassword`, `auth`. */
export interface LimitedRequest extends RatedPart {
  readonly auth: StoredRecord | null
  readonly clientAddress: string
}

/** Counts requests in fixed windows per rule, route and address (contract 11). Counters start anew with new settings. */
export function createRateLimits() {
  let counted: Settings['rateLimits'] | undefined
  let limiters = new Map<string, RateLimiterMemory>()

  /** Throws 429 when the rule that fits the request has been used up. */
  return async function limitRate(settings: Settings['rateLimits'], request: LimitedRequest): Promise<void> {
    if (!settings.enabled || isSuperuser(request.auth) || isListed(request.clientAddress, settings.excludedIPs)) return
    if (counted !== settings) {
      counted = settings
      limiters = new Map()
    }
    const rule = findRule(settings.rules, request)
    if (!rule) return
    if (rule.maxRequests <= 0) throw new ApiError(429)
    const limiter = limiterOf(limiters, rule, request)
    await limiter.consume(request.clientAddress).catch((error: unknown) => {
      throw error instanceof RateLimiterRes ? new ApiError(429) : error
    })
  }
}

function limiterOf(
  limiters: Map<string, RateLimiterMemory>,
  rule: RateLimitRule,
  { method, route, collection = '' }: LimitedRequest,
): RateLimiterMemory {
  const key = `${rule.label} ${rule.audience} ${collection} ${method} ${route}`
  const known = limiters.get(key)
  if (known) return known
  const made = new RateLimiterMemory({ points: rule.maxRequests, duration: rule.duration })
  limiters.set(key, made)
  return made
}

/** Labels are tried from the specific to the general; of one label the first rule whose audience fits. */
function findRule(rules: readonly RateLimitRule[], request: LimitedRequest): RateLimitRule | undefined {
  const fitting = rules.filter(({ audience }) => audience === '' || audience === (request.auth ? '@auth' : '@guest'))
  for (const label of labelsOf(request)) {
    const exact = fitting.find((rule) => rule.label === label)
    if (exact) return exact
  }
  return fitting.find(({ label }) => label.endsWith('/') && prefixes(request).some((text) => text.startsWith(label)))
}

function labelsOf({ method, path, collection, actions }: LimitedRequest): readonly string[] {
  const own = collection === undefined ? [] : actions.map((action) => `${collection}:${action}`)
  return [...own, ...actions.map((action) => `*:${action}`), `${method} ${path}`, path]
}

function prefixes({ method, path }: LimitedRequest): readonly string[] {
  return [`${method} ${path}/`, `${path}/`]
}

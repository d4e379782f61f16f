import { type Check, checkIn, checkMatch, checkMin, checkRequired, errorTree } from '../checks.ts'
import type { ErrorTree, ValueError } from '../errors.ts'
import type { RateLimitRule } from './settings.ts'

/** `METHOD /path`, `/path`, `collection:action`, `*:action`, or a word. */
const LABEL = /^(?:(?:\w+ )?\/[\w/-]*|(?:\w+|\*):\w+|\w+)$/

/** What is wrong with the rules of the rate limits, by their positions (contract 10). */
export function ruleErrors(rules: readonly RateLimitRule[]): ErrorTree {
  return errorTree(Object.fromEntries(rules.map((rule, index) => [String(index), ruleError(rule, rules.slice(0, index))])))
}

function ruleError(rule: RateLimitRule, before: readonly RateLimitRule[]): ErrorTree {
  return errorTree({
    label: checkRequired(rule.label) ?? checkMatch(rule.label, LABEL) ?? checkConflict(rule, before),
    audience: checkIn(rule.audience, ['@guest', '@auth']),
    duration: checkRequired(rule.duration) ?? checkMin(rule.duration, 1),
    maxRequests: checkRequired(rule.maxRequests) ?? checkMin(rule.maxRequests, 1),
  })
}

/** Two rules of one label must be for different people; a rule for everyone leaves none for another. */
function checkConflict({ label, audience }: RateLimitRule, before: readonly RateLimitRule[]): Check {
  const conflicts = before.some((other) => other.label === label && (other.audience === audience || other.audience === '' || audience === ''))
  return conflicts ? conflict(label) : undefined
}

function conflict(label: string): ValueError {
  return {
    code: 'validation_conflicting_rate_limit_rule',
    message: `The rule ${label} is there already or conflicts with another one.`,
    params: { label },
  }
}

import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isDomain, isEmail, isUrl } from '../../tools/addresses.ts'
import { isCronExpression } from '../../tools/cron.ts'
import {
  type Check,
  checkEach,
  checkIn,
  checkLength,
  checkMatch,
  checkMin,
  checkRequired,
  errorTree,
  NOT_EMAIL,
  REQUIRED,
  tooLow,
} from '../model/checks.ts'
import type { ErrorTree, ValueError } from '../model/errors.ts'
import type { MetaSettings, RateLimitRule, S3Settings, Settings, SmtpSettings } from '../model/settings.ts'

/** `METHOD /path`, `/path`, `collection:action`, `*:action`, or a word. */
const LABEL = /^(?:(?:\w+ )?\/[\w/-]*|(?:\w+|\*):\w+|\w+)$/

/** What is wrong with the rules of the rate limits, by their positions (contract 10). */
function ruleErrors(rules: readonly RateLimitRule[]): ErrorTree {
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

const NOT_URL: ValueError = { code: 'validation_is_url', message: 'Must be a valid URL.' }
const NOT_HOST: ValueError = { code: 'validation_is_host', message: 'Must be a valid IP address or DNS name.' }
const NOT_CRON: ValueError = { code: 'validation_invalid_cron', message: 'Invalid cron expression.' }
/** The code is spelled so (contract 10). */
const NOT_ADDRESS: ValueError = { code: 'validation_invlaid_ip_or_subnet', message: 'Must be a valid IP address or subnet.' }
const LONGEST_NAME = 255
const COLOR_LENGTH = 7

/** What is wrong with settings that are to be stored, by their paths (contract 10). */
export function settingsErrors(settings: Settings): ErrorTree {
  const { backups, batch, logs, rateLimits } = settings
  return errorTree({
    superuserIPs: checkEach(settings.superuserIPs, checkAddress),
    smtp: smtpErrors(settings.smtp),
    backups: backupErrors(backups),
    s3: s3Errors(settings.s3),
    meta: metaErrors(settings.meta),
    rateLimits: rateLimitErrors(rateLimits),
    batch: errorTree({
      maxRequests: checkNumber(batch.maxRequests, batch.enabled),
      timeout: checkNumber(batch.timeout, batch.enabled),
      maxBodySize: checkNumber(batch.maxBodySize, false),
    }),
    logs: errorTree({ maxDays: checkNumber(logs.maxDays, false) }),
  })
}

function metaErrors({ appName, appURL, senderName, senderAddress, accentColor }: MetaSettings): ErrorTree {
  return errorTree({
    appName: checkRequired(appName) ?? checkLength(appName, { min: 1, max: LONGEST_NAME }),
    appURL: checkRequired(appURL) ?? (isUrl(appURL) ? undefined : NOT_URL),
    senderName: checkRequired(senderName) ?? checkLength(senderName, { min: 1, max: LONGEST_NAME }),
    senderAddress: checkRequired(senderAddress) ?? (isEmail(senderAddress) ? undefined : NOT_EMAIL),
    accentColor: checkLength(accentColor, { min: COLOR_LENGTH, max: COLOR_LENGTH }) ?? checkMatch(accentColor, /^#[0-9a-f]{6}$/i),
  })
}

function smtpErrors({ enabled, host, port, authMethod, localName }: SmtpSettings): ErrorTree {
  return errorTree({
    host: (enabled ? checkRequired(host) : undefined) ?? checkHost(host),
    port: checkNumber(port, enabled),
    authMethod: checkIn(authMethod, ['LOGIN', 'PLAIN']),
    localName: checkHost(localName),
  })
}

function s3Errors({ enabled, endpoint, bucket, region, accessKey, secret }: S3Settings): ErrorTree {
  if (!enabled) return {}
  const required = { bucket, region, accessKey, secret }
  return errorTree({
    ...Object.fromEntries(Object.entries(required).map(([key, value]) => [key, checkRequired(value)])),
    endpoint: checkRequired(endpoint) ?? (isUrl(endpoint) ? undefined : NOT_URL),
  })
}

function backupErrors({ cron, cronMaxKeep, s3 }: Settings['backups']): ErrorTree {
  return errorTree({
    cron: cron === '' || isCronExpression(cron) ? undefined : NOT_CRON,
    cronMaxKeep: cron === '' ? undefined : (checkRequired(cronMaxKeep) ?? checkMin(cronMaxKeep, 1)),
    s3: s3Errors(s3),
  })
}

function rateLimitErrors({ enabled, rules, excludedIPs }: Settings['rateLimits']): ErrorTree {
  return errorTree({
    rules: enabled && rules.length === 0 ? REQUIRED : ruleErrors(rules),
    excludedIPs: checkEach(excludedIPs, checkAddress),
  })
}

/** A number that is not negative, and not 0 where something depends on it. */
function checkNumber(number: number, required: boolean): Check {
  if (number < 0) return tooLow(0, '0')
  return required ? checkRequired(number) : undefined
}

/** "" passes. */
function checkHost(host: string): Check {
  return host === '' || host === 'localhost' || isIP(host) > 0 || isDomain(host) || /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(host)
    ? undefined
    : NOT_HOST
}

function checkAddress(address: string): Check {
  const known = address.includes('/') ? ipaddr.isValidCIDR(address) : isIP(address) > 0
  return known ? undefined : NOT_ADDRESS
}

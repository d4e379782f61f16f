import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { isDomain } from '../../tools/domain.ts'
import { isEmail } from '../../tools/email.ts'
import { isUrl } from '../../tools/url.ts'
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
} from '../checks.ts'
import { isCronExpression } from '../cron/cron-expression.ts'
import type { ErrorTree, ValueError } from '../errors.ts'
import { ruleErrors } from './rate-limit-errors.ts'
import type { MetaSettings, S3Settings, Settings, SmtpSettings } from './settings.ts'

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

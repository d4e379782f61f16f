import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { countedAddress, type Limiter, type Limits } from '#limits'
import type { Collection } from '../core/model/collection.ts'
import { ApiError, TooManyRequests } from '../core/model/errors.ts'
import { isSuperuser, type StoredRecord } from '../core/model/record.ts'
import { type RateLimitRule, type Settings, unchosenRules } from '../core/model/settings.ts'
import { BusyError } from '../dialects/failure.ts'
import { isListed } from '../tools/listed-address.ts'
import type { Endpoint, RatedPart } from './endpoint.ts'

/** Who asks, as limits see it. */
interface Asker {
  readonly auth: StoredRecord | null
  readonly clientAddress: string
  /** Whether the process asks itself. */
  readonly isOwn: boolean
}

/** Its actions are the endpoint's, the specific one first: `authWithPassword`, `auth`. */
interface LimitedRequest extends RatedPart, Pick<Asker, 'auth' | 'clientAddress'> {}

/** Whether limits hold for who asks: the settings say for whom they do not, or that none do (contract 11). */
export function isLimited({ enabled, excludedIPs }: Settings['rateLimits'], { auth, clientAddress, isOwn }: Asker): boolean {
  return enabled && !isOwn && !isSuperuser(auth) && !isListed(clientAddress, excludedIPs)
}

/** Counts requests in fixed windows per rule, route and address (contract 11). Counters start anew with new settings. */
export function createRateLimits(limits: Limits) {
  let counted: Settings['rateLimits'] | undefined
  let version = ''
  let limiters = new Map<string, Limiter>()

  function limiterOf(rule: RateLimitRule, { method, route, collection = '' }: LimitedRequest): Limiter {
    const name = `rule ${rule.label} ${rule.audience} ${collection} ${method} ${route}`
    const known = limiters.get(name)
    if (known) return known
    const made = limits.limiter({ name, points: rule.maxRequests, seconds: rule.duration })
    limiters.set(name, made)
    return made
  }

  /** Throws 429 when the rule that fits the request has been used up. */
  return async function limitRate(settings: Settings['rateLimits'], request: LimitedRequest): Promise<void> {
    if (counted !== settings) {
      counted = settings
      version = versionOf(settings)
      limiters = new Map()
    }
    const rule = findRule(settings.rules, request)
    if (!rule) return
    if (rule.maxRequests <= 0) throw new ApiError(429)
    const { wait } = await limiterOf(rule, request).take(`${version} ${countedAddress(request.clientAddress)}`)
    if (wait !== undefined) throw new TooManyRequests(wait)
  }
}

const VERSION_LENGTH = 8

/** The same in every process that has read the same settings. */
function versionOf(settings: Settings['rateLimits']): string {
  return createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, VERSION_LENGTH)
}

/** What is guarded without a rule: sign-ins and mails that somebody asks for. */
const guardedActions: readonly string[] = ['auth', 'requestOTP', 'requestVerification', 'requestPasswordReset', 'requestEmailChange']

/** Whether a rule that somebody wrote, not one of the defaults, says how often a guarded action may be asked for. */
export function isDecided({ rules }: Settings['rateLimits'], request: Omit<LimitedRequest, 'clientAddress'>): boolean {
  if (!request.actions.some((action) => guardedActions.includes(action))) return false
  const rule = findRule(rules, request)
  return rule !== undefined && actionLabels(request).includes(rule.label) && !unchosenRules.some((one) => isDeepStrictEqual(one, rule))
}

/** Labels are tried from the specific to the general; of one label the first rule whose audience fits. */
function findRule(rules: readonly RateLimitRule[], request: Omit<LimitedRequest, 'clientAddress'>): RateLimitRule | undefined {
  const fitting = rules.filter(({ audience }) => audience === '' || audience === (request.auth ? '@auth' : '@guest'))
  for (const label of labelsOf(request)) {
    const exact = fitting.find((rule) => rule.label === label)
    if (exact) return exact
  }
  return fitting.find(({ label }) => label.endsWith('/') && prefixes(request).some((text) => text.startsWith(label)))
}

function labelsOf(part: RatedPart): readonly string[] {
  return [...actionLabels(part), `${part.method} ${part.path}`, part.path]
}

function actionLabels({ collection, actions }: RatedPart): readonly string[] {
  const own = collection === undefined ? [] : actions.map((action) => `${collection}:${action}`)
  return [...own, ...actions.map((action) => `*:${action}`)]
}

function prefixes({ method, path }: RatedPart): readonly string[] {
  return [`${method} ${path}/`, `${path}/`]
}

/** A body of more bytes keeps this thread busy for longer than others should wait. */
const HEAVY_BYTES = 256 * 2 ** 10
const MOST_WAITING = 4

/** Whether a call may take long by itself: a long body or one of unknown length, or many calls in one. */
export function isHeavy({ headers }: Request, { path }: Endpoint): boolean {
  return path === '/api/batch' || headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > HEAVY_BYTES
}

/**
 * Heavy calls of one address wait for each other, and let everybody else have their turn in between. Rejects with a `BusyError` when too
 * many wait.
 */
export function createHeavyTurns(): <T>(address: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>()
  return async (address, work) => {
    const line = lines.get(address) ?? { last: Promise.resolve(), length: 0 }
    if (line.length > MOST_WAITING) throw new BusyError()
    lines.set(address, line)
    line.length += 1
    const done = line.last.then(() => setImmediate()).then(work)
    line.last = done.catch(() => undefined)
    return done.finally(() => {
      line.length -= 1
      if (line.length === 0) lines.delete(address)
    })
  }
}

/** What rate limits know of an endpoint; its actions with the specific one first. */
export function ratedAs(
  { path, action, actionGroup }: Endpoint,
  collection: Collection | undefined,
): Pick<RatedPart, 'route' | 'collection' | 'actions'> {
  return { route: path, collection: collection?.name, actions: [action, actionGroup].filter((name) => name !== undefined) }
}

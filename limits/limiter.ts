import { createHmac } from 'node:crypto'
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** So many points in a fixed window, for each key by itself. Limiters of the same name count together. */
export interface LimitRule {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** What a count has come to. */
export interface Taken {
  /** Seconds to wait when there was too much; undefined when it may go on. */
  readonly wait: number | undefined
  /** Points of this window, those beyond the limit too. */
  readonly used: number
  readonly left: number
  /** Seconds until the window ends. */
  readonly resets: number
}

export interface Limiter {
  /** Counts `weight` points under a key, one without it. */
  take(key: string, weight?: number): Promise<Taken>
  /** One point does not count after all. */
  giveBack(key: string): Promise<void>
  /** The key begins anew. */
  forget(key: string): Promise<void>
}

/** Where points are counted. */
export interface Limits {
  limiter(rule: LimitRule): Limiter
  /** Says that a limit was reached which is counted elsewhere. */
  tell(name: string): void
  /** Ends what counting needs: connections, timers. */
  close(): Promise<void>
}

export interface LimitsOptions {
  /** Told the name of a limiter, never a key, when a key has used up its points. */
  readonly onClosed?: ((name: string) => void) | undefined
}

/** The library's limiter, with refusals as values. */
export function wrapLimiter(limiter: RateLimiterAbstract, { name, onClosed }: LimitsOptions & Pick<LimitRule, 'name'>): Limiter {
  return {
    async take(key, weight = 1) {
      const result = await limiter.consume(key, weight).catch(refusalOf)
      const taken = takenOf(result, limiter.points)
      if (taken.wait !== undefined && taken.used - weight <= limiter.points) onClosed?.(name)
      return taken
    },
    async giveBack(key) {
      await limiter.reward(key, 1)
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}

/** Keeps keys as their HMAC alone: they may be addresses of visitors, or of mail. */
export function withHiddenKeys(limiter: Limiter, { name, secret }: Pick<LimitRule, 'name'> & { readonly secret: Buffer }): Limiter {
  const hide = (key: string) => createHmac('sha256', secret).update(`${name}\n${key}`).digest('base64url')
  return {
    take: (key, weight) => limiter.take(hide(key), weight),
    giveBack: (key) => limiter.giveBack(hide(key)),
    forget: (key) => limiter.forget(hide(key)),
  }
}

function refusalOf(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error
  throw error
}

function takenOf({ consumedPoints, msBeforeNext }: RateLimiterRes, points: number): Taken {
  const resets = Math.ceil(msBeforeNext / 1000)
  return {
    wait: consumedPoints > points ? Math.max(1, resets) : undefined,
    used: consumedPoints,
    left: Math.max(0, points - consumedPoints),
    resets,
  }
}

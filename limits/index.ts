export { countedAddress } from './counted-address.ts'
export type { Limiter, LimitRule, Limits, LimitsOptions, Taken } from './limiter.ts'
export { memoryLimits } from './memory.ts'
export { type SharedLimitsOptions, sharedLimits } from './shared.ts'

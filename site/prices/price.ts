import type { Plan } from '#words/facts'
import { type Locale, localeRecord } from '#words/interface'

/** The price with value added tax, rounded to whole cents. */
export function gross(net: number, vatRate: number): number {
  return Math.round((net * (100 + vatRate)) / 100)
}

export function euros(cents: number, locale: Locale): string {
  return (cents / 100).toLocaleString(localeRecord(locale).iso, { style: 'currency', currency: 'EUR' })
}

/** For an axis, where cents would only take room. */
export function wholeEuros(cents: number, locale: Locale): string {
  return (cents / 100).toLocaleString(localeRecord(locale).iso, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
}

/** Uses beyond what a plan covers in a year. */
export function furtherUses({ included }: Plan, uses: number): number {
  return Math.max(0, uses - 12 * included)
}

/** What so many uses in a year cost net, paid yearly. */
export function yearCost(plan: Plan, uses: number): number {
  return (plan.base?.year ?? 0) + plan.further * furtherUses(plan, uses)
}

/** The plan that costs least for so many uses in a year; of equal ones the first. */
export function cheapestPlan(plans: readonly Plan[], uses: number): Plan | undefined {
  return plans.reduce<Plan | undefined>((best, plan) => (best && yearCost(best, uses) <= yearCost(plan, uses) ? best : plan), undefined)
}

/** What a use costs net at the least in a plan: alone, or where all uses that a year covers are used; part of a cent counts whole. */
export function leastPrice({ base, included, further }: Plan): number {
  return base ? Math.ceil(base.year / (12 * included)) : further
}

/** The plan in which a use costs least. */
export function leastDear(plans: readonly Plan[]): Plan {
  return plans.reduce((best, plan) => (leastPrice(plan) < leastPrice(best) ? plan : best))
}

import type { Plan } from '#words/facts'
import { cheapestPlan } from './price.ts'

/** From so many uses in a year on a plan costs least. */
export interface PriceStep {
  readonly plan: Plan
  readonly from: number
}

/** No firm counts further. */
const MOST = 20_000

/** Which plan costs least from how many uses in a year on, in rising order; a plan that is never the cheapest has no step. */
export function priceSteps(plans: readonly Plan[]): PriceStep[] {
  const steps: PriceStep[] = []
  // Once the plan leads whose further uses cost least, it leads for good.
  const least = Math.min(...plans.map(({ further }) => further))
  for (let uses = 1; uses <= MOST && steps.at(-1)?.plan.further !== least; uses += 1) {
    const plan = cheapestPlan(plans, uses)
    if (plan && steps.at(-1)?.plan !== plan) steps.push({ plan, from: uses })
  }
  return steps
}

import { describe, expect, it } from 'vitest'
import { pricedProducts, pricingOf } from '#words/facts'
import { cheapestPlan, yearCost } from './price.ts'
import { priceSteps } from './price-steps.ts'

describe.each(pricedProducts)('the steps in the prices of %s', (product) => {
  const { plans } = pricingOf(product, 'de')
  const steps = priceSteps(plans)

  it('begin at one use and rise', () => {
    expect(steps[0]?.from).toBe(1)
    expect(steps.map(({ from }) => from)).toEqual([...new Set(steps.map(({ from }) => from))].sort((one, other) => one - other))
  })

  it('are where the next plan costs less, and one use before it does not', () => {
    for (const { plan, from } of steps.slice(1)) {
      const before = cheapestPlan(plans, from - 1)
      expect(before).not.toBe(plan)
      expect(yearCost(plan, from)).toBeLessThan(before ? yearCost(before, from) : 0)
    }
  })
})

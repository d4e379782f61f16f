import { describe, expect, it } from 'vitest'
import { cheapestPlan, euros, furtherUses, gross, leastDear, leastPrice, yearCost } from './price.ts'

describe('gross', () => {
  it('adds the tax and rounds to whole cents, half a cent up', () => {
    expect(gross(11_900, 19)).toBe(14_161)
    expect(gross(50, 19)).toBe(60)
    expect(gross(49, 19)).toBe(58)
    expect(gross(1, 19)).toBe(1)
  })

  it('is exact where a product of fractions would not be', () => {
    expect(gross(115, 10)).toBe(127)
    expect(gross(418_800, 19)).toBe(498_372)
  })

  it('leaves the price alone without a tax', () => {
    expect(gross(3_900, 0)).toBe(3_900)
  })
})

it('writes euros as the language does', () => {
  expect(euros(118_800, 'de')).toBe('1.188,00\u00a0€')
  expect(euros(118_800, 'en')).toBe('€1,188.00')
})

describe('a year', () => {
  const single = { id: 'single', name: '', audience: '', included: 0, further: 3_900 }
  const department = { id: 'department', name: '', audience: '', included: 5, further: 2_400, base: { month: 11_900, year: 118_800 } }
  const company = { id: 'company', name: '', audience: '', included: 25, further: 1_400, base: { month: 41_900, year: 418_800 } }
  const plans = [single, department, company]
  const best = (uses: number) => cheapestPlan(plans, uses)?.id

  it('costs the base price while what it covers lasts, then each further use', () => {
    expect(yearCost(department, 60)).toBe(118_800)
    expect(furtherUses(department, 61)).toBe(1)
    expect(yearCost(department, 61)).toBe(121_200)
    expect(yearCost(single, 3)).toBe(11_700)
  })

  it('is cheapest in the plan that fits, at both sides of each border', () => {
    expect([30, 31].map(best)).toEqual(['single', 'department'])
    expect([185, 186].map(best)).toEqual(['department', 'company'])
  })

  it('of two plans that cost the same the smaller one is named', () => {
    expect(cheapestPlan([single, { ...company, base: { month: 1, year: 7_800 } }], 2)?.id).toBe('single')
  })

  it('says what a use costs at the least: alone, or with all used that a year covers, never less than it comes to', () => {
    expect([single, department, company].map(leastPrice)).toEqual([3_900, 1_980, 1_396])
    expect(leastPrice({ ...company, base: { month: 24_900, year: 238_800 }, included: 300 })).toBe(67)
    expect(leastDear(plans).id).toBe('company')
    expect(leastDear([single]).id).toBe('single')
  })
})

import { expect, it } from 'vitest'
import record from '../content/pricing.json' with { type: 'json' }
import { pricingOf, pricingSchema } from './pricing.ts'

type Record = typeof record

function problemsAfter(change: (copy: Record) => void): string[] {
  const copy = structuredClone(record)
  change(copy)
  return pricingSchema.safeParse(copy).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

it('hands out the plans of a product in one language', () => {
  expect(pricingOf('talentscout', 'en').unit.many).toBe('vacancies')
  expect(pricingOf('zeugnisgenerator', 'de').plans.map(({ name }) => name)).toEqual(['Einzelfall', 'Abteilung', 'Unternehmen'])
})

it('says which row of the comparison has too few cells', () => {
  const problems = problemsAfter(({ products }) => products.zeugnisparser.limits[0]!.cells.pop())
  expect(problems).toEqual(['products.zeugnisparser: “Größe einer Datei” has 2 cells for 3 plans'])
})

it('takes no year that costs more than twelve months, and nothing included without a base price', () => {
  const dearYear = problemsAfter(({ products }) => {
    products.talentscout.plans[1]!.base!.year = 12 * 14_900 + 1
  })
  expect(dearYear).toEqual(['products.talentscout.plans.1.base.year: a year costs more than twelve months'])
  const gift = problemsAfter(({ products }) => {
    products.talentscout.plans[0]!.included = 1
  })
  expect(gift).toEqual(['products.talentscout.plans.0.included: a plan without a base price includes nothing'])
})

it('takes no half cents and no missing translation', () => {
  expect(
    problemsAfter(({ products }) => {
      products.talentscout.plans[0]!.further = 0.5
    }),
  ).toHaveLength(1)
  expect(
    problemsAfter(({ products }) => {
      products.talentscout.plans[0]!.name.en = ''
    }),
  ).toHaveLength(1)
})

import { describe, expect, it } from 'vitest'
import { costOf, demandOf, hoursOf, wholeUses } from './calculate.ts'
import { readInputs } from './fields.ts'

describe('demand', () => {
  it('is a share of the headcount, or what the reader counts', () => {
    expect(demandOf({ headcount: 400, share: 10 })).toBe(40)
    expect(demandOf({ uses: 12 })).toBe(12)
    expect(demandOf({ headcount: 400 })).toBeUndefined()
  })

  it('is not pushed over the next whole one by binary fractions', () => {
    const pairs = Array.from({ length: 100 }, (_, place) => [(place + 1) * 1_000, (place + 1) / 10] as const)
    for (const [headcount, share] of pairs) {
      const exact = (headcount * Math.round(share * 10)) / 1_000
      expect(wholeUses(demandOf({ headcount, share }) ?? 0), `${headcount} × ${share} %`).toBe(Math.ceil(exact))
    }
  })

  it('counts a part of a use as a whole one', () => {
    expect(wholeUses(33.3)).toBe(34)
    expect(wholeUses(0.4)).toBe(1)
  })
})

it('turns minutes into hours of a year and their cost', () => {
  expect(hoursOf(40, 90)).toBe(60)
  expect(hoursOf(10, 1)).toBe(0.166667)
  expect(costOf(40, 60, 5_550)).toBe(222_000)
  expect(costOf(1, 1, 100)).toBe(2)
})

it('reads the good fields and names what is wrong with the others', () => {
  const { figures, problems } = readInputs(
    ['headcount', 'share', 'minutesToday', 'hourlyCost'],
    { headcount: '1.500', share: 'zehn', hourlyCost: '-1' },
    'de',
  )
  expect(figures).toEqual({ headcount: 1_500 })
  expect(problems).toEqual({ share: 'no-number', hourlyCost: 'negative' })
})

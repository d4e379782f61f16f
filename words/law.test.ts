import { expect, it } from 'vitest'
import { allRulings, referenceRulings, rulingLevels, rulingOf, statuteOf } from './law.ts'

it('holds at least twenty-five rulings on references, newest first, each number of a court once', () => {
  expect(referenceRulings.length).toBeGreaterThanOrEqual(25)
  const dates = referenceRulings.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  const names = allRulings.map(({ court, number }) => `${court.id} ${number}`)
  expect(new Set(names).size).toBe(names.length)
})

it('names a ruling by its court and number, so that a text that cites it can be read in the source', () => {
  for (const { id, court, number } of allRulings) {
    expect(id).toBe(`${court.id}-${number.replace(' (B)', '').replace(/[ /]/g, '-').toLowerCase()}`)
  }
})

it('leads to where a statute and a ruling can be read', () => {
  expect(statuteOf('bgb-126a').address).toBe('https://www.gesetze-im-internet.de/bgb/__126a.html')
  expect(rulingOf('lag-koeln-6-sla-25-24').address).toBe(
    'https://dejure.org/dienste/vernetzung/rechtsprechung?Gericht=LAG+K%C3%B6ln&Datum=05.12.2024&Aktenzeichen=6+SLa+25%2F24',
  )
})

it('offers only levels of courts that ruled on references', () => {
  expect(rulingOf('eugh-c-34-21').court.level).toBe('european')
  expect(rulingLevels).toEqual(['federal', 'regional', 'local'])
})

it('says which id a text has misspelt', () => {
  expect(() => rulingOf('bag-9-azr-1-99')).toThrow('content/facts/law.json: nothing with the id bag-9-azr-1-99')
  expect(() => statuteOf('gewo-110')).toThrow('gewo-110')
})

import { describe, expect, it } from 'vitest'
import { countMutations } from '../../tools/zeugnis/mutations/count.ts'
import { compareReferences } from './compare-references.ts'

const { ours, foreign } = countMutations({ seeds: 1, every: 4 })
const neutral = [
  'duties in another order',
  'nothing changed',
  'paraphrase without change',
  'whole letter rewritten, same grade',
  'unknown paraphrase',
]

describe.each([
  ['letters of ours', ours],
  ['letters of others', foreign],
])('%s', (_, tallies) => {
  it.each(Object.entries(tallies))(
    '%s: found, nothing else claimed, mirrored the other way round',
    (name, { tried, found, wronglyClaimed, mirrored }) => {
      expect(tried).toBeGreaterThan(0)
      expect(found / tried).toBeGreaterThanOrEqual(neutral.includes(name) ? 1 : 0.95)
      expect([wronglyClaimed, mirrored]).toEqual([0, tried])
    },
  )
})

it('texts of a megabyte are answered', () => {
  const start = 'Zeugnis\n\nFrau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Kassiererin bei uns tätig.\n\n'
  const long = `${start}${'Sie arbeitete stets sorgfältig und zuverlässig an vielen Projekten. '.repeat(14_500)}\n\nWir waren mit ihren Leistungen stets voll zufrieden.`
  const { performance, pairs } = compareReferences(long, long.replace('stets voll', 'voll'))
  expect(long.length).toBeGreaterThan(950_000)
  expect(performance.change).toBe('worse')
  expect(pairs.filter(({ wording }) => wording !== 'same')).toMatchObject([{ change: 'worse', reasons: [{ code: 'time-factor', what: 'lost' }] }])
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Candidate, type SentenceRules, sentencesOf } from './sentences.ts'

const marks = /[.!?]+/g
const always: SentenceRules = { marks, isEnd: () => true }
const textsOf = (text: string, rules: SentenceRules) => sentencesOf(text, rules).map(({ start, end }) => text.slice(start, end))

it('parts a text at its marks, without the white space around sentences', () => {
  expect(textsOf('  Sie kam.  Sie ging!\nUnd\u00a0dann', always)).toEqual(['Sie kam.', 'Sie ging!', 'Und\u00a0dann'])
  expect(textsOf(' \n ', always)).toEqual([])
})

it('a mark that ends none stays inside of its sentence', () => {
  const isEnd = (text: string, { at }: Candidate) => !text.slice(0, at).endsWith('Dr')
  expect(textsOf('Frau Dr. Lenz kam. Gut.', { marks, isEnd })).toEqual(['Frau Dr. Lenz kam.', 'Gut.'])
})

it('says of each mark where it stands and where its sentence begins', () => {
  const asked: Candidate[] = []
  sentencesOf('A. B! C', {
    marks,
    isEnd: (_, candidate) => {
      asked.push(candidate)
      return candidate.mark === '!'
    },
  })
  expect(asked).toEqual([
    { mark: '.', at: 1, from: 0 },
    { mark: '!', at: 4, from: 0 },
  ])
})

it('sentences cover the text: in order, apart, and nothing but white space between them', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'Ä', '.', '!', ' ', '\n', '\u00a0', '…'), maxLength: 60 })
  fc.assert(
    fc.property(text, fc.func(fc.boolean()), (given, isEnd) => {
      const found = sentencesOf(given, { marks, isEnd: (_, { at }) => isEnd(at) })
      let from = 0
      for (const { start, end } of [...found, { start: given.length, end: given.length }]) {
        expect(given.slice(from, start).trim()).toBe('')
        expect(start).toBeGreaterThanOrEqual(from)
        from = end
      }
      for (const { start, end } of found) expect(given.slice(start, end)).toBe(given.slice(start, end).trim())
      expect(found.every(({ start, end }) => start < end)).toBe(true)
    }),
  )
})

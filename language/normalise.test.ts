import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalise, type Unit, withoutInvisible } from './normalise.ts'
import { slice, spanOf } from './passage.ts'

const plainly = { own: () => undefined }
const read = (given: string) => normalise(given, plainly).text

/** What word processors, PDF and visitors put between letters. */
const pieces = fc.constantFrom(
  ...[
    'a',
    'b c',
    'ü',
    'u\u0308',
    'e\u0301\u0301\u0301\u0301\u0301',
    'ﬃ',
    '\u00ad',
    '\u200b',
    '\u00a0',
    '\r\n',
    '\r',
    '\n',
    '\u2028',
    '\t',
    '😀',
    '\ud83d',
  ],
)
const anyText = fc.oneof(
  fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

describe('normalise', () => {
  it.each([
    ['Zufrie\u00addenheit', 'Zufriedenheit'],
    ['e\ufb03zient', 'effizient'],
    ['Mu\u0308ller', 'Müller'],
    ['§\u00a0109\u202fGewO', '§ 109 GewO'],
    ['a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
    ['\u202eturned\u202c', 'turned'],
    ['a\tb', 'a\tb'],
    ['a\u0300\u0300', 'à\u0300'],
    ['', ''],
  ])('reads %j', (given, expected) => {
    expect(read(given)).toBe(expected)
  })

  it('reads what a kind of text reads by a rule of its own first', () => {
    const own = (given: string, at: number): Unit | undefined => (given.startsWith('<br>', at) ? ['\n', 4] : undefined)
    const passage = normalise('a<br>ö', { own, spell: (letter) => (letter === 'ö' ? 'oe' : letter) })
    expect(passage).toEqual({ text: 'a\noe', starts: [0, 1, 5, 5], ends: [1, 5, 6, 6] })
  })

  it('leaves out what is to be skipped, in plain text too, and keeps the places of the rest', () => {
    const passage = normalise('abcdef', { ...plainly, skips: new Map([[2, 3]]) })
    expect(passage).toEqual({ text: 'abf', starts: [0, 1, 5], ends: [1, 2, 6] })
  })

  it('goes on with a run behind a skip inside of it, as often as there is one', () => {
    const skips = new Map([0, 3, 6].map((at) => [at, 1]))
    expect(normalise('-ab-cd-e\u0301', { ...plainly, skips })).toEqual({ text: 'abcdé', starts: [1, 2, 4, 5, 7], ends: [2, 3, 5, 6, 9] })
  })

  it('gives every unit a place in the text as given, in its order', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const { text, starts, ends } = normalise(given, plainly)
        expect([starts.length, ends.length]).toEqual([text.length, text.length])
        for (const [index, start] of starts.entries()) {
          expect(start).toBeLessThan(ends[index] ?? 0)
          expect(ends[index]).toBeLessThanOrEqual(given.length)
          expect(start).toBeGreaterThanOrEqual(starts[index - 1] ?? 0)
        }
      }),
    )
  })

  it('keeps the place of any stretch: what stands there is read as that stretch', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), fc.nat(), (given, one, other) => {
        const passage = normalise(given, plainly)
        const [from, to] = [one, other].map((at) => at % (passage.text.length + 1)).sort((a, b) => a - b)
        if (from === undefined || to === undefined || from === to) return
        const { start, end } = spanOf(passage, from, to)
        expect(read(given.slice(start, end))).toContain(passage.text.slice(from, to))
      }),
    )
  })

  it('changes nothing the second time, but for accents that no letter took', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        const once = read(given).replace(/\p{M}/gu, '')
        expect(read(once)).toBe(once)
      }),
    )
  })
})

it('a slice of a passage has the places of its letters', () => {
  const passage = normalise('Zu\u00adfuhr', plainly)
  const part = slice(passage, 2, 4)
  expect(part).toEqual({ text: 'fu', starts: [3, 4], ends: [4, 5] })
  expect(spanOf(part, 0, 2)).toEqual({ start: 3, end: 5 })
  expect(spanOf(slice(passage, 3, 3), 0, 0)).toEqual({ start: 0, end: 0 })
})

it('nothing invisible is left, and everything visible is', () => {
  expect(withoutInvisible('A\u200bn\u00adna\u202e \ufeffM.\u2066')).toBe('Anna M.')
})

import { expect, it } from 'vitest'
import { packWords, unpackWords } from './packed-words.ts'

it('gives each page its words back, whatever letters they have', () => {
  const words = new Map([
    ['abmahnung', [2, 40]],
    ['abmahnungen', [0]],
    ['ätzend', [40]],
    ['9azr', [1]],
    ['x'.repeat(80), [1]],
    [`${'x'.repeat(80)}y`, [1]],
  ])
  const packed = packWords(words)
  const pages = unpackWords(packed, 41)
  expect(pages).toHaveLength(41)
  expect([0, 1, 2, 40].map((page) => pages[page]?.split(' '))).toEqual([
    ['abmahnungen'],
    ['9azr', 'x'.repeat(80), `${'x'.repeat(80)}y`],
    ['abmahnung'],
    ['abmahnung', 'ätzend'],
  ])
  expect(packed.list).toContain('9en')
})

it('takes no words', () => {
  expect(unpackWords(packWords(new Map()), 2)).toEqual(['', ''])
})

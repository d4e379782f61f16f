import { describe, expect, it } from 'vitest'
import { overlapsOf } from './shared-wording.ts'

const twelve = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'

describe('what two pages have in common', () => {
  it('is all of a page whose runs of eight words the other has, whatever their case and signs', () => {
    const [first, second] = overlapsOf([
      { page: 'a', texts: ['Eins, zwei, drei: vier fünf sechs sieben acht.'] },
      { page: 'b', texts: [twelve] },
    ])
    expect(first).toEqual({ page: 'a', other: 'b', share: 1 })
    expect(second).toEqual({ page: 'b', other: 'a', share: 1 / 5 })
  })

  it('is nothing where seven words in a row are the same, or eight over the end of a text', () => {
    const overlaps = overlapsOf([
      { page: 'a', texts: ['eins zwei drei vier fünf sechs sieben anders', 'neun zehn elf zwölf'] },
      { page: 'b', texts: [twelve] },
    ])
    expect(overlaps.map(({ share }) => share)).toEqual([0, 0])
  })

  it('names the closest pair first', () => {
    const overlaps = overlapsOf([
      { page: 'a', texts: [twelve] },
      { page: 'b', texts: ['ganz andere Wörter stehen hier und zwar neun davon'] },
      { page: 'c', texts: [twelve] },
    ])
    expect(overlaps.map(({ page, other, share }) => `${page} ${other} ${share}`).slice(0, 2)).toEqual(['a c 1', 'c a 1'])
  })
})

import { describe, expect, it } from 'vitest'
import { withoutNoteSigns } from './pdf-note-signs.ts'

const piece = (str: string, height: number, y: number) => ({ str, dir: 'ltr', width: 6, height, transform: [height, 0, 0, height, 0, y] })
const read = (...pieces: readonly (readonly [string, number, number])[]) =>
  withoutNoteSigns(pieces.map((one) => piece(...one)))
    .map(({ str }) => str)
    .join('')

describe('withoutNoteSigns', () => {
  it('leaves raised signs of footnotes out, behind a word and before the note', () => {
    expect(read(['Gärtnerin', 11, 730], ['1', 6.4, 734], [' in', 11, 730])).toBe('Gärtnerin in')
    expect(read(['ii', 6, 125], ['Seit 2019', 9, 122])).toBe('Seit 2019')
  })

  it('keeps powers, small print on the line, and figures of the text', () => {
    expect(read(['120 m', 11, 730], ['2', 6.4, 734])).toBe('120 m2')
    expect(read(['Note', 11, 730], ['1', 6.4, 730])).toBe('Note1')
    expect(read(['Note ', 11, 730], ['1', 11, 730])).toBe('Note 1')
    expect(withoutNoteSigns([])).toEqual([])
  })
})

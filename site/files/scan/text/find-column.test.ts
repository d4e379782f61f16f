import { describe, expect, it } from 'vitest'
import type { ScanLine } from '../scan-page.ts'
import { findColumn } from './find-column.ts'

const ROW = 30

/** A line of words that begin here, 12 pixels for a letter. */
function line(y: number, ...parts: readonly (readonly [x: number, text: string])[]): ScanLine {
  const words = parts.flatMap(([x, text]) =>
    text.split(' ').map((word, index, all) => {
      const before = all.slice(0, index).join(' ').length + (index > 0 ? 1 : 0)
      return { text: word, confidence: 0.95, box: { x: x + before * 12, y, width: word.length * 12, height: ROW } }
    }),
  )
  const [first, last] = [words.at(0)!.box, words.at(-1)!.box]
  return { words, box: { x: first.x, y, width: last.x + last.width - first.x, height: ROW }, baseline: y + 24, rowHeight: ROW, opensParagraph: false }
}

const text = 'Frau Kühn arbeitete stets mit großer Sorgfalt'
const beside = (y: number, words: string) => line(y, [100, text], [900, words])
const page = { width: 1600 }

describe('findColumn', () => {
  it('finds the column that some lines of the text were read together with', () => {
    const lines = [
      line(50, [100, 'Zeugnis']),
      beside(100, 'Werft Süd GmbH'),
      line(130, [900, 'Kai 3']),
      beside(150, 'Hamburg'),
      line(190, [901, 'Telefon']),
      line(240, [899, 'Fax']),
    ]
    const column = findColumn(lines, page)
    expect(column).toMatchObject({ x: 887, width: 713 })
    expect(column!.y).toBeLessThan(100)
    expect(column!.y + column!.height).toBeGreaterThan(264)
  })

  it('takes a table for none, whose rows are all lines of two cells', () => {
    expect(
      findColumn(
        [100, 150, 200, 250, 300].map((y) => beside(y, 'täglich')),
        page,
      ),
    ).toBeUndefined()
  })

  it('takes no list for one, whose lines stand behind bullets and go on below', () => {
    const item = (y: number) => line(y, [100, '–'], [180, text])
    expect(findColumn([item(100), line(150, [180, text]), item(200), line(250, [180, text]), item(300)], page)).toBeUndefined()
  })

  it('takes none where a line goes through', () => {
    const lines = [
      beside(100, 'Werft'),
      line(130, [900, 'Kai 3']),
      line(150, [100, `${text} und mit Umsicht in allem`]),
      beside(200, 'Fax'),
      line(230, [900, 'Ort']),
      line(260, [900, 'IBAN']),
    ]
    expect(findColumn(lines, page)).toBeUndefined()
  })
})

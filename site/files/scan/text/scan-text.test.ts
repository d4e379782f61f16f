import { describe, expect, it } from 'vitest'
import { blank, type Grey } from '../pixels/grey.ts'
import type { ScanLine, ScanWord } from '../scan-page.ts'
import { withGaps } from './find-gaps.ts'
import { mended } from './mend.ts'
import { textOfScan } from './text-of-scan.ts'

const ROW = 30

/** A line of letters 12 pixels wide that begins here. */
function line(text: string, y: number, x = 100): ScanLine {
  let left = x
  const words = text.split(' ').map((word): ScanWord => {
    const box = { x: left, y, width: word.length * 12, height: ROW }
    left += (word.length + 1) * 12
    return { text: word, confidence: 0.95, box }
  })
  return { words, box: { x, y, width: left - x - 12, height: ROW }, baseline: y + 24, rowHeight: ROW, opensParagraph: false }
}

const page = (lines: readonly ScanLine[]) => ({ lines, height: 3508 })

/** The page that these lines were read from: each word a row of strokes. */
function inkOf(lines: readonly ScanLine[]): Grey {
  const grey = blank(1500, 1000)
  for (const { box } of lines.flatMap(({ words }) => words))
    for (let y = box.y; y < box.y + box.height - 6; y += 1)
      for (let x = box.x; x < box.x + box.width; x += 1) if ((x - box.x) % 12 < 8) grey.data[y * grey.width + x] = 0
  return grey
}

const full = 'Frau Kühn arbeitete stets mit großer Sorgfalt und zu unserer vollen'

describe('textOfScan', () => {
  it('joins lines to paragraphs and says where each word stands', () => {
    const { text, words } = textOfScan([page([line(full, 100), line('Zufriedenheit.', 150), line('Sie war freundlich.', 290)])])
    expect(text).toBe(`${full} Zufriedenheit.\n\nSie war freundlich.`)
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(text.split(/\s+/))
  })

  it('makes broken words whole, with both halves at their place', () => {
    const { text, words } = textOfScan([page([line(`${full} Zu-`, 100), line('friedenheit stets.', 150)])])
    expect(text).toBe(`${full} Zufriedenheit stets.`)
    expect(words.slice(-3).map(({ start, end }) => text.slice(start, end))).toEqual(['Zu', 'friedenheit', 'stets.'])
  })

  it('goes on over pages, also from one that had its text with it', () => {
    const written = [{ text: full, y: 700, height: 11, right: 500, width: 450 }]
    const { text, words } = textOfScan([{ written }, page([line('Zufriedenheit.', 100)])])
    expect(text).toBe(`${full} Zufriedenheit.`)
    expect(words).toMatchObject([{ page: 1, start: full.length + 1, end: text.length }])
  })

  it('keeps the place of a word that is missing', () => {
    const [first, second] = line('war bemüht', 100).words
    const gap: ScanWord = { text: '', confidence: 0, box: { x: 140, y: 100, width: 60, height: 30 } }
    const { text, words } = textOfScan([page([{ ...line('war bemüht', 100), words: [first!, gap, second!] }])])
    expect(text).toBe('war bemüht')
    expect(words[1]).toMatchObject({ start: 3, end: 3, confidence: 0 })
  })
})

describe('withGaps', () => {
  const lines = [line(full, 100), line('und war jederzeit freundlich zu allen Kunden', 150)]

  it('finds none where every word was read', () => {
    expect(withGaps(inkOf(lines), lines)).toEqual(lines)
  })

  it('marks ink that was not read, in its line', () => {
    const [first, second] = lines
    const read = [{ ...first!, words: first!.words.filter(({ text }) => text !== 'stets') }, second!]
    const [marked] = withGaps(inkOf(lines), read)
    expect(marked?.words[3]).toMatchObject({ text: '', confidence: 0 })
    expect(marked?.words.filter(({ text }) => text === '')).toHaveLength(1)
  })

  it('marks a line that was lost as a whole at the next one', () => {
    const marked = withGaps(inkOf(lines), lines.slice(0, 1))
    expect(marked[0]?.words.some(({ text }) => text === '')).toBe(true)
  })

  it('marks the end of a line that the edge of the picture cuts', () => {
    const cut = [line('stets mit großer Sorgfalt', 100, 2)]
    const [marked] = withGaps(inkOf(cut), cut)
    expect(marked?.words[0]).toMatchObject({ text: '', confidence: 0 })
    expect(marked?.words).toHaveLength(5)
  })

  it('takes no word of a page for sure where many of its words are missing', () => {
    const rows = [0, 1, 2, 3, 4, 5].map((row) => line(full, 100 + row * 50))
    const read = rows.map((one) => ({ ...one, words: one.words.filter(({ text }) => text !== 'stets') }))
    const confidences = withGaps(inkOf(rows), read).flatMap(({ words }) => words.map(({ confidence }) => confidence))
    expect(Math.max(...confidences)).toBe(0.5)
  })

  it('marks a blank that has room for a word', () => {
    const [first] = lines
    const read = [{ ...first!, words: first!.words.filter(({ text }) => text !== 'stets') }]
    expect(withGaps(inkOf(read), read)[0]?.words[3]).toMatchObject({ text: '', confidence: 0 })
  })
})

describe('mended', () => {
  const read = (text: string) =>
    mended([line(text, 100)])[0]
      ?.words.map((word) => word.text)
      .join(' ')

  it.each([
    ['zu unserer vo11sten Zufriedenheit', 'zu unserer vo11sten Zufriedenheit'],
    ['ſtets zu unſerer Zufriedenheit', 'stets zu unserer Zufriedenheit'],
    ['irnmer gut', 'immer gut'],
    ['fur Vorgefetzten, Kollegen', 'fur Vorgesetzten, Kollegen'],
    ['auBerordentlich gut', 'außerordentlich gut'],
    ['Beru\ufb02ich', 'Beruflich'],
    ['zu erreichen, Sie war stets bemüht.', 'zu erreichen. Sie war stets bemüht.'],
    ['zeigte Eigeninitiative, Dem üblichen Arbeitsanfall war er gewachsen.', 'zeigte Eigeninitiative. Dem üblichen Arbeitsanfall war er gewachsen.'],
    ['wünschen ihm für die Zukunft alles Gute,', 'wünschen ihm für die Zukunft alles Gute.'],
    ['44137 Dortmund,', '44137 Dortmund,'],
    ['bei Vorgesetzten, Kollegen und Kunden', 'bei Vorgesetzten, Kollegen und Kunden'],
    ['° das Mahnwesen', '• das Mahnwesen'],
    [",,gut''", '„gut“'],
  ])('reads "%s" as "%s"', (given, meant) => {
    expect(read(given)).toBe(meant)
  })

  it('leaves words that are words, and doubts those that it has mended', () => {
    expect(read('Der Wurm war warm')).toBe('Der Wurm war warm')
    expect(mended([line('jederzeil', 100), line('mit irnmer', 150)])[1]?.words[1]).toMatchObject({ text: 'immer', confidence: 0.5 })
  })
})

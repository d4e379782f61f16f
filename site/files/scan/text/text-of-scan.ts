import type { Line } from '../../line.ts'
import { layText } from '../../pdf-text.ts'
import type { WrittenPage } from '../pictures/page-source.ts'
import { medianOf } from '../pixels/median.ts'
import type { Box, ScanLine, ScanPage, ScanWord } from '../scan-page.ts'

/** A word of the text, with the place that it was read from. */
export interface PlacedWord {
  /** Where it stands in the text, in UTF-16 units; both are one where a word may be missing. */
  readonly start: number
  readonly end: number
  /** From 0 to 1; below `DOUBTFUL` it is to be looked at. */
  readonly confidence: number
  /** Index of its page. */
  readonly page: number
  readonly box: Box
}

export interface ScanText {
  readonly text: string
  /** In the order of the text; of a word broken over two lines each half. */
  readonly words: readonly PlacedWord[]
}

interface TextLine extends Line {
  readonly page: number
  readonly words: readonly ScanWord[]
}

/** A page is taken for one of A4, 842 points high: PDFs count in points. */
const PAGE_POINTS = 842
/** Two photos of one paper show the same line so many points apart at most. */
const MOVED = 60
/** Rows whose heights differ by less than this part are of one size of letters; the rest is the luck of their letters. */
const ONE_SIZE = 0.3

/** What a page has to say, of a picture or of a PDF's own text. */
type Page = Pick<ScanPage, 'lines' | 'height'> | WrittenPage

/**
 * The text of pages that were read, in its paragraphs as a PDF's is, and where each word stands in it. Pages that had their text with
 * them have no words to look at.
 */
export function textOfScan(pages: readonly Page[]): ScanText {
  const laid = pages.map((page, index) => ('written' in page ? writtenLines(page, index) : textLines(page, index)))
  const { text, lines } = layText(laid, MOVED)
  const words = lines.flatMap(({ line, start }, index) => placedWords(text.slice(0, lines[index + 1]?.start), line, start))
  return { text, words }
}

function writtenLines({ written }: WrittenPage, page: number): TextLine[] {
  return written.map((line) => ({ ...line, page, words: [] }))
}

function textLines({ lines, height }: Pick<ScanPage, 'lines' | 'height'>, page: number): TextLine[] {
  const scale = PAGE_POINTS / height
  const usual = medianOf(lines.map(({ rowHeight }) => rowHeight))
  return lines.flatMap((line) => (line.words.some(({ text }) => text) ? [textLine(line, { scale, usual, foot: height, page })] : []))
}

interface OfPage {
  readonly scale: number
  readonly usual: number
  readonly foot: number
  readonly page: number
}

function textLine({ words, box, baseline, rowHeight }: ScanLine, { scale, usual, foot, page }: OfPage): TextLine {
  const text = words.flatMap((word) => (word.text ? [word.text] : [])).join(' ')
  const size = Math.abs(rowHeight - usual) < ONE_SIZE * usual ? usual : rowHeight
  const right = (box.x + box.width) * scale
  return { page, words, text, y: (foot - baseline) * scale, height: size * scale, right, width: box.width * scale }
}

/** Looks the words of a line up from where it begins; the hyphen of a broken word is gone, and so may be a page's number. */
function placedWords(upToNext: string, { words, page }: TextLine, start: number): PlacedWord[] {
  let from = start
  return words.flatMap(({ text, confidence, box }): PlacedWord[] => {
    const found = placeOf(upToNext, text, from)
    if (found < 0) return []
    const end = Math.min(found + text.length, upToNext.length)
    from = end
    return [{ start: found, end, confidence, page, box }]
  })
}

function placeOf(text: string, word: string, from: number): number {
  if (word === '') return from
  const whole = text.indexOf(word, from)
  return whole >= 0 ? whole : text.indexOf(word.replace(/[-\u2010]$/u, ''), from)
}

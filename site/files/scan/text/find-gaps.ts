import { blotsOf } from '../pixels/blots.ts'
import type { Grey } from '../pixels/grey.ts'
import { medianOf } from '../pixels/median.ts'
import { shrink } from '../pixels/shrink.ts'
import type { Box, ScanLine, ScanWord } from '../scan-page.ts'

/** A letter's height, as a part of its row's. */
const LETTER = { least: 0.25, most: 1.6 } as const
/** Ink this far from a word, as a part of a row's height, is its own: dots and accents. */
const OWN = 0.15
/** Unread ink is a word from this width on, in row heights. */
const WORD = 0.6
/** A blank between two words is odd from so many usual ones on, and from so many row heights; longer ones part columns. */
const ODD = { blanks: 3.5, least: 1.6, most: 9 } as const
/** A line that was lost as a whole is marked at one that is at most so many rows away. */
const NEAR = 3
/** Paper has a margin: a line that comes nearer than this part of a row to the edge of the picture goes on beyond it. */
const CUT = 0.1
/** With more gaps than this part of its words, and this many, a page was not read line by line: none of its words is sure. */
const MOST_GAPS = { part: 0.03, least: 5 } as const
const UNSURE = 0.5
/** Lines of fewer words have no usual blank. */
const FEWEST = 4

/** The lines of a page with a word without text wherever ink was not read, a blank has room for a word, or the picture cuts the line. */
export function withGaps(page: Grey, lines: readonly ScanLine[]): ScanLine[] {
  const row = medianOf(lines.map(({ rowHeight }) => rowHeight))
  const unread = Map.groupBy(unreadInk(page, lines, row), (box) => nearestTo(box, lines, NEAR * row))
  const marked = lines.map((line) => {
    const ink = unread.get(line) ?? []
    return withMarks(line, [...ink, ...oddBlanks(line, row).filter((blank) => !ink.some((box) => isMiddleIn(blank, box)))])
  })
  return unlessMuchIsLost(marked).map((line) => withMarks(line, cutEnds(line, page, row)))
}

function withMarks(line: ScanLine, boxes: readonly Box[]): ScanLine {
  const gaps = boxes.map((box) => ({ text: '', confidence: 0, box }))
  return gaps.length === 0 ? line : { ...line, words: [...line.words, ...gaps].sort((a, b) => a.box.x - b.box.x) }
}

/** A page that was photographed aslant, its lines taken for others, loses words where no ink tells of it. */
function unlessMuchIsLost(lines: readonly ScanLine[]): readonly ScanLine[] {
  const words = lines.flatMap((line) => line.words)
  const gaps = words.filter(({ text }) => text === '').length
  if (gaps < MOST_GAPS.least || gaps < MOST_GAPS.part * words.length) return lines
  const unsure = (word: ScanWord) => ({ ...word, confidence: Math.min(word.confidence, UNSURE) })
  return lines.map((line) => ({ ...line, words: line.words.map(unsure) }))
}

/** The line that it stands in, else the next one above or below. */
function nearestTo({ y, height }: Box, lines: readonly ScanLine[], most: number): ScanLine | undefined {
  const middle = y + height / 2
  const distance = ({ box }: ScanLine) => Math.max(0, box.y - middle, middle - box.y - box.height)
  const nearest = lines.reduce<ScanLine | undefined>((best, line) => (best && distance(best) <= distance(line) ? best : line), undefined)
  return nearest && distance(nearest) <= most ? nearest : undefined
}

/** Letters that no word covers, put together to words. */
function unreadInk(page: Grey, lines: readonly ScanLine[], row: number): Box[] {
  const words = lines.flatMap((line) => line.words.map(({ box }) => grown(box, OWN * row)))
  const letters = blotsOf(shrink(page, 2))
    .map(({ x, y, width, height }) => ({ x: x * 2, y: y * 2, width: width * 2, height: height * 2 }))
    .filter(({ height }) => height > LETTER.least * row && height < LETTER.most * row)
    .filter((letter) => words.every((word) => !isMiddleIn(word, letter)))
    .sort((a, b) => a.x - b.x)
  return together(letters, row).filter(({ width }) => width > WORD * row)
}

function together(letters: readonly Box[], row: number): Box[] {
  const words: Box[] = []
  for (const letter of letters) {
    const at = words.findIndex((word) => isMiddleIn(grown(word, row / 3), { ...letter, width: 0 }))
    const word = words[at]
    if (word) words[at] = around(word, letter)
    else words.push(letter)
  }
  return words
}

/** The ends of a line that lie at the edge of the picture, where words may be missing. */
function cutEnds({ box: { x, y, width, height } }: ScanLine, page: Grey, row: number): Box[] {
  const isAt = { left: x < CUT * row, right: x + width > page.width - CUT * row }
  return [...(isAt.left ? [{ x: 0, y, width: 1, height }] : []), ...(isAt.right ? [{ x: page.width - 1, y, width: 1, height }] : [])]
}

function oddBlanks({ words }: ScanLine, row: number): Box[] {
  const blanks = words.slice(1).flatMap(({ box }, index) => {
    const before = words[index]?.box ?? box
    return [{ x: before.x + before.width, y: before.y, width: box.x - before.x - before.width, height: before.height }]
  })
  const usual = medianOf(blanks.map(({ width }) => width))
  const isOdd = ({ width }: Box) => width > ODD.blanks * usual && width > ODD.least * row && width < ODD.most * row
  return words.length < FEWEST ? [] : blanks.filter(isOdd)
}

function isMiddleIn(box: Box, { x, y, width, height }: Box): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return middleX >= box.x && middleX <= box.x + box.width && middleY >= box.y && middleY <= box.y + box.height
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return { x, y, width: Math.max(a.x + a.width, b.x + b.width) - x, height: Math.max(a.y + a.height, b.y + b.height) - y }
}

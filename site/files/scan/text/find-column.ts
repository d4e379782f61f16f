import { medianOf } from '../pixels/median.ts'
import type { Box, ScanLine, ScanWord } from '../scan-page.ts'

/** A blank in front of a column, at least, in row heights. */
const BLANK = 0.8
/** Words of a column begin this near to each other, in row heights. */
const SAME = 0.4
/** Lines that were read together with so many letters of the text beside them, no bullets, and lines of the column alone: a table has rows of one kind only. */
const FEWEST = { shared: 2, own: 2, all: 5, letters: 6 } as const
/** A word below that is no witness. */
const SURE = 0.6

/** Where a line, or what follows a wide blank in it, begins. */
interface Start {
  readonly x: number
  readonly line: ScanLine
  readonly isShared: boolean
}

/** The part of a page from a column's left edge on whose lines were read as if they went on from the text beside it; nothing on most pages. */
export function findColumn(lines: readonly ScanLine[], page: { readonly width: number }): Box | undefined {
  const row = medianOf(lines.map(({ rowHeight }) => rowHeight))
  const starts = lines.flatMap((line) => startsOf(line, row))
  const columns = starts.filter(({ isShared }) => isShared).map(({ x }) => starts.filter((start) => Math.abs(start.x - x) <= SAME * row))
  const longest = columns.reduce<readonly Start[]>((best, column) => (column.length > best.length ? column : best), [])
  const shared = longest.filter(({ isShared }) => isShared).length
  if (longest.length < FEWEST.all || shared < FEWEST.shared || longest.length - shared < FEWEST.own) return undefined
  const column = boxOf(longest, row, page.width)
  return lines.some((line) => line.words.some((word) => crosses(word, column))) ? undefined : column
}

function startsOf(line: ScanLine, row: number): Start[] {
  return line.words.flatMap(({ box: { x } }, index): Start[] => {
    const before = line.words[index - 1]?.box
    if (!before) return [{ x, line, isShared: false }]
    const letters = line.words.slice(0, index).reduce((sum, { text }) => sum + text.length, 0)
    return letters < FEWEST.letters || x - before.x - before.width < BLANK * row ? [] : [{ x, line, isShared: true }]
  })
}

function boxOf(starts: readonly Start[], row: number, pageWidth: number): Box {
  const x = Math.round(Math.min(...starts.map((start) => start.x)) - (BLANK * row) / 2)
  const y = Math.max(0, Math.round(Math.min(...starts.map(({ line }) => line.baseline)) - row * 1.2))
  const bottom = Math.round(Math.max(...starts.map(({ line }) => line.baseline)) + row * 0.6)
  return { x, y, width: pageWidth - x, height: bottom - y }
}

function crosses({ box, confidence }: ScanWord, column: Box): boolean {
  const middle = box.y + box.height / 2
  const isBeside = middle > column.y && middle < column.y + column.height
  return isBeside && confidence >= SURE && box.x < column.x && box.x + box.width > column.x
}

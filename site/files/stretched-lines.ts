import type { Line } from './line.ts'

/** Ends of lines this near to each other, in heights, are set flush. */
const FLUSH = 0.3
/** Lines further apart than this many heights tell nothing of each other. */
const NEAR = 3

const leftOf = ({ right, width }: Line) => right - width
const isWord = ({ text }: Line) => !/\s/.test(text)
const isSameRow = (a: Line, b: Line) => Math.abs(a.y - b.y) < a.height / 4

/**
 * Puts the words of lines together that were set so wide, to be flush with those around them, that each looked like a column of its own:
 * single words that reach from the left to the right end of the line above or below.
 */
export function withStretched<L extends Line>(lines: readonly L[]): L[] {
  const rows: L[][] = []
  for (const line of lines) {
    const last = rows.at(-1)?.at(-1)
    if (last && isSameRow(last, line) && last.right < leftOf(line)) rows.at(-1)?.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row, at) => (isStretched(row, [rows[at - 1]?.at(-1), rows[at + 1]?.[0]]) ? [joined(row)] : row))
}

function isStretched(row: readonly Line[], neighbours: readonly (Line | undefined)[]): boolean {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last || row.length < 2) return false
  const isFlush = (line: Line | undefined) =>
    line !== undefined &&
    Math.abs(line.y - first.y) < NEAR * first.height &&
    Math.abs(leftOf(line) - leftOf(first)) < FLUSH * first.height &&
    Math.abs(line.right - last.right) < FLUSH * first.height
  return row.every(isWord) && neighbours.some(isFlush)
}

function joined<L extends Line>(row: readonly L[]): L {
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last) throw new RangeError('A row without lines')
  return { ...first, text: row.map(({ text }) => text).join(' '), right: last.right, width: last.right - leftOf(first) }
}

import type { Grey } from '../pixels/grey.ts'
import { parted } from '../pixels/parted.ts'
import type { Box, ScanLine } from '../scan-page.ts'
import { findColumn } from '../text/find-column.ts'
import type { Reader, Reading } from './open-reader.ts'

/** Addresses beside the text, and two columns beneath. */
const MOST_COLUMNS = 2

/**
 * Reads a page; where a column was read together with the text beside it, in the same lines, each is read alone.
 * @param onRead from 0 to 1, once more for each such column
 */
export function readColumns(reader: Reader, page: Grey, onRead: (done: number) => void, most = MOST_COLUMNS): Reading {
  const reading = reader.read(page, 'page', onRead)
  const column = most > 0 ? findColumn(reading.lines, page) : undefined
  if (!column) return reading
  const { inside, outside } = parted(page, column)
  const rest = readColumns(reader, outside, onRead, most - 1)
  return { ...rest, lines: inOrder(rest.lines, reader.read(inside, 'page').lines, column, page.width) }
}

/** A narrow column behind all the rest, for it stands beside the text; else it is the text, and goes on below. */
function inOrder(rest: readonly ScanLine[], column: readonly ScanLine[], { y, width, height }: Box, pageWidth: number): readonly ScanLine[] {
  if (width * 2 < pageWidth) return [...rest, ...column]
  const isBelow = ({ baseline }: ScanLine) => baseline > y + height
  return [...rest.filter((line) => !isBelow(line)), ...column, ...rest.filter(isBelow)]
}

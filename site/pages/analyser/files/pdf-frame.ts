import { isPageWord, isPrinted, withoutPageNumber } from './page-words.ts'
import type { Line } from './pdf-lines.ts'

/** A text and what stands around it on its pages. */
interface Parted {
  readonly head: readonly Line[]
  /** Lines of each page between its frame. */
  readonly pages: readonly (readonly Line[])[]
  readonly foot: readonly Line[]
}

/** A page frame has at most this many lines at either edge. */
const FRAME_LINES = 8
/** In points. */
const SAME_HEIGHT = 2

/** Takes page headers and footers out of the pages: each once, before and behind the text, without page numbers. */
export function partFrame(given: readonly (readonly Line[])[]): Parted {
  const pages = given.map(withoutPrinted)
  const heads = pages.map((page) => frameLength(page, pages))
  const feet = pages.map((page, index) => Math.min(frameLength(page.toReversed(), pages), page.length - (heads[index] ?? 0)))
  const frame = (line: Line): Line => ({ ...line, text: withoutPageNumber(line.text) })
  const once = (lines: readonly Line[]) => {
    const told = lines.filter(({ text }) => !isPageWord(text)).map(frame)
    return told.filter(({ text }, index) => text !== '' && told.findIndex((other) => other.text === text) === index)
  }
  return {
    head: once(pages.flatMap((page, index) => page.slice(0, heads[index]))),
    pages: pages.map((page, index) => page.slice(heads[index], page.length - (feet[index] ?? 0))),
    foot: once(pages.flatMap((page, index) => page.slice(page.length - (feet[index] ?? 0)))),
  }
}

/** A browser prints the hour, the title, the address and the page's number on the first and the last line. */
function withoutPrinted(page: readonly Line[]): readonly Line[] {
  const edges = [...page.slice(0, 2), ...page.slice(-2)].filter(({ text }) => isPrinted(text))
  return page.filter(({ y }) => edges.every((edge) => Math.abs(edge.y - y) > SAME_HEIGHT))
}

/** How many of these lines, from the edge on, are about the page or stand at the same height of another page as well. */
function frameLength(fromEdge: readonly Line[], pages: readonly (readonly Line[])[]): number {
  const length = fromEdge.findIndex((line) => !isPageWord(line.text) && !isRepeated(line, pages))
  return Math.min(length < 0 ? fromEdge.length : length, FRAME_LINES)
}

function isRepeated(line: Line, pages: readonly (readonly Line[])[]): boolean {
  const same = (other: Line) => Math.abs(other.y - line.y) <= SAME_HEIGHT && withoutPageNumber(other.text) === withoutPageNumber(line.text)
  return pages.filter((page) => page.some(same)).length > 1
}

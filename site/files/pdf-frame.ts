import type { Line } from './line.ts'
import { isBusinessLine, isLaterHeader, isPageWord, isPrinted, mayBeHeader, withoutPageNumber } from './page-words.ts'

/** A text and what stands around it on its pages. */
interface Parted<L extends Line> {
  readonly head: readonly L[]
  /** Lines of each page between its frame. */
  readonly pages: readonly (readonly L[])[]
  readonly foot: readonly L[]
}

/** A page frame has at most this many lines at either edge. */
const FRAME_LINES = 8
/** The header of a later page has at most this many. */
const LATER_LINES = 3
/** In points. */
const SAME_HEIGHT = 2
/** Lines of so many letters are of the frame also where a photo has moved them. */
const LONG = 12

/**
 * Takes page headers and footers out of the pages: each once, before and behind the text, without page numbers.
 * @param moved by how much the same line may stand higher or lower on another page, in points
 */
export function partFrame<L extends Line>(given: readonly (readonly L[])[], moved: number): Parted<L> {
  const pages = given.map(withoutPrinted)
  const repeats = repeatsIn(pages, moved)
  const isFrame = (line: L) => isPageWord(line.text) || repeats.has(line)
  const isFoot = (line: L) => isFrame(line) || isBusinessLine(line.text)
  const heads = pages.map((page) => frameLength(page, isFrame))
  const feet = pages.map((page, index) => Math.min(frameLength(page.toReversed(), isFoot), page.length - (heads[index] ?? 0)))
  const bodies = pages.map((page, index) => page.slice(heads[index], page.length - (feet[index] ?? 0)))
  const later = bodies.map((page, index) => page.slice(0, index > 0 ? laterHeader(page) : 0))
  const frame = (line: L): L => ({ ...line, text: withoutPageNumber(line.text) })
  const once = (lines: readonly L[]) => {
    const told = lines.filter(({ text }) => !isPageWord(text)).map(frame)
    return [...Map.groupBy(told, ({ text }) => text)].flatMap(([text, [first]]) => (text !== '' && first ? [first] : []))
  }
  return {
    head: once(pages.flatMap((page, index) => page.slice(0, heads[index]))),
    pages: bodies.map((page, index) => page.slice(later[index]?.length)),
    foot: once([...pages.flatMap((page, index) => page.slice(page.length - (feet[index] ?? 0))), ...later.flat()]),
  }
}

/** A browser prints the hour, the title, the address and the page's number on the first and the last line. */
function withoutPrinted<L extends Line>(page: readonly L[]): readonly L[] {
  const edges = [...page.slice(0, 2), ...page.slice(-2)].filter(({ text }) => isPrinted(text))
  return page.filter(({ y }) => edges.every((edge) => Math.abs(edge.y - y) > SAME_HEIGHT))
}

/** How many of these lines, from the edge on, are about the page, of the firm's paper, or stand on another page as well. */
function frameLength<L extends Line>(fromEdge: readonly L[], isFrame: (line: L) => boolean): number {
  const edge = fromEdge.slice(0, FRAME_LINES)
  const length = edge.findIndex((line) => !isFrame(line))
  return length < 0 ? edge.length : length
}

/** How many lines at the top of a later page are its header, down to the last that says so. */
function laterHeader(page: Page): number {
  const short = page.slice(0, LATER_LINES).findIndex(({ text }) => !mayBeHeader(text))
  return page.slice(0, short < 0 ? LATER_LINES : short).findLastIndex(({ text }) => isLaterHeader(text)) + 1
}

type Page = readonly Line[]

/** The lines of these pages by their words and their height: looked up, for many pages have many lines. */
function repeatsIn(pages: readonly Page[], moved: number): Repeats {
  const places = pages.flatMap((page) => page.map((line) => ({ page, line })))
  const byPlace = Map.groupBy(places, ({ line }) => placeName(line, 0))
  const ofPage = new Map(places.map(({ page, line }) => [line, page]))
  const byWords = Map.groupBy(moved > 0 ? places : [], ({ line }) => withoutPageNumber(line.text))
  const isNear = (line: Line, most: number) => (other: { readonly page: Page; readonly line: Line }) =>
    other.page !== ofPage.get(line) && Math.abs(other.line.y - line.y) <= most
  const isMoved = (line: Line, words: string) => words.length >= LONG && byWords.get(words)?.some(isNear(line, moved)) === true
  return {
    has: (line) =>
      [-1, 0, 1].some((step) => byPlace.get(placeName(line, step))?.some(isNear(line, SAME_HEIGHT))) || isMoved(line, withoutPageNumber(line.text)),
  }
}

interface Repeats {
  /** Whether another page has the same words at the same height, or long ones near it. */
  has(line: Line): boolean
}

const placeName = ({ text, y }: Line, step: number) => `${Math.floor(y / SAME_HEIGHT) + step} ${withoutPageNumber(text)}`

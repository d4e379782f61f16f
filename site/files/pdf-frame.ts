import { isPageWord, isPrinted, withoutPageNumber } from './page-words.ts'
import type { Line } from './pdf-lines.ts'

/** A text and what stands around it on its pages. */
interface Parted<L extends Line> {
  readonly head: readonly L[]
  /** Lines of each page between its frame. */
  readonly pages: readonly (readonly L[])[]
  readonly foot: readonly L[]
}

/** A page frame has at most this many lines at either edge. */
const FRAME_LINES = 8
/** In points. */
const SAME_HEIGHT = 2

/** Takes page headers and footers out of the pages: each once, before and behind the text, without page numbers. */
export function partFrame<L extends Line>(given: readonly (readonly L[])[]): Parted<L> {
  const pages = given.map(withoutPrinted)
  const repeats = repeatsIn(pages)
  const heads = pages.map((page) => frameLength(page, repeats))
  const feet = pages.map((page, index) => Math.min(frameLength(page.toReversed(), repeats), page.length - (heads[index] ?? 0)))
  const frame = (line: L): L => ({ ...line, text: withoutPageNumber(line.text) })
  const once = (lines: readonly L[]) => {
    const told = lines.filter(({ text }) => !isPageWord(text)).map(frame)
    return [...Map.groupBy(told, ({ text }) => text)].flatMap(([text, [first]]) => (text !== '' && first ? [first] : []))
  }
  return {
    head: once(pages.flatMap((page, index) => page.slice(0, heads[index]))),
    pages: pages.map((page, index) => page.slice(heads[index], page.length - (feet[index] ?? 0))),
    foot: once(pages.flatMap((page, index) => page.slice(page.length - (feet[index] ?? 0)))),
  }
}

/** A browser prints the hour, the title, the address and the page's number on the first and the last line. */
function withoutPrinted<L extends Line>(page: readonly L[]): readonly L[] {
  const edges = [...page.slice(0, 2), ...page.slice(-2)].filter(({ text }) => isPrinted(text))
  return page.filter(({ y }) => edges.every((edge) => Math.abs(edge.y - y) > SAME_HEIGHT))
}

/** How many of these lines, from the edge on, are about the page or stand at the same height of another page as well. */
function frameLength(fromEdge: readonly Line[], repeats: Repeats): number {
  const edge = fromEdge.slice(0, FRAME_LINES)
  const length = edge.findIndex((line) => !isPageWord(line.text) && !repeats.has(line))
  return length < 0 ? edge.length : length
}

type Page = readonly Line[]

/** The lines of these pages by their words and their height: looked up, for many pages have many lines. */
function repeatsIn(pages: readonly Page[]): Repeats {
  const places = pages.flatMap((page) => page.map((line) => ({ page, line })))
  const byPlace = Map.groupBy(places, ({ line }) => placeName(line, 0))
  const ofPage = new Map(places.map(({ page, line }) => [line, page]))
  const isSame = (line: Line) => (other: { readonly page: Page; readonly line: Line }) =>
    other.page !== ofPage.get(line) && Math.abs(other.line.y - line.y) <= SAME_HEIGHT
  return { has: (line) => [-1, 0, 1].some((step) => byPlace.get(placeName(line, step))?.some(isSame(line))) }
}

interface Repeats {
  /** Whether another page has the same words at the same height. */
  has(line: Line): boolean
}

const placeName = ({ text, y }: Line, step: number) => `${Math.floor(y / SAME_HEIGHT) + step} ${withoutPageNumber(text)}`

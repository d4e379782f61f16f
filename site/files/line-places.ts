import type { Line } from './line.ts'
import { type Region, regionsOf } from './page-regions.ts'

/** Ends of lines that are nearer to each other, in heights of a line, may be of one text. */
const NEAR = 3
/** In points: what begins no further below the first line of the text stands at the top of the page. */
const TOP = 30

/** A line of the text, with what its page says of it. */
export interface Place<L extends Line> {
  readonly line: L
  /** Where the lines of its page's text end at most. */
  readonly margin: number
  /** What a line of the text is wide at least, when words had no room behind it; lines of an address are narrower. */
  readonly narrowest: number
  /** Whether a page or a column of the text begins with it. */
  readonly opens: boolean
  readonly isAside: boolean
}

/** Lines of pages in the order in which they are read, and what is usual among them. */
export interface Places<L extends Line> {
  readonly places: readonly Place<L>[]
  /** From one line to the next inside of a paragraph, in heights. */
  readonly usual: number
}

/** Puts the columns of these pages one behind the other. */
export function placesOf<L extends Line>(pages: readonly (readonly L[])[]): Places<L> {
  const regions = pages.map(regionsOf)
  const places = pages.map((page, index) => ofPage(page, regions[index] ?? []))
  return { places: inOrderOfReading(places), usual: usualDistance(regions.flat()) }
}

function ofPage<L extends Line>(page: readonly L[], regions: readonly Region<L>[]): Place<L>[] {
  const wholePage = edgesOf(page)
  const flow = regions.filter(({ isAside }) => !isAside)
  return regions.flatMap((region) => {
    const edges = region.isRunning ? edgesOf(region.lines) : wholePage
    const opens = region === flow[0] || isNextColumn(region, flow[flow.indexOf(region) - 1])
    return region.lines.map((line, at) => ({ line, ...edges, isAside: region.isAside, opens: opens && at === 0 }))
  })
}

function isNextColumn(region: Region<Line>, before: Region<Line> | undefined): boolean {
  const [last, first] = [before?.lines.at(-1), region.lines[0]]
  return last !== undefined && first !== undefined && before?.isRunning === true && region.isRunning && first.y > last.y
}

/**
 * What stands beside the text goes behind it, that a sentence may go on over the page; before it where the file begins with it, or the
 * first page: that is the letterhead.
 */
function inOrderOfReading<L extends Line>(pages: readonly (readonly Place<L>[])[]): Place<L>[] {
  const [first = [], ...rest] = pages
  const text = pages.flat().filter(({ isAside }) => !isAside)
  const atFirst = first.filter(({ isAside }) => isAside)
  const later = rest.flat().filter(({ isAside }) => isAside)
  const isHead = first[0]?.isAside === true || topOf(atFirst) >= topOf(first.filter(({ isAside }) => !isAside)) - TOP
  return isHead ? [...atFirst, ...text, ...later] : [...text, ...atFirst, ...later]
}

function topOf(places: readonly Place<Line>[]): number {
  return Math.max(...places.map(({ line: { y } }) => y))
}

/**
 * The farthest end of a line that another one comes near to. A line of the letterhead may go further, and a column beside the text has
 * its own ends: what begins behind the typical line is none of the text.
 */
function edgesOf(lines: readonly Line[]): Pick<Place<Line>, 'margin' | 'narrowest'> {
  const narrowest = Math.max(...lines.map(({ width }) => width)) / 2
  const wide = lines.filter(({ width }) => width > narrowest).sort((a, b) => a.right - a.width - (b.right - b.width))
  const typical = wide[Math.floor(wide.length / 2)]
  const ends = wide.filter(({ right, width }) => typical && right - width < typical.right).sort((a, b) => b.right - a.right)
  const shared = ends.find(({ right, height }, index) => right - (ends[index + 1]?.right ?? Number.NEGATIVE_INFINITY) <= NEAR * height)
  return { margin: (shared ?? ends[0])?.right ?? 0, narrowest }
}

/** Some of all distances are no larger, also where lists are long or paragraphs short. */
function usualDistance(regions: readonly Region<Line>[]): number {
  const running = regions.filter(({ isRunning }) => isRunning)
  const distances = (running.length > 0 ? running : regions).flatMap(({ lines }) =>
    lines.slice(1).flatMap(({ y, height }, index) => {
      const distance = (lines[index]?.y ?? y) - y
      return distance > height * 0.7 ? [distance / height] : []
    }),
  )
  return distances.sort((a, b) => a - b)[Math.floor(distances.length / 8)] ?? Number.POSITIVE_INFINITY
}

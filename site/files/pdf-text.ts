import { partFrame } from './pdf-frame.ts'
import type { Line } from './pdf-lines.ts'

/** Lines further apart than this many usual distances, each in heights of its line, are two paragraphs. */
const PARAGRAPH_GAP = 1.3
/** A blank between words, as a part of the line's height. */
const BLANK = 0.25
/** A line that stands higher than the one before it, by more of its heights, opens a column. */
const COLUMN = 4
/** Ends of lines that are nearer to each other, in heights of a line, may be of one text. */
const NEAR = 3

/** A line of the text, with what its page says of it. */
interface Place<L extends Line> {
  readonly line: L
  /** Where the lines of its page's text end at most. */
  readonly margin: number
  /** What a line of the text is wide at least, when words had no room behind it; lines of an address are narrower. */
  readonly narrowest: number
  readonly opensPage: boolean
}

/** A text, and where in it each of its lines begins. */
export interface LaidText<L extends Line> {
  readonly text: string
  readonly lines: readonly { readonly line: L; readonly start: number }[]
}

/** The text of these pages in its paragraphs, with words whole that were broken over lines. */
export function textOfPages(pages: readonly (readonly Line[])[]): string {
  return layText(pages).text.replace(/\u00ad ?(?=\p{Ll})|\u00ad/gu, '')
}

/**
 * The same with the place of each line, and soft hyphens as they are. Lines told once for several pages stand once.
 * @param moved by how much a line of the frame may stand higher or lower on another page, in points
 */
export function layText<L extends Line>(pages: readonly (readonly L[])[], moved = 0): LaidText<L> {
  const { head, pages: bodies, foot } = partFrame(pages, moved)
  const frame = (lines: readonly L[]) => lines.map((line, index): Piece<L> => ({ line, between: index > 0 ? '\n' : '', words: line.text }))
  const parts = [frame(head), body(bodies), frame(foot)].filter((pieces) => pieces.some(({ words }) => words))
  return joined(parts.flatMap((pieces, part) => pieces.map((piece, at) => (part > 0 && at === 0 ? { ...piece, between: '\n\n' } : piece))))
}

/** A line as it stands in the text, and what stands before it. */
interface Piece<L extends Line> {
  readonly line: L
  readonly between: string
  readonly words: string
}

function joined<L extends Line>(pieces: readonly Piece<L>[]): LaidText<L> {
  let length = 0
  const lines = pieces.map(({ line, between, words }) => {
    const start = length + between.length
    length = start + words.length
    return { line, start }
  })
  return { text: pieces.map(({ between, words }) => between + words).join(''), lines }
}

function body<L extends Line>(pages: readonly (readonly L[])[]): Piece<L>[] {
  const usual = usualDistance(pages)
  const places = pages.flatMap((page) => {
    const edges = edgesOf(page)
    return page.map((line, index): Place<L> => ({ line, ...edges, opensPage: index === 0 }))
  })
  const joints = places.map((place, index) => jointOf(places[index - 1], place, usual))
  return places.map(({ line }, index) => {
    const { between = '' } = joints[index] ?? {}
    const words = index === 0 || between.includes('\n') ? withBullet(line.text) : line.text
    return { line, between, words: joints[index + 1]?.isBroken ? words.replace(broken, '') : words }
  })
}

/**
 * The farthest end of a line that another one comes near to. A line of the letterhead may go further, and a column beside the text has
 * its own ends: what begins behind the typical line is none of the text.
 */
function edgesOf(page: readonly Line[]): Pick<Place<Line>, 'margin' | 'narrowest'> {
  const narrowest = Math.max(...page.map(({ width }) => width)) / 2
  const wide = page.filter(({ width }) => width > narrowest).sort((a, b) => a.right - a.width - (b.right - b.width))
  const typical = wide[Math.floor(wide.length / 2)]
  const ends = wide.filter(({ right, width }) => typical && right - width < typical.right).sort((a, b) => b.right - a.right)
  const shared = ends.find(({ right, height }, index) => right - (ends[index + 1]?.right ?? Number.NEGATIVE_INFINITY) <= NEAR * height)
  return { margin: (shared ?? ends[0])?.right ?? 0, narrowest }
}

const broken = /(?<=\p{Ll})\u00ad?[-\u2010\u00ad]$/u
const goesOn = /^(?!(?:und|oder|sowie|bzw)(?!\p{L}))\p{Ll}/u
const ends = /[.!?:]["“”»)]*$/u

/** What stands between two lines, and whether a word that the first one breaks goes on in the second. */
interface Joint {
  readonly between: string
  readonly isBroken?: boolean
}

function jointOf(before: Place<Line> | undefined, { line, opensPage }: Place<Line>, usual: number): Joint {
  if (!before) return { between: '' }
  const [{ text: last }, { text: next }] = [before.line, line]
  const opens = opensPage || line.y - before.line.y > COLUMN * line.height
  if (!opens && isParted(before.line, line, usual)) return { between: '\n\n' }
  if (broken.test(last) && goesOn.test(next)) return { between: '', isBroken: true }
  if (/[\p{L}\p{N}][-\u2010]$/u.test(last) && /^[\p{Lu}\p{N}]/u.test(next)) return { between: '' }
  if (isFull(before, line) && !bullet.test(next) && !(opens && ends.test(last))) return { between: ' ' }
  return { between: opens ? '\n\n' : '\n' }
}

/** Whether the next line's first word had no room in this one: then it ended for want of room. */
function isFull({ line: { right, height, width: own }, margin, narrowest }: Place<Line>, { text, width }: Line): boolean {
  const firstWord = (width * (/^\S+/.exec(text)?.[0].length ?? 0)) / text.length
  return own > narrowest && right <= margin + height && right + BLANK * height + firstWord > margin
}

function isParted(last: Line, line: Line, usual: number): boolean {
  return last.y - line.y > usual * line.height * PARAGRAPH_GAP || Math.abs(last.height - line.height) > last.height / 5
}

const bullet = /^[-–•·▪◦●*\ue000-\uf8ff]\s/u

/** Symbol fonts have their signs where Unicode has none. */
function withBullet(text: string): string {
  return text.replace(/^[▪◦●\ue000-\uf8ff](?=\s)/u, '•')
}

/** From one line to the next inside of a paragraph, in heights: some of all distances are no larger, also where lists are long or paragraphs short. */
function usualDistance(pages: readonly (readonly Line[])[]): number {
  const distances = pages.flatMap((page) =>
    page.slice(1).flatMap(({ y, height }, index) => {
      const distance = (page[index]?.y ?? y) - y
      return distance > height * 0.7 ? [distance / height] : []
    }),
  )
  return distances.sort((a, b) => a - b)[Math.floor(distances.length / 8)] ?? Number.POSITIVE_INFINITY
}

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

/** The same with the place of each line, and soft hyphens as they are. Lines told once for several pages stand once. */
export function layText<L extends Line>(pages: readonly (readonly L[])[]): LaidText<L> {
  const { head, pages: bodies, foot } = partFrame(pages)
  const frame = (lines: readonly L[]) => lines.reduce<LaidText<L>>((laid, line) => added(laid, laid.text ? '\n' : '', line.text, line), nothing)
  return [frame(head), body(bodies), frame(foot)]
    .filter(({ text }) => text)
    .reduce<LaidText<L>>((whole, part) => {
      const before = whole.text ? `${whole.text}\n\n` : ''
      const lines = part.lines.map(({ line, start }) => ({ line, start: start + before.length }))
      return { text: before + part.text, lines: [...whole.lines, ...lines] }
    }, nothing)
}

const nothing = { text: '', lines: [] } as const

function added<L extends Line>({ text, lines }: LaidText<L>, between: string, words: string, line: L): LaidText<L> {
  return { text: text + between + words, lines: [...lines, { line, start: text.length + between.length }] }
}

function body<L extends Line>(pages: readonly (readonly L[])[]): LaidText<L> {
  const usual = usualDistance(pages)
  const places = pages.flatMap((page) => {
    const edges = edgesOf(page)
    return page.map((line, index): Place<L> => ({ line, ...edges, opensPage: index === 0 }))
  })
  return places.reduce<LaidText<L>>((laid, place, index) => withLine(laid, places[index - 1], place, usual), nothing)
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

function withLine<L extends Line>(laid: LaidText<L>, before: Place<L> | undefined, place: Place<L>, usual: number): LaidText<L> {
  const { line, opensPage } = place
  const next = line.text
  if (!before) return added(laid, '', withBullet(next), line)
  const { text: last } = before.line
  const opens = opensPage || line.y - before.line.y > COLUMN * line.height
  if (!opens && isParted(before.line, line, usual)) return added(laid, '\n\n', withBullet(next), line)
  const hyphen = broken.exec(last)?.[0]
  if (hyphen && goesOn.test(next)) return added({ ...laid, text: laid.text.slice(0, -hyphen.length) }, '', next, line)
  if (/[\p{L}\p{N}][-\u2010]$/u.test(last) && /^[\p{Lu}\p{N}]/u.test(next)) return added(laid, '', next, line)
  if (isFull(before, line) && !bullet.test(next) && !(opens && ends.test(last))) return added(laid, ' ', next, line)
  return added(laid, opens ? '\n\n' : '\n', withBullet(next), line)
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

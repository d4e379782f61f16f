import type { Line } from './line.ts'
import { broken, type Joint, jointOf } from './line-joint.ts'
import { placesOf } from './line-places.ts'
import { partFrame } from './pdf-frame.ts'

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
  const { places, usual } = placesOf(pages)
  const joints: Joint[] = []
  for (const [index, place] of places.entries()) {
    const before = places[index - 1]
    joints.push(jointOf(before && { ...before, goesOn: joints.at(-1)?.between.includes('\n') === false }, place, usual))
  }
  return places.map(({ line }, index) => {
    const { between = '' } = joints[index] ?? {}
    const words = index === 0 || between.includes('\n') ? withBullet(line.text) : line.text
    return { line, between, words: joints[index + 1]?.isBroken ? words.replace(broken, '') : words }
  })
}

/** Symbol fonts have their signs where Unicode has none. */
function withBullet(text: string): string {
  return text.replace(/^[▪◦●\ue000-\uf8ff](?=\s)/u, '•')
}

import type { Piece } from './pdf-insets.ts'

const sign = /^(?:\d{1,2}|[a-z]|[ivx]{1,4}|[*†])$/
/** What may stand before one: a word or the end of a sentence. Behind a measure, a small figure is its power: „120 m²“. */
const before = /(?:\p{L}{3}|[.,;:!?)“”"»])$/u
/** Parts of a line's height. */
const SMALL = 0.8
const RAISED = 0.1

const baseOf = ({ transform }: Piece) => Number(transform[5])

/** The pieces of a line without the raised signs of footnotes, which otherwise stand at the end of a word, as a letter of it. */
export function withoutNoteSigns<P extends Piece>(pieces: readonly P[]): P[] {
  const tallest = pieces.reduce<P | undefined>((most, piece) => (most && most.height >= piece.height ? most : piece), undefined)
  if (!tallest) return []
  const isRaised = (piece: P) => piece.height < SMALL * tallest.height && baseOf(piece) > baseOf(tallest) + RAISED * tallest.height
  return pieces.filter((piece, index) => {
    const last = pieces[index - 1]?.str.trim()
    return !(isRaised(piece) && sign.test(piece.str.trim()) && (!last || before.test(last)))
  })
}

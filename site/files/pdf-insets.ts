/** What a page says of a piece of text: `transform[4]` is where it begins, lengths in points. */
export interface Piece {
  readonly str: string
  readonly dir: string
  readonly width: number
  readonly height: number
  readonly transform: readonly unknown[]
}

/** Positions that differ by less are the same. */
const SAME = 0.5
/** What is left of a blank is one only from this part of a line's height on. */
const BLANK = 0.15
/** No line has so many pieces: what looks like one stays as it is written, for each piece is looked for among all others. */
const MOST_PIECES = 1000
/** A blank further from where it is expected, in letters, is another one. */
const NEAR = 3

const startOf = ({ transform }: Piece) => Number(transform[4])
const endOf = (piece: Piece) => startOf(piece) + piece.width
const isBlank = ({ str }: Piece) => str.trim() === ''

/**
 * The pieces of a line as they stand side by side. Letters that the line's font does not have are written behind the line, in
 * another font, into gaps that were left for them; there pdf.js has put blanks. From right to left nothing is moved.
 */
export function withInsets<P extends Piece>(pieces: readonly P[]): P[] {
  const back = pieces.findIndex((piece, index) => index > 0 && isBehind(piece, pieces[index - 1]))
  if (back < 0 || pieces.length > MOST_PIECES || pieces.some(({ dir }) => dir === 'rtl')) return [...pieces]
  return pieces
    .slice(back)
    .filter((piece) => !isBlank(piece))
    .reduce<P[]>(placed, pieces.slice(0, back))
}

function isBehind(piece: Piece, before: Piece | undefined): boolean {
  return before !== undefined && !isBlank(piece) && startOf(piece) < startOf(before) - SAME
}

function placed<P extends Piece>(line: P[], inset: P): P[] {
  const around = line.findIndex((piece) => startOf(piece) <= startOf(inset) + SAME && endOf(piece) >= endOf(inset) - SAME)
  const piece = line[around]
  const str = piece && (isBlank(piece) ? intoBlank(piece, inset) : intoText(piece, inset))
  if (piece && str !== undefined) return line.with(around, { ...piece, str })
  const next = line.findIndex((one) => startOf(one) > startOf(inset))
  return line.toSpliced(next < 0 ? line.length : next, 0, inset)
}

function intoBlank(blank: Piece, { str, width, height }: Piece): string {
  return blank.width - width > BLANK * height ? `${str} ` : str
}

/** The text with the inset in place of the blank that is nearest to its position, if one is near. */
function intoText({ str, width, ...piece }: Piece, inset: Piece): string | undefined {
  const expected = Math.round(((startOf(inset) - Number(piece.transform[4])) / width) * str.length)
  const blanks = [...str.matchAll(/\s/gu)].map(({ index }) => index)
  const [nearest] = blanks.sort((a, b) => Math.abs(a - expected) - Math.abs(b - expected))
  if (nearest === undefined || Math.abs(nearest - expected) > NEAR) return undefined
  const rest = str.slice(nearest + 1)
  // No word goes on with a capital: there the blank of the text stood behind the letter.
  const between = /\p{Ll}$/u.test(inset.str) && /^\p{Lu}/u.test(rest) ? ' ' : ''
  return str.slice(0, nearest) + inset.str + between + rest
}

import type { MarkedPiece } from '../../reading/word-marks.ts'

type Pieces = readonly MarkedPiece[]

/** A word or a sign, with the space before it. */
const word = /\s?(?:[\p{L}\p{N}]+|[^\s\p{L}\p{N}])/gu

/** Marked pieces as they are, words between them one by one with the space before each. */
const tokensOf = (pieces: Pieces): Pieces =>
  pieces.flatMap((piece) => (piece.mark ? [piece] : (piece.text.match(word) ?? []).map((text): MarkedPiece => ({ text }))))

/**
 * Both wordings of a sentence as one: what is gone and what is new stand in the words that both have. None where those are
 * not the same in both, or fewer than what is marked.
 */
export function mergedSentence(before: Pieces | null, after: Pieces | null): Pieces | null {
  if (!before || !after) return null
  const merged: MarkedPiece[] = []
  const rest = [...tokensOf(after)]
  const takeNew = () => {
    while (rest[0]?.mark) merged.push(...rest.splice(0, 1))
  }
  for (const token of tokensOf(before)) {
    if (!token.mark) {
      takeNew()
      if (rest.shift()?.text.trim() !== token.text.trim()) return null
    }
    merged.push(token)
  }
  takeNew()
  return rest.length > 0 || lettersOf(merged, true) > lettersOf(merged, false) ? null : spaced(merged)
}

const lettersOf = (pieces: Pieces, isMarked: boolean) =>
  pieces.reduce((sum, { text, mark }) => (Boolean(mark) === isMarked ? sum + text.length : sum), 0)

/** A space between two words of which one stood in another sentence. */
function spaced(pieces: Pieces): Pieces {
  return pieces.flatMap((piece, place) => {
    const last = pieces[place - 1]
    const isApart = !last || !(piece.mark || last.mark) || /\s$/.test(last.text) || /^[\s.,;:!?]/.test(piece.text)
    return isApart ? [piece] : [{ text: ' ' }, piece]
  })
}

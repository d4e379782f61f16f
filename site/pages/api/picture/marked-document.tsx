import type { Entry } from './entry.ts'

interface Piece {
  readonly start: number
  readonly end: number
  /** Number of the entry that the piece belongs to. */
  readonly number: number
  readonly isFirst: boolean
  readonly isWithheld: boolean
}

/** The text that was sent, with the places marked that the answer names; the first of each entry carries its number. */
export function MarkedDocument({ text, entries, withheld }: { text: string; entries: readonly Entry[]; withheld: string }) {
  const pieces = piecesOf(entries)
  return (
    <div className="ro-d" lang="de">
      {pieces.map((piece, at) => (
        <span key={piece.start}>
          {text.slice(pieces[at - 1]?.end ?? 0, piece.start)}
          {piece.isFirst && <sup>{piece.number}</sup>}
          {piece.isWithheld ? <Bar {...piece} label={withheld} /> : <mark>{text.slice(piece.start, piece.end)}</mark>}
        </span>
      ))}
      {text.slice(pieces.at(-1)?.end ?? 0).trimEnd()}
    </div>
  )
}

/** Ink over what is not given out, as long as that is. */
function Bar({ start, end, label }: Piece & { readonly label: string }) {
  return (
    <>
      <span className="vh">{label}</span>
      <span className="ro-x" aria-hidden="true">
        {'\u00a0'.repeat(end - start)}
      </span>
    </>
  )
}

/** In the order of the text; a place inside another stays part of that. */
function piecesOf(entries: readonly Entry[]): readonly Piece[] {
  const all = entries.flatMap(({ places, isWithheld = false }, index) => {
    const first = Math.min(...places.map(({ start }) => start))
    return places.map(({ start, end }) => ({ start, end, number: index + 1, isFirst: start === first, isWithheld }))
  })
  const sorted = all.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return sorted.filter(({ start }, at) => sorted.slice(0, at).every(({ end }) => end <= start))
}

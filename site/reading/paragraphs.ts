import type { ReferenceAnalysis } from '#zeugnis'
import type { FindingPlace } from './findings.ts'
import type { Paragraph, Piece, ReferencePart } from './reading.ts'

/** The text in its lines, cut where findings begin and end. Empty lines part paragraphs and are left out. */
export function paragraphsOf(text: string, places: readonly FindingPlace[], parts: ReferenceAnalysis['parts']): Paragraph[] {
  return [...text.matchAll(/[^\n]+/g)].flatMap(({ index, 0: line }) => {
    if (!line.trim()) return []
    return [{ kind: kindOf(line, index, parts), pieces: piecesOf(text, places, index, index + line.length) }]
  })
}

function kindOf(line: string, at: number, parts: ReferenceAnalysis['parts']): Paragraph['kind'] {
  const inside = (name: ReferencePart) => parts.some(({ part, start, end }) => part === name && at >= start && at < end)
  if (inside('ueberschrift')) return 'heading'
  if (inside('briefkopf')) return 'head'
  return /^\s*[-–•·*]\s/.test(line) ? 'item' : 'text'
}

function piecesOf(text: string, places: readonly FindingPlace[], from: number, to: number): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (const { start, end, finding, tone, grade } of places) {
    if (end <= at || start >= to) continue
    if (start > at) pieces.push({ text: text.slice(at, start) })
    const stop = Math.min(end, to)
    pieces.push({ text: text.slice(Math.max(start, at), stop), finding, tone, ...(grade !== null && stop === end && { grade }) })
    at = stop
  }
  if (at < to) pieces.push({ text: text.slice(at, to) })
  return pieces
}

import type { Confidence } from '../model/cv.ts'
import { endOf, type Piece, part, splitAt, splitOutsideBrackets, trimmed } from '../text/piece.ts'
import type { Classify, Sense } from './classify.ts'

export interface Known {
  readonly piece: Piece
  readonly confidence: Confidence
}

/** What an entry says of itself: post and employer, or qualification and school. */
export interface Head {
  readonly what: Known | null
  readonly where: Known | null
}

const strongMarks = / {2,}|\t+| ?[|·•] ?| [–—] | - | @ /g
/** Behind these words stands who employs, whatever it is called. */
const employedBy = / (?:bei (?:der |dem |den )?|beim |at (?:the )?)(?=[\p{Lu}\d])/u
/** Behind these it does when it is called like an organisation. */
const within = / (?:im|in der|in dem|an der|am|in einer|in) (?=\p{Lu})/u

interface Segment {
  readonly piece: Piece
  readonly sense: Sense
  readonly confidence: Confidence
  /** The strong piece it belongs to. */
  readonly group: Piece
}

function cutAt(piece: Piece, mark: RegExp): [Piece, Piece] | null {
  const found = mark.exec(piece.text)
  return found && [part(piece, 0, found.index), part(piece, found.index + found[0].length)]
}

function segmentsOf(strong: Piece, classify: Classify): Segment[] {
  const segment = (piece: Piece): Segment => ({ piece, sense: classify(piece.text), confidence: 'high', group: strong })
  const employed = cutAt(strong, employedBy)
  const cut = employed ?? cutAt(strong, within)
  if (!cut) return splitOutsideBrackets(strong, ',;').map(segment)
  const [before, behind] = cut
  const [place, ...others] = splitOutsideBrackets(behind, ',;').map(segment)
  if (!place || (!employed && place.sense !== 'where')) return splitOutsideBrackets(strong, ',;').map(segment)
  const known: Segment = place.sense === 'where' ? place : { ...place, sense: 'where', confidence: 'medium' }
  return [...splitOutsideBrackets(before, ',;').map(segment), known, ...others]
}

/** From the first segment of a run to the last, as it stands there. */
function joined(segments: readonly Segment[]): Piece | null {
  const [first, last] = [segments[0], segments.at(-1)]
  return first && last ? part(first.group, first.piece.start - first.group.start, endOf(last.piece) - first.group.start) : null
}

/** A post may run over segments that say nothing by themselves, up to the employer in the same line. */
function whatOf(segments: readonly Segment[]): Piece | null {
  const at = segments.findIndex(({ sense }) => sense === 'what')
  const group = segments[at]?.group
  if (at < 0) return null
  const same = (index: number) => segments[index]?.group === group && segments[index]?.sense !== 'where'
  let [from, to] = [at, at]
  while (same(to + 1)) to += 1
  if (segments[to + 1]?.group !== group) while (to > at && segments[to]?.sense !== 'what') to -= 1
  while (same(from - 1)) from -= 1
  return joined(segments.slice(from, to + 1))
}

/** Words that could be a name: begin with a capital and are not many. */
function mayBeName({ piece: { text } }: Segment): boolean {
  return /^[\p{Lu}\d„"]/u.test(text) && /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= 7
}

/** Behind a comma stands a place: behind a post it may be an employer when it has two words, behind an employer no post. */
function restOf(segments: readonly Segment[], known: 'what' | 'where'): Known | null {
  const beside = segments.find(({ sense }) => sense === known)
  const isPlace = (one: Segment) => {
    if (one.group !== beside?.group) return false
    return known === 'where' ? one.piece.start > beside.piece.start : !one.piece.text.includes(' ')
  }
  const rest = segments.find((one) => one.sense === null && mayBeName(one) && !isPlace(one))
  return rest ? { piece: rest.piece, confidence: 'low' } : null
}

/** "Agentur Blaupause (Köln)": what a firm adds in brackets is not its name. */
function withoutBracket(piece: Piece): Piece {
  const bracket = /^(.{3,}?) \([^()]{2,40}\)$/.exec(piece.text)
  return bracket?.[1] ? part(piece, 0, bracket[1].length) : piece
}

/** Reads post and employer, or qualification and school, from the lines at the head of an entry. */
export function readHead(lines: readonly Piece[], classify: Classify): Head {
  const strong = lines.flatMap((line) => splitAt(line, strongMarks)).map(trimmed)
  const segments = strong.flatMap((piece) => segmentsOf(piece, classify))
  const whatPiece = whatOf(segments)
  const place = segments.find(({ sense }) => sense === 'where')
  const what: Known | null = whatPiece && { piece: whatPiece, confidence: 'high' }
  const where = place ? { piece: withoutBracket(place.piece), confidence: place.confidence } : null
  if (what && !where) return { what, where: restOf(segments, 'what') }
  if (where && !what) return { what: restOf(segments, 'where'), where }
  return { what, where }
}

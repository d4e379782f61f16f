import { type Passage, spanOf } from '#language'
import { isHeading } from '../lexicon/headings.ts'
import { leftOutRules } from '../lexicon/left-out.ts'
import type { LeftOut, LeftOutKind } from '../model/cv.ts'
import { isBlank, type Line, LONGEST, lineOf } from '../text/lines.ts'
import { type Piece, part, splitAt } from '../text/piece.ts'

interface Hidden extends Piece {
  readonly kind: LeftOutKind
}

const cellMarks = /(?<!(?<![|·]) ) {2,}(?=\S{1,40}:)| ?[|·] ?/g
/** A label without its value, as it stands over it. */
const bare = /^[^:\t]{1,40}:?\s*$/

function labelledIn(cell: Piece): Hidden[] {
  const text = cell.text.trimStart()
  const from = cell.text.length - text.length
  return leftOutRules.flatMap(({ kind, label }) => (label?.test(text) ? [{ kind, ...part(cell, from, cell.text.trimEnd().length) }] : []))
}

function wordsIn(line: Line, isBeforeWork: boolean): Hidden[] {
  return leftOutRules.flatMap(({ kind, words, anywhere }) => {
    const patterns = [isBeforeWork ? words : undefined, anywhere].filter((pattern) => pattern !== undefined)
    return patterns.flatMap((pattern) =>
      [...line.text.matchAll(pattern)].map(({ index, 0: found }) => ({ kind, ...part(line, index, index + found.length) })),
    )
  })
}

/** The value of a label may stand on the next line. */
function belowOf(hidden: readonly Hidden[], line: Line, next: Line | undefined): Hidden[] {
  const [label] = hidden
  if (!label || !next || isBlank(next) || label.kind === 'photo' || !bare.test(line.text) || / {2}/.test(line.text)) return []
  return next.text.length <= 60 && !isHeading(next.text) && !next.text.includes(':') ? [{ kind: label.kind, text: next.text, start: next.start }] : []
}

function hiddenIn(line: Line, next: Line | undefined, isBeforeWork: boolean): Hidden[] {
  if (isBlank(line) || line.text.length > LONGEST) return []
  const labelled = splitAt(line, cellMarks).flatMap(labelledIn)
  if (labelled.length > 0) return [...labelled, ...belowOf(labelled, line, next)]
  return wordsIn(line, isBeforeWork)
}

/** The line with spaces where something is left out. */
function masked(line: Line, hidden: readonly Hidden[]): Line {
  const here = hidden.filter(({ start }) => start >= line.start && start < line.start + line.text.length)
  if (here.length === 0) return line
  const letters = line.text.split('')
  for (const { start, text } of here) letters.fill(' ', start - line.start, start - line.start + text.length)
  return { ...lineOf(letters.join(''), line.start), indent: line.indent }
}

/**
 * Finds what is not handed out and takes it out of the lines, before anything else is read from them: no other field can
 * then hold it.
 * @param isBeforeWork whether the line stands before the first section of employments or educations
 */
export function leaveOut(source: Passage, lines: readonly Line[], isBeforeWork: (index: number) => boolean): { lines: Line[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = []
  const kept: Line[] = []
  let carried: Hidden[] = []
  lines.forEach((line, index) => {
    const hidden = [...carried, ...(carried.length > 0 ? [] : hiddenIn(line, lines[index + 1], isBeforeWork(index)))]
    kept.push(masked(line, hidden))
    carried = hidden.filter(({ start }) => start === lines[index + 1]?.start)
    for (const { kind, start, text } of hidden)
      if (start >= line.start && start < line.start + line.text.length) leftOut.push({ kind, ...spanOf(source, start, start + text.length) })
  })
  return { lines: kept, leftOut }
}

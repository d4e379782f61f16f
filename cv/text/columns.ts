import { isHeading } from '../lexicon/headings.ts'
import { type Line, lineOf } from './lines.ts'

/** Where the second of two headings stands that share a line: the text was copied from a page with two columns. */
function gutterOf({ text, indent }: Line): number | null {
  const cells = /^(\S.{1,40}?)\s{3,}(\S.{1,40})$/.exec(text)
  if (!cells?.[1] || !cells[2] || !isHeading(cells[1]) || !isHeading(cells[2])) return null
  return indent + text.length - cells[2].length
}

function partsOf({ text, start, indent }: Line, gutter: number): [left: Line, right: Line] | null {
  const lineStart = start - indent
  const raw = ' '.repeat(indent) + text
  if (raw.length <= gutter) return [lineOf(raw, lineStart), lineOf('', lineStart)]
  if (gutter < 2 || raw.slice(gutter - 2, gutter).trim() !== '') return null
  return [lineOf(raw.slice(0, gutter), lineStart), lineOf(raw.slice(gutter), lineStart + gutter)]
}

/** Lines of two columns one column after the other. Every line keeps its place in the text. */
export function inReadingOrder(lines: readonly Line[]): Line[] {
  const ordered: Line[] = []
  let right: Line[] = []
  let gutter: number | null = null
  for (const line of lines) {
    gutter ??= gutterOf(line)
    const parts: [Line, Line] | null = gutter === null ? null : partsOf(line, gutter)
    if (parts) {
      ordered.push(parts[0])
      right.push(parts[1])
      continue
    }
    ordered.push(...right, line)
    right = []
    gutter = null
  }
  ordered.push(...right)
  return ordered
}

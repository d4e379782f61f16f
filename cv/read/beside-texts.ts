import { isBlank, type Line } from '../text/lines.ts'

/** Paragraphs: lines between empty ones. */
function paragraphsOf(lines: readonly Line[]): Line[][] {
  const paragraphs: Line[][] = [[]]
  for (const line of lines) {
    if (isBlank(line)) paragraphs.push([])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0)
}

/**
 * Times that all stand before the texts, as from two columns: one after the other they go with one paragraph each. When
 * their numbers differ nobody knows which belongs to which, and the times are left out.
 */
export function besideTexts(lines: readonly Line[], isBare: (line: Line) => boolean): readonly Line[] {
  const said = lines.filter((line) => !isBlank(line))
  const count = said.findIndex((line) => !isBare(line))
  if (count < 2) return lines
  const times = new Set(said.slice(0, count))
  const paragraphs = paragraphsOf(lines.slice(lines.findLastIndex((line) => times.has(line)) + 1))
  if (paragraphs.length !== count) return lines.filter((line) => !times.has(line))
  return [...times].flatMap((time, index) => [time, ...(paragraphs[index] ?? [])])
}

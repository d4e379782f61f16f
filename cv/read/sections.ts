import { keyOf } from '#language'
import { cvTitle, headingKind, type SectionKind } from '../lexicon/headings.ts'
import { isBlank, isBullet, type Line } from '../text/lines.ts'
import { part } from '../text/piece.ts'

export interface Section {
  /** `top`: what stands before the first heading. */
  readonly kind: SectionKind | 'top'
  readonly lines: readonly Line[]
  /** The heading is a line of its own. */
  readonly hasHeading: boolean
}

interface OneLine {
  readonly kind: SectionKind
  readonly content: Line
}

/** "Sprachen: Deutsch, Englisch": a heading and its content in one line. Labels of fields are none. */
function inlineSection(line: Line): OneLine | null {
  const [label = '', name = ''] = /^([\p{L}][\p{L}\s&/-]{1,32}?)(?:\s{0,3}:\s*|\t|\s{2,})(?=\S)/u.exec(line.text) ?? []
  const kind = headingKind(name)
  if (!kind || !['skills', 'languages', 'certificates'].includes(kind)) return null
  // A licence is named by its heading: "Führerschein: Klasse B".
  const named = kind === 'certificates' && /schein|fahrerlaubnis|licen/i.test(name)
  return { kind, content: named ? line : { ...line, ...part(line, label.length) } }
}

const isTitle = ({ text }: Line) =>
  text.length < 60 && cvTitle.test(keyOf(text).replace(/^(?:\p{L} ){3,}\p{L}$/u, (spaced) => spaced.replaceAll(' ', '')))

interface Growing extends Section {
  readonly lines: Line[]
}

/** The title of the whole text, if it has one, and its sections in the order of the text. */
export function sectionsOf(lines: readonly Line[]): { readonly title: Line | null; readonly sections: readonly Section[] } {
  let current: Growing = { kind: 'top', lines: [], hasHeading: false }
  const sections = [current]
  let title: Line | null = null
  for (const line of lines) {
    if (!title && !isBlank(line) && isTitle(line)) {
      title = line
      continue
    }
    const heading = isBlank(line) || isBullet(line) ? null : headingKind(line.text)
    const one = heading ? null : inlineSection(line)
    if (one) sections.push({ kind: one.kind, lines: [one.content], hasHeading: false })
    // Behind a section of one line the one before it goes on.
    if (heading || one) {
      current = { kind: heading ?? current.kind, lines: [], hasHeading: heading !== null }
      sections.push(current)
    } else current.lines.push(line)
  }
  return { title, sections: sections.filter((section) => section.lines.length > 0 || section.hasHeading) }
}

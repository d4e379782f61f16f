import { cvTitle, headingKind, isHeading, type SectionKind } from '../lexicon/headings.ts'
import { isBlank, isBullet, type Line } from '../text/lines.ts'
import { part } from '../text/piece.ts'
import { fold } from '../text/words.ts'

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
  const found = /^([\p{L}][\p{L}\s&/-]{1,32}?)(?:\s{0,3}:\s*|\s*\t\s*|\s{2,})(?=\S)/u.exec(line.text)
  const kind = found?.[1] ? headingKind(found[1]) : null
  if (!found || !kind || !['skills', 'languages', 'certificates'].includes(kind)) return null
  // A licence is named by its heading: "Führerschein: Klasse B".
  const named = kind === 'certificates' && /schein|fahrerlaubnis|licen/i.test(found[1] ?? '')
  return { kind, content: named ? line : { ...line, ...part(line, found[0].length) } }
}

const isTitle = ({ text }: Line) =>
  text.length < 60 && cvTitle.test(fold(text).replace(/^(?:\p{L} ){3,}\p{L}$/u, (spaced) => spaced.replaceAll(' ', '')))

/** The title of the whole text, if it has one, and its sections in the order of the text. */
export function sectionsOf(lines: readonly Line[]): { readonly title: Line | null; readonly sections: readonly Section[] } {
  const sections: { kind: Section['kind']; lines: Line[]; hasHeading: boolean }[] = [{ kind: 'top', lines: [], hasHeading: false }]
  let title: Line | null = null
  for (const line of lines) {
    const current = sections.at(-1)
    if (!title && !isBlank(line) && isTitle(line)) title = line
    else if (!isBlank(line) && !isBullet(line) && isHeading(line.text))
      sections.push({ kind: headingKind(line.text) ?? 'other', lines: [], hasHeading: true })
    else {
      const one = current ? inlineSection(line) : null
      if (one && current) {
        sections.push({ kind: one.kind, lines: [one.content], hasHeading: false })
        sections.push({ kind: current.kind, lines: [], hasHeading: false })
      } else current?.lines.push(line)
    }
  }
  return { title, sections: sections.filter((section) => section.lines.length > 0 || section.hasHeading) }
}

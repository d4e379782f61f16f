import { checkDate } from '../../generate/dates.ts'
import type { Replacement } from '../../improve/read-in-place.ts'
import { wordChanges } from '../docx/word-changes.ts'
import type { ChangedTextOptions } from '../options.ts'
import { changedRun, type Mark } from './changed-runs.ts'
import { documentRuns } from './document-runs.ts'
import { type RunEdit, sentenceEdits } from './sentence-edits.ts'
import { escapeXml, type XmlElement, xmlTree } from './xml-tree.ts'

/** Which text was read from the document, and what shall stand in it. */
export interface WantedChanges extends Pick<ChangedTextOptions, 'author' | 'date'> {
  readonly text: string
  readonly replacements: readonly Replacement[]
}

/**
 * The main part of a Word file with sentences replaced as tracked changes (ECMA-376, 17.13.5), everything else of it as it is. Null where the
 * text is not that of the document, or a sentence stands where nothing can be changed so: in fields, text boxes, headers or footnotes,
 * over the end of a paragraph, or in changes that are tracked already.
 * @throws {SpecError} when the date is no day
 */
export function trackChanges(xml: string, { text, replacements, author, date }: WantedChanges): string | null {
  checkDate(date, 'date')
  const root = xmlTree(xml)
  const runs = root && isWord(xml, root) ? documentRuns(xml, root) : null
  // Before the paragraphs the page reads headers, behind them notes and footers.
  const shift = runs?.text ? text.indexOf(runs.text) : -1
  if (!runs || shift < 0) return null
  const edits: RunEdit[] = []
  let from = shift
  for (const { start, end, text: instead } of [...replacements].sort((one, other) => one.start - other.start)) {
    const own = start < from ? null : sentenceEdits(runs.places, start - shift, wordChanges(text.slice(start, end), instead))
    if (!own) return null
    edits.push(...own)
    from = end
  }
  return withEdits(xml, edits, marks(xml, author, date))
}

/** Other prefixes than Word's own are not read here. */
function isWord(xml: string, { name, start, innerStart }: XmlElement): boolean {
  const [, namespace = ''] = /\sxmlns:w=["']([^"']*)/.exec(xml.slice(start, innerStart)) ?? []
  return name === 'w:document' && namespace.includes('/wordprocessingml/')
}

function withEdits(xml: string, edits: readonly RunEdit[], mark: Mark): string {
  const runs = new Set(edits.map(({ run }) => run))
  let from = 0
  let changed = ''
  // Nothing that can be changed stands in another run, and sentences follow one another.
  for (const run of runs) {
    const own = edits.filter((edit) => edit.run === run)
    changed += xml.slice(from, run.start) + changedRun(run, own, mark)
    from = run.end
  }
  return changed + xml.slice(from)
}

/** Marks count on from those that the document has. */
function marks(xml: string, author: string, date: string): Mark {
  let id = Math.max(0, ...Array.from(xml.matchAll(/\sw:id=["'](\d{1,9})["']/g), ([, number]) => Number(number)))
  return () => {
    id += 1
    return `w:id="${id}" w:author="${escapeXml(author)}" w:date="${date}T12:00:00Z"`
  }
}

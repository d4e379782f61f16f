import { DeletedTextRun, InsertedTextRun, type IParagraphOptions, Paragraph, TextRun, Document as WordDocument } from 'docx'
import { checkDate } from '../../generate/dates.ts'
import type { Replacement } from '../../improve/read-in-place.ts'
import type { ChangedTextOptions } from '../options.ts'
import { fileLocales } from '../texts.ts'
import { pack } from './packing.ts'
import { page } from './page.ts'
import { type Stretch, stretchesOf } from './runs.ts'
import { stylesIn } from './styles.ts'
import { type Change, wordChanges } from './word-changes.ts'

/**
 * A text as a Word file in which sentences are replaced as tracked changes (ECMA-376, 17.13.5): accepted, it is the new text, rejected the
 * old one, and nothing else of it changes. Each line is a paragraph; what XML cannot hold is left out.
 * @throws {RangeError} where two replacements touch the same words
 * @throws {SpecError} when the date is no day
 */
export function writeChangedText(text: string, replacements: readonly Replacement[], options: ChangedTextOptions): Promise<Uint8Array> {
  const { date, author, language, title } = options
  checkDate(date, 'date')
  const locale = fileLocales[language]
  const children = makeParagraphs({ author, date: `${date}T12:00:00Z` })(changesOf(text, replacements))
  const file = new WordDocument({ title, styles: stylesIn(locale), sections: [{ properties: { page }, children }] })
  return pack(file, { title, locale, date })
}

function changesOf(text: string, replacements: readonly Replacement[]): Change[] {
  const changes: Change[] = []
  let from = 0
  for (const { start, end, text: instead } of [...replacements].sort((one, other) => one.start - other.start)) {
    if (start < from || end > text.length) throw new RangeError('Replacements overlap, or stand behind the text.')
    changes.push({ kind: 'same', text: text.slice(from, start) }, ...wordChanges(text.slice(start, end), instead))
    from = end
  }
  return [...changes, { kind: 'same', text: text.slice(from) }]
}

interface Revision {
  readonly author: string
  readonly date: string
}

/** What XML 1.0 has no place for (2.2). */
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu

type Run = TextRun | InsertedTextRun | DeletedTextRun

/** Changes cut into lines; the end of a line can be gone or new as its words can. */
function makeParagraphs(revision: Revision): (changes: readonly Change[]) => Paragraph[] {
  let id = 0
  const mark = () => ({ id: id++, ...revision })
  const runs: Readonly<Record<Change['kind'], (stretch: Stretch) => Run>> = {
    same: (stretch) => new TextRun(stretch),
    gone: (stretch) => new DeletedTextRun({ ...stretch, ...mark() }),
    new: (stretch) => new InsertedTextRun({ ...stretch, ...mark() }),
  }
  const ends: Readonly<Record<Change['kind'], () => IParagraphOptions>> = {
    same: () => ({}),
    gone: () => ({ run: { deletion: mark() } }),
    new: () => ({ run: { insertion: mark() } }),
  }
  const runsOf = (kind: Change['kind'], line: string) => stretchesOf(line).map(runs[kind])
  return (changes) => {
    const paragraphs: Paragraph[] = []
    let children: Run[] = []
    for (const { kind, text } of changes) {
      const [first = '', ...others] = linesOf(text)
      children.push(...runsOf(kind, first))
      for (const line of others) {
        paragraphs.push(new Paragraph({ children, ...ends[kind]() }))
        children = runsOf(kind, line)
      }
    }
    return [...paragraphs, new Paragraph({ children })]
  }
}

function linesOf(text: string): string[] {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .split(/\r\n?|\n/)
}

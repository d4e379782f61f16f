import { formatDate } from '../../generate/dates.ts'
import type { DocumentFonts, Report } from '../options.ts'
import { pageLine } from '../page-line.ts'
import { gradeText } from '../report-lines.ts'
import { fileLocales } from '../texts.ts'
import { requireDrawable } from '../undrawable.ts'
import { annotate, type NumberedMark, numbered } from './annotate.ts'
import { arrangementOf } from './direction.ts'
import { setHeading, setSection } from './entries.ts'
import { type BlockShape, Flow } from './flow.ts'
import { looks } from './looks.ts'
import { openSheets } from './open-sheets.ts'
import { entriesOf } from './report-entries.ts'
import { a4, type Sheets } from './sheet.ts'

const line: BlockShape = { leading: 13.5, after: 3 }
const lead: BlockShape = { leading: 13.5, after: 8 }
const letter: BlockShape = { leading: 16, after: 9, lang: 'de-DE' }

interface Writing {
  readonly report: Report
  readonly sheets: Sheets
  readonly flow: Flow
}

/**
 * An analysis with its text as a tagged PDF file, A4: ratings, the text with its marked words numbered, what was found.
 * @throws {UndrawableError} for letters that no font has, unless the report replaces them
 * @throws {SpecError} when the date is no day
 */
export async function writeReport(report: Report, fonts: DocumentFonts): Promise<Uint8Array> {
  if (!report.replaces) requireDrawable(report.text, fonts)
  const { title } = report.texts
  const locale = fileLocales[report.language]
  const sheets = openSheets({ title, locale, date: report.date, fonts, replaces: report.replaces, arrange: await arrangementOf(report.text) })
  const writing = { report, sheets, flow: new Flow(sheets, a4.top) }
  const marks = numbered(report.analysis.sentences.flatMap((sentence) => sentence.marks))
  setHead(writing)
  setRatings(writing)
  setText(writing, marks)
  for (const [name, entries] of entriesOf(report, marks)) setSection(writing, name, { entries, none: report.texts.none })
  return sheets.finish((number, pages) => {
    if (number > 1) sheets.furnish({ head: title, foot: pageLine(report.page, { page: number, pages }).join('') })
  })
}

function setHead({ report: { analysis, language, texts, date }, sheets: { root }, flow }: Writing): void {
  const { title, aid, madeOn, kinds } = texts
  flow.block(root, 'H1', [{ text: title, look: looks.title }], { leading: 23, after: 6 })
  flow.block(root, 'P', [{ text: `${kinds[analysis.kind]} · ${madeOn} ${formatDate(date, language)}`, look: looks.quiet }], lead)
  flow.block(root, 'P', [{ text: aid, look: looks.text }], lead)
}

function setRatings(writing: Writing): void {
  const {
    report: { analysis, language, texts },
    sheets,
    flow,
  } = writing
  const { ratings, confidence } = texts
  setHeading(writing, ratings.heading)
  const list = sheets.node(sheets.root, 'L')
  for (const name of ['overall', 'performance', 'conduct'] as const) {
    const rating = analysis[name]
    const value = { text: `${gradeText(rating, texts, language)} (${confidence[rating.confidence]})`, look: looks.text }
    const label = { text: `${ratings[name]}: `, look: looks.strong }
    flow.block(sheets.node(list, 'LI'), 'LBody', [label, value], line)
  }
}

function setText(writing: Writing, marks: readonly NumberedMark[]): void {
  const { report, sheets, flow } = writing
  const { textHeading, textNote } = report.texts
  setHeading(writing, textHeading)
  flow.block(sheets.root, 'P', [{ text: textNote, look: looks.quiet }], lead)
  for (const paragraph of annotate(report.text, marks)) flow.block(sheets.root, 'P', paragraph, letter)
}

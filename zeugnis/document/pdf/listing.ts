import type { DocumentFonts, Listing } from '../options.ts'
import { pageLine } from '../page-line.ts'
import { fileLocales } from '../texts.ts'
import { requireDrawable } from '../undrawable.ts'
import { arrangementOf } from './direction.ts'
import { setSection } from './entries.ts'
import { type BlockShape, Flow } from './flow.ts'
import { looks } from './looks.ts'
import { openSheets } from './open-sheets.ts'
import { a4 } from './sheet.ts'

const lead: BlockShape = { leading: 13.5, after: 8 }

/**
 * Sections of entries under a title as a tagged PDF file, A4.
 * @throws {UndrawableError} for letters that no font has, unless the listing replaces them
 * @throws {SpecError} when the date is no day
 */
export async function writeListing(listing: Listing, fonts: DocumentFonts): Promise<Uint8Array> {
  const { title, language, date, replaces, lines, sections, page } = listing
  const words = wordsOf(listing)
  if (!replaces) requireDrawable(words, fonts)
  const sheets = openSheets({ title, locale: fileLocales[language], date, fonts, replaces, arrange: await arrangementOf(words) })
  const flow = new Flow(sheets, a4.top)
  flow.block(sheets.root, 'H1', [{ text: title, look: looks.title }], { leading: 23, after: 6 })
  for (const { text, isStrong } of lines) flow.block(sheets.root, 'P', [{ text, look: isStrong ? looks.strong : looks.quiet }], lead)
  for (const { heading, entries } of sections) setSection({ sheets, flow }, heading, { entries, none: '' })
  return sheets.finish((number, pages) => {
    if (number > 1) sheets.furnish({ head: title, foot: pageLine(page, { page: number, pages }).join('') })
  })
}

/** All that is set, for the fonts. */
export function wordsOf({ title, lines, sections }: Pick<Listing, 'title' | 'lines' | 'sections'>): string {
  const said = sections.flatMap(({ heading, entries }) => [
    heading,
    ...entries.flatMap(({ quotes = [], head = '', text }) => [...quotes, head, text]),
  ])
  return [title, ...lines.map(({ text }) => text), ...said].join('\n')
}

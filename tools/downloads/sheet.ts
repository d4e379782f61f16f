import { readFile } from 'node:fs/promises'
import { checkedOn, company } from '#words/facts'
import { type Locale, longDate } from '#words/interface'
import { sheetTexts } from '#words/said'
import { loadFonts } from '#zeugnis/fonts'
import { a4, type BlockShape, colors, Flow, fileLocales, looks, openSheets, pageLine, type Sheets } from '#zeugnis/sheets'

/** The sheets are German and English: the plain Latin letters do, and others would be refused. */
const fonts = await loadFonts((file) => readFile(file), '')

const mastFoot: Readonly<Record<Locale, string>> = { de: 'Stand', en: 'As of' }

const titleLook = { style: 'sansStrong', size: 24, color: colors.ink } as const
/** A sheet has no letterhead: its title stands higher than a letter's. */
const TOP = a4.top - 20

export const shapes = {
  title: { leading: 30, after: 4 },
  lead: { leading: 14.5, after: 14 },
  heading: { leading: 17, after: 5, follow: 44 },
  text: { leading: 13.5, after: 6 },
} as const satisfies Readonly<Record<string, BlockShape>>

export interface Paper {
  readonly sheets: Sheets
  readonly flow: Flow
}

interface PaperOptions {
  readonly id: string
  readonly locale: Locale
  readonly title: string
  readonly lead: string
  readonly foot: string
}

/** A4 with the brand at its head, a title and what it is for; on every page the day to which it was checked. */
export async function writePaper({ id, locale, title, lead, foot }: PaperOptions, write: (paper: Paper) => void): Promise<Uint8Array> {
  const date = checkedOn(id)
  const sheets = openSheets({ title, locale: fileLocales[locale], date, fonts })
  sheets.node(sheets.root, 'P').add(() => sheets.draw([{ text: company.brand, look: looks.strong }], a4.left, a4.head))
  const flow = new Flow(sheets, TOP)
  flow.block(sheets.root, 'H1', [{ text: title, look: titleLook }], shapes.title)
  flow.block(sheets.root, 'P', [{ text: lead, look: looks.text }], shapes.lead)
  write({ sheets, flow })
  flow.skip(6)
  flow.block(sheets.root, 'P', [{ text: `${mastFoot[locale]} ${longDate(date, locale)}. ${foot}`, look: looks.quiet }], shapes.text)
  return sheets.finish((number, pages) => {
    const foot = pageLine(sheetTexts[locale].page, { page: number, pages }).join('')
    if (pages > 1) sheets.furnish({ head: number > 1 ? title : '', foot })
  })
}

export function setHeading({ sheets, flow }: Paper, text: string): void {
  flow.skip(9)
  flow.block(sheets.root, 'H2', [{ text, look: looks.heading }], shapes.heading)
}

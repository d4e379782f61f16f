import {
  BorderStyle,
  Footer,
  Header,
  HeadingLevel,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  Document as WordDocument,
} from 'docx'
import { checkDate } from '../../generate/dates.ts'
import type { Letter } from '../../model/letter.ts'
import type { Language } from '../../model/spec.ts'
import { type LetterTexts, letterTexts } from '../letter-texts.ts'
import type { DocxOptions } from '../options.ts'
import { documentTexts } from '../texts.ts'
import { pack } from './packing.ts'
import { plain } from './plain.ts'
import { numbering, styleIds, stylesIn, TASKS } from './styles.ts'

/** A4 with the margins of DIN 5008, in twentieths of a point: 25 mm left, 20 mm right. */
const page = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1417, bottom: 1417, left: 1417, right: 1134, header: 567, footer: 567 },
}
/** Two signatures stand beside each other in half of the line each. */
const HALF_LINE = (page.size.width - page.margin.left - page.margin.right) / 2

export async function writeLetter(letter: Letter, { date }: DocxOptions): Promise<Uint8Array> {
  checkDate(date, 'date')
  const texts = letterTexts(letter)
  const { locale } = documentTexts[letter.language]
  const title = plain(texts.title)
  const file = new WordDocument({
    title,
    styles: stylesIn(locale),
    numbering,
    hyphenation: { autoHyphenation: letter.language === 'de', doNotHyphenateCaps: true },
    sections: [{ properties: { titlePage: true, page }, ...frame(texts, letter.language), children: content(texts) }],
  })
  return pack(file, { title, locale, date })
}

/** Letterhead on the first page only; that this is a draft on every page; page numbers from the second. */
function frame({ letterhead }: LetterTexts, language: Language) {
  const {
    draft,
    page: [before, between],
  } = documentTexts[language]
  const draftLine = new Paragraph({ style: styleIds.draft, text: draft })
  const numbers = new Paragraph({
    style: styleIds.draft,
    alignment: 'right',
    children: [new TextRun({ children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES] })],
  })
  return {
    headers: {
      first: new Header({ children: [draftLine, new Paragraph({ style: styleIds.letterhead, text: plain(letterhead) })] }),
      default: new Header({ children: [draftLine] }),
    },
    footers: { first: new Footer({ children: [new Paragraph({})] }), default: new Footer({ children: [numbers] }) },
  }
}

function content({ title, body, closing, placeAndDate, signers }: LetterTexts) {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: plain(title) }),
    ...body.flatMap(({ text, items }) => [bodyText(text, items.length > 0), ...items.map(task)]),
    ...closing.map((text) => bodyText(text, true)),
    bodyText(placeAndDate, true),
    ...(signers.length > 0 ? [signatures(signers)] : []),
  ]
}

function bodyText(text: string, keepNext: boolean): Paragraph {
  return new Paragraph({ style: styleIds.body, text: plain(text), keepNext, keepLines: keepNext, widowControl: true })
}

function task(text: string): Paragraph {
  return new Paragraph({ style: styleIds.list, text: plain(text), contextualSpacing: true, numbering: { reference: TASKS, level: 0 } })
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const noBorders = { top: none, bottom: none, left: none, right: none }

/** A line to sign on above each name, two in a row; a row never breaks across pages. */
function signatures(signers: readonly string[]): Table {
  const rows = Array.from({ length: Math.ceil(signers.length / 2) }, (_, row) => [signers[2 * row] ?? '', signers[2 * row + 1] ?? ''])
  return new Table({
    width: { size: HALF_LINE * 2, type: WidthType.DXA },
    columnWidths: [HALF_LINE, HALF_LINE],
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: rows.map((pair) => new TableRow({ cantSplit: true, children: pair.map(signature) })),
  })
}

function signature(name: string): TableCell {
  const line = { style: BorderStyle.SINGLE, size: 4, color: '728194', space: 4 } as const
  return new TableCell({
    borders: noBorders,
    margins: { top: 900, right: 300, left: 0 },
    width: { size: HALF_LINE, type: WidthType.DXA },
    children: [new Paragraph({ style: styleIds.signature, text: plain(name), ...(name ? { border: { top: line } } : {}) })],
  })
}

import { BorderStyle, HeadingLevel, Paragraph, Table, TableCell, TableRow, type TextRun, WidthType, Document as WordDocument } from 'docx'
import { checkDate } from '../../generate/dates.ts'
import type { Letter } from '../../model/letter.ts'
import { type LetterTexts, letterTexts } from '../letter-texts.ts'
import type { DocxOptions } from '../options.ts'
import { fileLocales } from '../texts.ts'
import { frame, imageOf } from './frame.ts'
import { pack } from './packing.ts'
import { PAGE_WIDTH, page } from './page.ts'
import { plain } from './plain.ts'
import { runsOf } from './runs.ts'
import { formStylesIn, numbering, styleIds, stylesIn, TASKS } from './styles.ts'

/** Two signatures stand beside each other in half of the line each. */
const HALF_LINE = PAGE_WIDTH / 2

/**
 * A letter as a Word file, A4, the letterhead at the head of the first page; the same letter gives the same bytes.
 * @throws {SpecError} when the date is no day
 */
export async function writeLetter(
  letter: Letter,
  { date, texts: { draft, page: pageText }, formNote, letterhead }: DocxOptions,
): Promise<Uint8Array> {
  checkDate(date, 'date')
  const texts = letterTexts(letter)
  const locale = fileLocales[letter.language]
  const title = plain(texts.title)
  const write = formNote ? withGaps : asItIs
  const file = new WordDocument({
    title,
    styles: formNote ? formStylesIn(locale) : stylesIn(locale),
    numbering,
    hyphenation: { autoHyphenation: letter.language === 'de', doNotHyphenateCaps: true },
    sections: [
      {
        properties: { titlePage: true, page },
        ...frame([...imageOf(letterhead, texts.letterhead), ...write(texts.letterhead)], { draft: formNote ?? draft, page: pageText }),
        children: content(texts, write),
      },
    ],
  })
  return pack(file, { title, locale, date })
}

type Write = (text: string) => TextRun[]

const asItIs: Write = (text) => runsOf(plain(text))

/** What is in square brackets in a style of its own, so that nobody overlooks it. */
const withGaps: Write = (text) =>
  plain(text)
    .split(/(\[[^[\]]*\])/)
    .filter(Boolean)
    .flatMap((part) => runsOf(part, part.startsWith('[') ? styleIds.gap : undefined))

function content({ date, title, body, closing, placeAndDate, signing, signers }: LetterTexts, write: Write) {
  return [
    ...(date ? [bodyText(write(date), true)] : []),
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: plain(title) }),
    ...body.flatMap(({ text, items }) => [bodyText(write(text), items.length > 0), ...items.map((item) => task(write(item)))]),
    ...closing.map((text) => bodyText(write(text), true)),
    ...[placeAndDate, ...signing].filter(Boolean).map((text) => bodyText(write(text), true)),
    ...(signers.length > 0 ? [signatures(signers.map(write))] : []),
  ]
}

function bodyText(children: TextRun[], keepNext: boolean): Paragraph {
  return new Paragraph({ style: styleIds.body, children, keepNext, keepLines: keepNext, widowControl: true })
}

function task(children: TextRun[]): Paragraph {
  return new Paragraph({ style: styleIds.list, children, contextualSpacing: true, numbering: { reference: TASKS, level: 0 } })
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
const noBorders = { top: none, bottom: none, left: none, right: none }

/** A line to sign on above each name, two in a row; a row never breaks across pages. */
function signatures(names: readonly TextRun[][]): Table {
  const rows = Array.from({ length: Math.ceil(names.length / 2) }, (_, row) => [names[2 * row], names[2 * row + 1]])
  return new Table({
    width: { size: HALF_LINE * 2, type: WidthType.DXA },
    columnWidths: [HALF_LINE, HALF_LINE],
    borders: { ...noBorders, insideHorizontal: none, insideVertical: none },
    rows: rows.map((pair) => new TableRow({ cantSplit: true, children: pair.map(signature) })),
  })
}

function signature(name: TextRun[] | undefined): TableCell {
  const line = { style: BorderStyle.SINGLE, size: 4, color: '728194', space: 4 } as const
  return new TableCell({
    borders: noBorders,
    margins: { top: 900, right: 300, left: 0 },
    width: { size: HALF_LINE, type: WidthType.DXA },
    children: [new Paragraph({ style: styleIds.signature, children: name ?? [], ...(name && { border: { top: line } }) })],
  })
}

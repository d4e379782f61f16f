import type { Letter } from '../../model/letter.ts'
import { type LetterTexts, letterTexts } from '../letter-texts.ts'
import type { PdfOptions } from '../options.ts'
import { textsOf } from '../style-texts.ts'
import { fileLocales } from '../texts.ts'
import { UndrawableError, undrawableIn } from '../undrawable.ts'
import { arrangementOf } from './direction.ts'
import { type BlockShape, Flow, type Text } from './flow.ts'
import { finish, setHead } from './head.ts'
import { colors, type Look, looks } from './looks.ts'
import { openSheets } from './open-sheets.ts'
import { a4, type Sheets } from './sheet.ts'

const paragraph: BlockShape = { leading: 15.5, after: 8 }
const item: BlockShape = { leading: 15.5, after: 2, indent: 16 }
const COLUMNS = 2
const signature = { leading: 15, color: colors.line, columns: COLUMNS }
/** Room for a hand to sign. */
const SIGNING = 44

/** Two lines of what follows stay with an opening line. */
const TWO_LINES = 2 * paragraph.leading

const words = (text: string, look: Look): Text => [{ text, look }]

/**
 * A letter as a tagged PDF file, A4, each page marked as a draft unless it is to be signed; the same letter gives the same bytes.
 * @throws {UndrawableError} for letters that no font has
 * @throws {SpecError} when the date is no day
 */
export async function writeLetter(letter: Letter, { date, fonts, texts: { draft, page }, letterhead }: PdfOptions): Promise<Uint8Array> {
  const undrawable = undrawableIn(textsOf(letter), fonts)
  if (undrawable.length > 0) throw new UndrawableError(undrawable)
  const texts = letterTexts(letter)
  const locale = fileLocales[letter.language]
  const sheets = openSheets({ title: texts.title, locale, date, fonts, arrange: await arrangementOf(letter.plainText) })
  if (draft) sheets.node(sheets.root, 'P').add(() => sheets.draw(words(draft, looks.small), a4.left, a4.head))
  const flow = new Flow(sheets, a4.top)
  setHead(flow, sheets, texts, letterhead)
  setBody(flow, sheets, texts)
  setEnd(flow, sheets, texts)
  return finish(sheets, { draft, page })
}

function setBody(flow: Flow, sheets: Sheets, { body }: LetterTexts): void {
  for (const { text, items } of body) {
    if (items.length === 0) flow.block(sheets.root, 'P', words(text, looks.body), paragraph)
    else {
      flow.block(sheets.root, 'P', words(text, looks.body), { leading: paragraph.leading, after: 4, follow: TWO_LINES })
      setList(flow, sheets, items)
    }
  }
}

function setList(flow: Flow, sheets: Sheets, items: readonly string[]): void {
  const list = sheets.node(sheets.root, 'L')
  for (const text of items) {
    flow.block(sheets.node(list, 'LI'), 'LBody', words(text, looks.body), item, words('•', looks.body))
  }
  flow.skip(7)
}

/** The closing stays with place, date and signatures: a page that holds only these could belong to any letter. */
function setEnd(flow: Flow, { root }: Sheets, { closing, placeAndDate, signing, signers }: LetterTexts): void {
  const end = [...closing, placeAndDate, ...signing].filter(Boolean).map((text) => words(text, looks.body))
  const rows = inPairs(signers.map((name) => words(name, looks.body)))
  const rowHeight = (row: readonly Text[]) => SIGNING + flow.heightOf(row, signature.leading, COLUMNS)
  flow.need([...end.map((text) => flow.blockHeight(text, paragraph)), ...rows.map(rowHeight)].reduce((sum, height) => sum + height, 0))
  for (const text of end) flow.block(root, 'P', text, paragraph)
  for (const row of rows) {
    flow.need(rowHeight(row))
    flow.skip(SIGNING)
    flow.ruled(row, signature)
  }
}

function inPairs(texts: readonly Text[]): Text[][] {
  return Array.from({ length: Math.ceil(texts.length / COLUMNS) }, (_, row) => texts.slice(row * COLUMNS, (row + 1) * COLUMNS))
}

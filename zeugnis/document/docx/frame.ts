import { Footer, Header, ImageRun, PageNumber, Paragraph, TextRun } from 'docx'
import { letterheadSize } from '../letterhead-size.ts'
import type { LetterheadImage } from '../options.ts'
import { pageLine } from '../page-line.ts'
import type { SheetTexts } from '../texts.ts'
import { plain } from './plain.ts'
import { styleIds } from './styles.ts'

const MM_PER_INCH = 25.4
/** Word counts images in these. */
const PIXELS_PER_INCH = 96

/** The image of the letterhead on a line of its own above the name, which those hear who do not see it. */
export function imageOf(letterhead: LetterheadImage | undefined, name: string): (ImageRun | TextRun)[] {
  if (!letterhead) return []
  const { width, height } = letterheadSize(letterhead)
  const pixels = (length: number) => Math.round((length / MM_PER_INCH) * PIXELS_PER_INCH)
  const alt = plain(name)
  return [
    new ImageRun({
      type: 'png',
      data: letterhead.png,
      transformation: { width: pixels(width), height: pixels(height) },
      altText: { name: alt, title: alt, description: alt },
    }),
    new TextRun({ text: '', break: 1 }),
  ]
}

/** Letterhead on the first page only; that this is a draft, or a form, on every page, where it is one; page numbers from the second. */
export function frame(letterhead: (ImageRun | TextRun)[], { draft, page }: SheetTexts) {
  const draftLine = draft ? [new Paragraph({ style: styleIds.draft, text: draft })] : []
  const numbers = new Paragraph({
    style: styleIds.draft,
    alignment: 'right',
    children: [new TextRun({ children: pageLine(page, { page: PageNumber.CURRENT, pages: PageNumber.TOTAL_PAGES }) })],
  })
  return {
    headers: {
      first: new Header({ children: [...draftLine, new Paragraph({ style: styleIds.letterhead, children: letterhead })] }),
      default: new Header({ children: draftLine }),
    },
    footers: { first: new Footer({ children: [new Paragraph({})] }), default: new Footer({ children: [numbers] }) },
  }
}

import type { LetterTexts } from '../letter-texts.ts'
import { letterheadSize } from '../letterhead-size.ts'
import type { LetterheadImage } from '../options.ts'
import { pageLine } from '../page-line.ts'
import type { SheetTexts } from '../texts.ts'
import type { Flow } from './flow.ts'
import { looks } from './looks.ts'
import { a4, mm, type Sheets } from './sheet.ts'

/** Between the image of a letterhead and the name below it. */
const IMAGE_GAP = 10
/** Two lines of the text stay with the heading. */
const TWO_LINES = 31

/** Letterhead, date and heading of a letter; an image stands above the name, which those hear who do not see it. */
export function setHead(flow: Flow, sheets: Sheets, { letterhead, date, title }: LetterTexts, image: LetterheadImage | undefined): void {
  if (image) setImage(flow, sheets, image, letterhead)
  flow.block(sheets.root, 'P', [{ text: letterhead, look: looks.letterhead }], { leading: 18, after: 34 })
  if (date) flow.block(sheets.root, 'P', [{ text: date, look: looks.body }], { leading: 15.5, after: 16 })
  flow.block(sheets.root, 'H1', [{ text: title, look: looks.title }], { leading: 23, after: 16, follow: TWO_LINES })
}

function setImage(flow: Flow, sheets: Sheets, image: LetterheadImage, name: string): void {
  const size = letterheadSize(image)
  const [width, height] = [mm(size.width), mm(size.height)]
  flow.beside(height, (y) => sheets.image(image.png, { x: a4.left, y, width, height, alt: name }))
  flow.skip(height + IMAGE_GAP)
}

/** Ends the file: from the second page on each says that it is a draft, and its number. */
export function finish(sheets: Sheets, { draft, page }: SheetTexts): Promise<Uint8Array> {
  return sheets.finish((number, pages) => {
    if (number > 1) sheets.furnish({ ...(draft && { head: draft }), foot: pageLine(page, { page: number, pages }).join('') })
  })
}

import type { PDFPageProxy } from 'pdfjs-dist'
import type { Line } from './line.ts'
import { withInsets } from './pdf-insets.ts'
import { inPlainLetters, withUmlauts } from './pdf-letters.ts'
import { withoutNoteSigns } from './pdf-note-signs.ts'
import { withStretched } from './stretched-lines.ts'

type Item = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number]
type TextItem = Extract<Item, { str: string }>

/** A gap wider than this many line heights parts columns, not words. */
const COLUMN_GAP = 3
/** A column may begin this part of a line height before the text in front of it ends: positions are rounded. */
const ROUNDED = 0.1
/** Less than this part of a line height is no gap. */
const NO_GAP = 0.02
/** Lines further apart than this many line heights need not belong together. */
const LEAP = 4
const USUAL_HEIGHT = 12
/** A page of more stretches is no letter: they stay as they are written, for each is looked for a place among all lines. */
const MOST_BLOCKS = 200

/** The lines of a page from top to bottom; columns one after the other, as the file has them. */
export function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = []
  let open: TextItem[] = []
  /** How far to the right the open line goes. */
  let reach = Number.NEGATIVE_INFINITY
  const close = () => {
    open = closed(open, lines)
    reach = Number.NEGATIVE_INFINITY
  }
  for (const item of inPlainLetters(items.filter((one) => 'str' in one))) {
    if (isColumnGap(item, open.at(-1), reach)) close()
    else {
      open.push(item)
      reach = Math.max(reach, Number(item.transform[4]) + item.width)
    }
    if (item.hasEOL) close()
  }
  closed(open, lines)
  return withStretched(inOrder(lines))
}

/** A wide blank to the right of what there is; one inside of it leads from one letter of another font to the next. */
function isColumnGap(item: TextItem, before: TextItem | undefined, reach: number): boolean {
  const height = before?.height || USUAL_HEIGHT
  const isWide = item.str.trim() === '' && item.width > COLUMN_GAP * height
  return isWide && reach <= Number(item.transform[4]) + Math.max(item.height, ROUNDED * height)
}

/** Puts what was gathered among the lines; the next line begins with nothing. */
function closed(gathered: readonly TextItem[], lines: Line[]): [] {
  const items = withoutNoteSigns(withInsets(gathered))
  const written = items.filter(({ str }) => str.trim() !== '')
  const [first, last] = [written[0], written.at(-1)]
  if (first && last) {
    const right = Number(last.transform[4]) + last.width
    lines.push({
      text: withUmlauts(items.map(wordsOf).join('')).trim(),
      y: Number(first.transform[5]),
      height: first.height || USUAL_HEIGHT,
      right,
      width: right - Number(first.transform[4]),
    })
  }
  return []
}

/** An item that begins right where the one before it ends goes on in its word, though pdf.js may put a blank before it. */
function wordsOf(item: TextItem, index: number, items: readonly TextItem[]): string {
  const before = items[index - 1]
  const gap = before ? Number(item.transform[4]) - Number(before.transform[4]) - before.width : Number.POSITIVE_INFINITY
  return Math.abs(gap) < NO_GAP * item.height ? item.str.trimStart() : item.str
}

/** Page headers, footers and text boxes are often written after the text: they are put where they stand. */
function inOrder(lines: readonly Line[]): Line[] {
  const ordered: Line[] = []
  const blocks = blocksOf(lines)
  if (blocks.length > MOST_BLOCKS) return [...lines]
  for (const block of blocks) ordered.splice(placeFor(block, ordered), 0, ...block)
  return ordered
}

/** Runs of lines that go down the page without a leap. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = []
  for (const [index, line] of lines.entries()) {
    const down = (lines[index - 1]?.y ?? Number.NEGATIVE_INFINITY) - line.y
    if (down < -line.height / 2 || down > LEAP * line.height) blocks.push([])
    blocks.at(-1)?.push(line)
  }
  return blocks
}

/** Between two lines when there is room for the block, else behind all of them: it is a column beside them. */
function placeFor(block: readonly Line[], lines: readonly Line[]): number {
  const [top = 0, bottom = 0] = [block[0]?.y, block.at(-1)?.y]
  const below = lines.findIndex(({ y }) => y < bottom)
  return below >= 0 && lines.every(({ y }, index) => (index < below ? y > top : y < bottom)) ? below : lines.length
}

import { settable } from '../letters.ts'
import { breakLines, type Line, linesHere, type Piece } from './lines.ts'
import type { Look } from './looks.ts'
import { a4, type Node, type Sheets } from './sheet.ts'

export type Text = readonly Piece<Look>[]

export interface BlockShape {
  /** From line to line. */
  readonly leading: number
  /** Room below. */
  readonly after?: number
  readonly indent?: number
  /** Room that must be left for what follows, so that a heading does not stand alone. */
  readonly follow?: number
  readonly lang?: string
}

/** Where the letters of a line stand in it. */
const BASELINE = 0.75
/** Between two columns. */
const GUTTER = 24

/** Text that runs down the page and on to the next one. */
export type Flow = ReturnType<typeof startFlow>

export function startFlow(sheets: Sheets, top: number) {
  let y = top

  function nextPage(): void {
    sheets.nextPage()
    y = a4.top
  }

  /** Goes to the next page when so much does not fit any more, unless it fits on none. */
  function need(height: number): void {
    if (y + height > a4.bottom && height <= a4.bottom - a4.top) nextPage()
  }

  function linesOf(text: Text, width: number): Line<Look>[] {
    return breakLines(
      text.map((piece) => ({ ...piece, text: settable(piece.text) })),
      width,
      sheets.measure,
    )
  }

  function draw(node: Node, lines: readonly Line<Look>[], x: number, leading: number): void {
    const from = y
    node.add(() => {
      for (const [index, line] of lines.entries()) sheets.draw(line, x, from + leading * (index + BASELINE))
    })
  }

  /** A block of text in the structure; a label stands in the indentation of its first line, as a bullet does. */
  function block(parent: Node, tag: string, text: Text, { leading, after = 0, indent = 0, follow = 0, lang }: BlockShape, label?: Text): void {
    let lines = linesOf(text, a4.width - indent)
    need((lines.length > 3 ? 2 : lines.length) * leading + follow)
    if (label) draw(sheets.node(parent, 'Lbl'), [label], a4.left, leading)
    const node = sheets.node(parent, tag, lang)
    while (lines.length > 0) {
      const here = linesHere(lines.length, Math.floor((a4.bottom - y) / leading))
      if (here > 0) draw(node, lines.slice(0, here), a4.left + indent, leading)
      y += here * leading
      lines = lines.slice(here)
      if (lines.length > 0) nextPage()
    }
    y += after
  }

  const columnWidth = (count: number) => (a4.width - GUTTER * (count - 1)) / count

  /** Room that texts beside each other take. */
  function heightOf(texts: readonly Text[], leading: number, columns: number): number {
    return Math.max(...texts.map((text) => linesOf(text, columnWidth(columns)).length)) * leading
  }

  /** Texts beside each other, each below a line, all on one page. */
  function ruled(texts: readonly Text[], { leading, color, columns }: { leading: number; color: string; columns: number }): void {
    const width = columnWidth(columns)
    for (const [index, text] of texts.entries()) {
      const x = a4.left + index * (width + GUTTER)
      sheets.rule({ x, y: y - 3, width, color })
      draw(sheets.node(sheets.root, 'P'), linesOf(text, width), x, leading)
    }
    y += heightOf(texts, leading, columns)
  }

  return {
    block,
    need,
    heightOf,
    ruled,
    /** Goes on at the head of the next page, unless it stands there. */
    page(): void {
      if (y > a4.top) nextPage()
    },
    /** Draws beside what follows; both stay on one page when there is so much room on any. */
    beside(height: number, drawAt: (y: number) => void): void {
      need(height)
      drawAt(y)
    },
    /** Room that a block takes. */
    blockHeight: (text: Text, { leading, after = 0, indent = 0 }: BlockShape) => linesOf(text, a4.width - indent).length * leading + after,
    skip(height: number): void {
      y += height
    },
  }
}

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
export class Flow {
  readonly #sheets: Sheets
  /** How far down the page it has come, in points. */
  #y: number

  constructor(sheets: Sheets, top: number) {
    this.#sheets = sheets
    this.#y = top
  }

  /** Goes to the next page when so much does not fit any more, unless it fits on none. */
  need(height: number): void {
    if (this.#y + height > a4.bottom && height <= a4.bottom - a4.top) this.#nextPage()
  }

  /** Goes on at the head of the next page, unless it stands there. */
  page(): void {
    if (this.#y > a4.top) this.#nextPage()
  }

  /** Leaves so much room, in points. */
  skip(height: number): void {
    this.#y += height
  }

  /** A block of text in the structure; a label stands in the indentation of its first line, as a bullet does. */
  block(parent: Node, tag: string, text: Text, { leading, after = 0, indent = 0, follow = 0, lang }: BlockShape, label?: Text): void {
    let lines = this.#linesOf(text, a4.width - indent)
    this.need((lines.length > 3 ? 2 : lines.length) * leading + follow)
    if (label) this.#draw(this.#sheets.node(parent, 'Lbl'), [label], a4.left, leading)
    const node = this.#sheets.node(parent, tag, lang)
    while (lines.length > 0) {
      const here = linesHere(lines.length, Math.floor((a4.bottom - this.#y) / leading))
      if (here > 0) this.#draw(node, lines.slice(0, here), a4.left + indent, leading)
      this.#y += here * leading
      lines = lines.slice(here)
      if (lines.length > 0) this.#nextPage()
    }
    this.#y += after
  }

  /** Room that a block takes. */
  blockHeight(text: Text, { leading, after = 0, indent = 0 }: BlockShape): number {
    return this.#linesOf(text, a4.width - indent).length * leading + after
  }

  /** Room that texts beside each other take. */
  heightOf(texts: readonly Text[], leading: number, columns: number): number {
    return Math.max(...texts.map((text) => this.#linesOf(text, columnWidth(columns)).length)) * leading
  }

  /** Texts beside each other, each below a line, all on one page. */
  ruled(texts: readonly Text[], { leading, color, columns }: { leading: number; color: string; columns: number }): void {
    const width = columnWidth(columns)
    for (const [index, text] of texts.entries()) {
      const x = a4.left + index * (width + GUTTER)
      this.#sheets.rule({ x, y: this.#y - 3, width, color })
      this.#draw(this.#sheets.node(this.#sheets.root, 'P'), this.#linesOf(text, width), x, leading)
    }
    this.#y += this.heightOf(texts, leading, columns)
  }

  /** Draws beside what follows; both stay on one page when there is so much room on any. */
  beside(height: number, drawAt: (y: number) => void): void {
    this.need(height)
    drawAt(this.#y)
  }

  #nextPage(): void {
    this.#sheets.nextPage()
    this.#y = a4.top
  }

  #linesOf(text: Text, width: number): Line<Look>[] {
    return breakLines(
      text.map((piece) => ({ ...piece, text: settable(piece.text) })),
      width,
      (piece) => this.#sheets.measure(piece),
    )
  }

  #draw(node: Node, lines: readonly Line<Look>[], x: number, leading: number): void {
    const from = this.#y
    node.add(() => {
      for (const [index, line] of lines.entries()) this.#sheets.draw(line, x, from + leading * (index + BASELINE))
    })
  }
}

const columnWidth = (count: number) => (a4.width - GUTTER * (count - 1)) / count

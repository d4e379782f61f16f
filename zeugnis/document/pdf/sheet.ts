import type PDFDocument from 'pdfkit'
import { isTurned, settable } from '../letters.ts'
import type { Arrange } from './direction.ts'
import type { Line, Piece } from './lines.ts'
import { type Look, looks } from './looks.ts'
import type { runsIn } from './runs.ts'
import { spellingIn } from './spelling.ts'

/** Points of so many millimetres. */
export const mm = (length: number) => (length * 72) / 25.4

/** A4 with the margins of DIN 5008, in points from the upper left corner. */
export const a4 = { left: mm(25), right: mm(190), width: mm(165), top: mm(27), bottom: mm(272), head: mm(12), foot: mm(281) } as const

export type Node = ReturnType<InstanceType<typeof PDFDocument>['struct']>

/** A path as SVG writes it. */
export interface DrawnPath {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  /** Only what lies within this path is filled. */
  readonly within?: string
}

interface Opened {
  readonly pdf: InstanceType<typeof PDFDocument>
  /** The whole file, once it has ended. */
  readonly bytes: Promise<Uint8Array>
  readonly toRuns: ReturnType<typeof runsIn>
  readonly arrange: Arrange
}

/** Sheets of paper: puts pieces of text where it is told, each in its place of the structure. */
export class Sheets {
  readonly root: Node
  readonly #opened: Opened
  readonly #spelling: ReturnType<typeof spellingIn>

  constructor(opened: Opened) {
    this.#opened = opened
    this.#spelling = spellingIn(opened.pdf)
    this.root = opened.pdf.struct('Document')
    opened.pdf.addStructure(this.root)
  }

  /** The width of a piece, in points. */
  measure({ text, look }: Piece<Look>): number {
    const { pdf, toRuns } = this.#opened
    return toRuns(text, look.style).reduce((sum, { face, text: run }) => sum + pdf.font(face).fontSize(look.size).widthOfString(run, shaping(run)), 0)
  }

  /** Draws a line from `x` on, standing on the line `y`. */
  draw(line: Line<Look>, x: number, y: number): void {
    const { pdf, toRuns, arrange } = this.#opened
    let left = x
    for (const { text, look } of arrange(line)) {
      if (look.ground) pdf.rect(left, y - look.size, this.measure({ text, look }), look.size * 1.3).fill(look.ground)
      for (const { face, text: run, actual } of toRuns(text, look.style)) {
        pdf.font(face).fontSize(look.size).fillColor(look.color)
        this.#spelling(actual, () => pdf.text(run, left, y, { ...shaping(run), lineBreak: false, baseline: 'alphabetic' }))
        left += pdf.widthOfString(run, shaping(run))
      }
    }
  }

  /** A line of no meaning to those who listen. */
  rule({ x, y, width, color }: { x: number; y: number; width: number; color: string }): void {
    this.#artifact('Layout', (pdf) =>
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(color),
    )
  }

  /** A picture of no meaning to those who listen, from its upper left corner on. */
  picture(paths: readonly DrawnPath[], { x, y, scale }: { x: number; y: number; scale: number }): void {
    this.#artifact('Layout', (pdf) => {
      for (const { d, fill, stroke, within } of paths) {
        pdf.save().translate(x, y).scale(scale)
        if (within) pdf.path(within).clip()
        if (fill) pdf.path(d).fill(fill)
        if (stroke)
          pdf
            .path(d)
            .lineWidth(0.6 / scale)
            .stroke(stroke)
        pdf.restore()
      }
    })
  }

  /** A PNG from its upper left corner on, with words for those who do not see it. Lengths in points. */
  image(png: Uint8Array, { x, y, width, height, alt }: { x: number; y: number; width: number; height: number; alt: string }): void {
    const { pdf } = this.#opened
    const figure = pdf.struct('Figure', { alt: settable(alt) })
    this.root.add(figure)
    figure.add(() => pdf.image(new Uint8Array(png).buffer, x, y, { width, height }))
  }

  /** What stands on every page: a line at its head, its number at the right of its foot. */
  furnish({ head, foot }: { head?: string; foot: string }): void {
    const number = { text: foot, look: looks.small }
    this.#artifact('Pagination', () => {
      if (head) this.draw([{ text: settable(head), look: looks.small }], a4.left, a4.head)
      this.draw([number], a4.right - this.measure(number), a4.foot)
    })
  }

  /** A new node of the structure, such as `P` or `H1`, the last one of its parent. */
  node(parent: Node, tag: string, lang?: string): Node {
    const node = this.#opened.pdf.struct(tag, lang ? { lang } : {})
    parent.add(node)
    return node
  }

  /** An entry in the list of contents beside the sheets, which leads to the page as it is now. */
  bookmark(title: string): void {
    this.#opened.pdf.outline.addItem(settable(title))
  }

  /** Ends the page; what is drawn next stands on the following one. */
  nextPage(): void {
    this.#opened.pdf.addPage()
  }

  /** Paints on every page behind its text, once all of them are there. */
  finish(furnish: (page: number, of: number) => void): Promise<Uint8Array> {
    const { pdf, bytes } = this.#opened
    const { count } = pdf.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      pdf.switchToPage(page)
      furnish(page + 1, count)
    }
    this.root.end()
    pdf.end()
    return bytes
  }

  #artifact(type: 'Layout' | 'Pagination', paint: (pdf: Opened['pdf']) => void): void {
    const { pdf } = this.#opened
    pdf.markContent('Artifact', { type })
    paint(pdf)
    pdf.endMarkedContent()
  }
}

/** The library shapes word by word, from left to right; words in a row of the other direction as one when it is told features. */
const shaping = (run: string) => (isTurned(run) ? { features: [] } : {})

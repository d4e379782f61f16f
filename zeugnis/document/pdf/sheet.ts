import PDFDocument from 'pdfkit'
import { checkDate } from '../../generate/dates.ts'
import type { IsoDate } from '../../model/spec.ts'
import { isTurned, settable } from '../letters.ts'
import type { DocumentFonts } from '../options.ts'
import { type Arrange, asRead } from './direction.ts'
import type { Line, Piece } from './lines.ts'
import { type Look, looks } from './looks.ts'
import { namedFaces, runsIn } from './runs.ts'
import { spellingIn } from './spelling.ts'

const mm = (length: number) => (length * 72) / 25.4

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

interface SheetOptions {
  readonly title: string
  readonly locale: string
  readonly date: IsoDate
  readonly fonts: DocumentFonts
  readonly arrange?: Arrange
  /** Puts a question mark in the place of what no font has; otherwise that throws an `UndrawableError`. */
  readonly replaces?: boolean
}

/** Sheets of paper: puts pieces of text where it is told, each in its place of the structure. */
export type Sheets = ReturnType<typeof openSheets>

export function openSheets({ title, locale, date, fonts, arrange = asRead, replaces }: SheetOptions) {
  checkDate(date, 'date')
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: settable(title), CreationDate: new Date(`${date}T12:00:00Z`) },
  })
  for (const { name, file } of namedFaces(fonts)) pdf.registerFont(name, file)
  const bytes = collect(pdf)
  const spelling = spellingIn(pdf)
  const toRuns = runsIn(fonts, replaces)
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  function measure({ text, look }: Piece<Look>): number {
    return toRuns(text, look.style).reduce((sum, { face, text: run }) => sum + pdf.font(face).fontSize(look.size).widthOfString(run, shaping(run)), 0)
  }

  /** Draws a line from `x` on, standing on the line `y`. */
  function draw(line: Line<Look>, x: number, y: number): void {
    let left = x
    for (const { text, look } of arrange(line)) {
      if (look.ground) pdf.rect(left, y - look.size, measure({ text, look }), look.size * 1.3).fill(look.ground)
      for (const { face, text: run, actual } of toRuns(text, look.style)) {
        pdf.font(face).fontSize(look.size).fillColor(look.color)
        spelling(actual, () => pdf.text(run, left, y, { ...shaping(run), lineBreak: false, baseline: 'alphabetic' }))
        left += pdf.widthOfString(run, shaping(run))
      }
    }
  }

  function artifact(type: 'Layout' | 'Pagination', paint: () => void): void {
    pdf.markContent('Artifact', { type })
    paint()
    pdf.endMarkedContent()
  }

  return {
    root,
    measure,
    draw,
    /** A line of no meaning to those who listen. */
    rule({ x, y, width, color }: { x: number; y: number; width: number; color: string }): void {
      artifact('Layout', () =>
        pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .lineWidth(0.6)
          .stroke(color),
      )
    },
    /** A picture of no meaning to those who listen, from its upper left corner on. */
    picture(paths: readonly DrawnPath[], { x, y, scale }: { x: number; y: number; scale: number }): void {
      artifact('Layout', () => {
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
    },
    /** What stands on every page: a line at its head, its number at the right of its foot. */
    furnish({ head, foot }: { head: string; foot: string }): void {
      const number = { text: foot, look: looks.small }
      artifact('Pagination', () => {
        draw([{ text: settable(head), look: looks.small }], a4.left, a4.head)
        draw([number], a4.right - measure(number), a4.foot)
      })
    },
    node: (parent: Node, tag: string, lang?: string): Node => {
      const node = pdf.struct(tag, lang ? { lang } : {})
      parent.add(node)
      return node
    },
    /** An entry in the list of contents beside the sheets, which leads to the page as it is now. */
    bookmark(title: string): void {
      pdf.outline.addItem(settable(title))
    },
    nextPage: () => pdf.addPage(),
    /** Paints on every page behind its text, once all of them are there. */
    finish(furnish: (page: number, of: number) => void): Promise<Uint8Array> {
      const { count } = pdf.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        pdf.switchToPage(page)
        furnish(page + 1, count)
      }
      root.end()
      pdf.end()
      return bytes
    },
  }
}

/** The library shapes word by word, from left to right; words in a row of the other direction as one when it is told features. */
const shaping = (run: string) => (isTurned(run) ? { features: [] } : {})

function collect(pdf: InstanceType<typeof PDFDocument>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(joined(chunks)))
    pdf.on('error', reject)
  })
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

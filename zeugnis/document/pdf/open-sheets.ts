import PDFDocument from 'pdfkit'
import { checkDate } from '../../generate/dates.ts'
import type { IsoDate } from '../../model/spec.ts'
import { settable } from '../letters.ts'
import type { DocumentFonts } from '../options.ts'
import { type Arrange, asRead } from './direction.ts'
import { namedFaces, runsIn } from './runs.ts'
import { Sheets } from './sheet.ts'

interface SheetOptions {
  readonly title: string
  readonly locale: string
  readonly date: IsoDate
  readonly fonts: DocumentFonts
  readonly arrange?: Arrange
  /** Puts a question mark in the place of what no font has; otherwise that throws an `UndrawableError`. */
  readonly replaces?: boolean
}

/**
 * An empty PDF file, tagged and with its fonts in it; the first page comes with `nextPage`.
 * @throws {SpecError} for a day that is none
 */
export function openSheets({ title, locale, date, fonts, arrange = asRead, replaces }: SheetOptions): Sheets {
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
  return new Sheets({ pdf, bytes: collect(pdf), toRuns: runsIn(fonts, replaces), arrange })
}

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

import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist'
import { FileProblem } from './file-problem.ts'
import { limits } from './limits.ts'
import type { Line } from './line.ts'
import { openPdf } from './open-pdf.ts'
import { linesOf } from './pdf-lines.ts'
import { textOfPages } from './pdf-text.ts'

/** What a page of pictures is drawn with. */
const pictures: ReadonlySet<number> = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject])
const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** What a PDF says. */
export interface PdfText {
  readonly text: string
  /** Numbers of the pages that are pictures only. */
  readonly pagesWithoutText: readonly number[]
}

/**
 * The text of a PDF in its paragraphs, read in a worker.
 * @throws {FileProblem} when it is encrypted or damaged, has too many pages or no text on any, or when the worker does not start
 */
export async function readPdf(data: Uint8Array<ArrayBuffer>): Promise<PdfText> {
  const pdf = openPdf(data)
  try {
    return await pdf.use(textOf)
  } finally {
    pdf.close()
  }
}

async function textOf(document: PDFDocumentProxy): Promise<PdfText> {
  if (document.numPages > limits.pages) throw new FileProblem('too-many-pages')
  const pages = await linesOfPages(document)
  const text = textOfPages(pages)
  if (!hasWords(text)) throw new FileProblem('scan')
  return { text, pagesWithoutText: await picturesIn(document, pages) }
}

/** Pages behind the longest text that is taken are not read. */
async function linesOfPages(document: PDFDocumentProxy): Promise<Line[][]> {
  const pages: Line[][] = []
  let length = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const lines = linesOf((await (await document.getPage(number)).getTextContent()).items)
    length += lines.reduce((sum, { text }) => sum + text.length, 0)
    if (length > limits.text) throw new FileProblem('too-long')
    pages.push(lines)
  }
  return pages
}

/** Pages that show a picture and say nothing: scanned ones, among others that have text. Empty pages are not missed. */
async function picturesIn(document: PDFDocumentProxy, pages: readonly (readonly Line[])[]): Promise<number[]> {
  const numbers: number[] = []
  for (const [index, lines] of pages.entries()) {
    const isSilent = !lines.some(({ text }) => hasWords(text))
    if (isSilent && (await showsPicture(await document.getPage(index + 1)))) numbers.push(index + 1)
  }
  return numbers
}

async function showsPicture(page: PDFPageProxy): Promise<boolean> {
  const { fnArray } = await page.getOperatorList()
  return fnArray.some((operation) => pictures.has(operation))
}

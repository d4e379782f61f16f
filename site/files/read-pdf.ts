import {
  GlobalWorkerOptions,
  getDocument,
  OPS,
  PasswordException,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { FileProblem } from './file-problem.ts'
import { limits } from './limits.ts'
import { type Line, linesOf } from './pdf-lines.ts'
import { textOfPages } from './pdf-text.ts'

/** A reference of five pages takes a second on a slow machine. */
const LONGEST_MS = 30_000
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
  // Ours, not the one that pdf.js would start: where that fails, pdf.js reads in the page, which stands still meanwhile.
  const port = new Worker(workerUrl, { type: 'module' })
  GlobalWorkerOptions.workerPort = port
  const task = getDocument({ data })
  try {
    return await Promise.race([failure(port), lateness(), read(task)])
  } finally {
    // Not `task.destroy()`: it waits for an answer, which a worker that failed never gives.
    port.terminate()
  }
}

function failure(port: Worker): Promise<never> {
  return new Promise((_, reject) => {
    port.addEventListener('error', ({ message }) => reject(new FileProblem('not-started', { cause: message })))
  })
}

/** A file of a few kilobytes may unpack to gigabytes, which the worker would go on reading. */
function lateness(): Promise<never> {
  return new Promise((_, reject) => {
    AbortSignal.timeout(LONGEST_MS).addEventListener('abort', () => reject(new FileProblem('damaged', { cause: 'It took too long.' })))
  })
}

async function read(task: PDFDocumentLoadingTask): Promise<PdfText> {
  try {
    const document = await task.promise
    if (document.numPages > limits.pages) throw new FileProblem('too-many-pages')
    const pages = await linesOfPages(document)
    const text = textOfPages(pages)
    if (!hasWords(text)) throw new FileProblem('scan')
    return { text, pagesWithoutText: await picturesIn(document, pages) }
  } catch (error) {
    if (error instanceof FileProblem) throw error
    throw new FileProblem(error instanceof PasswordException ? 'encrypted' : 'damaged', { cause: error })
  }
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

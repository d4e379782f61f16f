import { GlobalWorkerOptions, getDocument, PasswordException, type PDFDocumentLoadingTask, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { FileProblem } from './file-problem.ts'
import { limits } from './limits.ts'
import { type Line, linesOf } from './pdf-lines.ts'
import { textOfPages } from './pdf-text.ts'

/** A reference of five pages takes a second on a slow machine. */
const LONGEST_MS = 30_000
const MOST_PAGES = 200

/**
 * The text of a PDF in its paragraphs, read in a worker.
 * @throws {FileProblem} when it is encrypted or damaged, has no text, or when the worker does not start
 */
export async function readPdf(data: Uint8Array<ArrayBuffer>): Promise<string> {
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

async function read(task: PDFDocumentLoadingTask): Promise<string> {
  try {
    const text = await textOf(await task.promise)
    if (!/\p{L}{2}/u.test(text)) throw new FileProblem('scan')
    return text
  } catch (error) {
    if (error instanceof FileProblem) throw error
    throw new FileProblem(error instanceof PasswordException ? 'encrypted' : 'damaged', { cause: error })
  }
}

/** Pages behind the longest text that is taken are not read. */
async function textOf(document: PDFDocumentProxy): Promise<string> {
  if (document.numPages > MOST_PAGES) throw new FileProblem('too-long')
  const pages: Line[][] = []
  let length = 0
  for (let number = 1; number <= document.numPages; number += 1) {
    const lines = linesOf((await (await document.getPage(number)).getTextContent()).items)
    length += lines.reduce((sum, { text }) => sum + text.length, 0)
    if (length > limits.text) throw new FileProblem('too-long')
    pages.push(lines)
  }
  return textOfPages(pages)
}

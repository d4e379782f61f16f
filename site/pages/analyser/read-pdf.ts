import { GlobalWorkerOptions, getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { FileProblem } from './file-problem.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Pages beyond this belong to no reference. */
const MAX_PAGES = 30

/** A line further below than this many line heights opens a paragraph. */
const PARAGRAPH_GAP = 1.7

/** The text of a PDF in its lines. Throws a `FileProblem` when it is encrypted or damaged; a scan has no text. */
export async function readPdf(file: File): Promise<string> {
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()) })
  try {
    const document = await task.promise
    const pages: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) pages.push(await pageText(document, number))
    return pages.join('\n\n')
  } catch (error) {
    throw new FileProblem(error instanceof PasswordException ? 'encrypted' : 'damaged', error)
  } finally {
    await task.destroy()
  }
}

async function pageText(document: PDFDocumentProxy, number: number): Promise<string> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  let text = ''
  let last: { readonly y: number; readonly height: number } | undefined
  for (const item of items) {
    if (!('str' in item)) continue
    const y = Number(item.transform[5])
    if (last && last.y - y > last.height * PARAGRAPH_GAP) text += '\n'
    text += item.str + (item.hasEOL ? '\n' : '')
    if (item.str.trim()) last = { y, height: item.height || (last?.height ?? 12) }
  }
  return text
}

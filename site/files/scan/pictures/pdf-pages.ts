import type { PDFPageProxy } from 'pdfjs-dist'
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url'
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url'
import { FileProblem } from '../../file-problem.ts'
import { limits } from '../../limits.ts'
import { type OpenPdf, openPdf } from '../../open-pdf.ts'
import { linesOf } from '../../pdf-lines.ts'
import { MOST_PIXELS } from '../limits.ts'
import type { OpenPages, PageSource } from './page-source.ts'

const POINTS_PER_INCH = 72
/** Of a page that is drawn. */
const DOTS_PER_INCH = 300

/** What unpacks the pictures of scanners, by the name that pdf.js asks for. */
const unpackers: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2Url, 'openjpeg.wasm': openjpegUrl }

/** Gives pdf.js its unpackers from where the build has put them. */
class Unpackers {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = unpackers[filename]
    if (!url) throw new FileProblem('not-loaded', { cause: filename })
    const response = await fetch(url)
    if (!response.ok) throw new FileProblem('not-loaded', { cause: filename })
    return new Uint8Array(await response.arrayBuffer())
  }
}

/**
 * The pages of a PDF: as text those that have some, as pictures the others.
 * @throws {FileProblem} when it is encrypted or damaged, or has too many pages, which nobody draws then
 */
export async function pdfPages(data: Uint8Array<ArrayBuffer>): Promise<OpenPages> {
  const pdf = openPdf(data, { BinaryDataFactory: Unpackers, useWorkerFetch: false, wasmUrl: '/' })
  try {
    const pages = await pdf.use(async (document) => {
      if (document.numPages > limits.pages) throw new FileProblem('too-many-pages')
      const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1)
      return Promise.all(numbers.map(async (number) => sourceOf(pdf, await document.getPage(number))))
    })
    return { pages, close: pdf.close }
  } catch (error) {
    pdf.close()
    throw error
  }
}

async function sourceOf(pdf: OpenPdf, page: PDFPageProxy): Promise<PageSource> {
  const written = linesOf((await page.getTextContent()).items)
  if (written.some(({ text }) => /\p{L}{2}/u.test(text))) return { written }
  return { draw: () => pdf.use(() => drawn(page)) }
}

async function drawn(page: PDFPageProxy): Promise<ImageBitmap> {
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(DOTS_PER_INCH / POINTS_PER_INCH, Math.sqrt(MOST_PIXELS / (width * height)))
  const viewport = page.getViewport({ scale })
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(viewport.width)
  canvas.height = Math.ceil(viewport.height)
  // As for printing: drawing for the screen waits for frames, which a page in the background has none of.
  await page.render({ canvas, viewport, intent: 'print' }).promise
  const bitmap = await createImageBitmap(canvas)
  canvas.width = 0
  page.cleanup()
  return bitmap
}

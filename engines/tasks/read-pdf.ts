import type { PDFPageProxy } from 'pdfjs-dist'
import type { PdfText } from '../kinds.ts'

/** Pages of a reference; what has more is none. */
const MOST_PAGES = 12
/** What a signature of PDF 2.0 (ISO 32000-2, 12.8) or of ETSI EN 319 142 says of itself. */
const SIGNATURE = /\/SubFilter\s*\/(?:ETSI\.CAdES\.detached|adbe\.pkcs7\.(?:detached|sha1))/
const BYTE_RANGE = /\/ByteRange\s*\[/

/** The text of a PDF, its pages parted by form feeds, and whether it carries an electronic signature; not whether that is valid, or qualified. */
export async function readPdf(content: Blob): Promise<PdfText> {
  const data = new Uint8Array(await content.arrayBuffer())
  // Read before pdf.js takes the bytes away.
  const source = Buffer.from(data).toString('latin1')
  const hasSignature = SIGNATURE.test(source) && BYTE_RANGE.test(source)
  try {
    const pages = await pagesOf(data)
    return { isReadable: true, text: pages.map(({ text }) => text).join('\f'), isScan: pages.every(isPicture), hasSignature }
  } catch {
    return { isReadable: false, text: '', isScan: false, hasSignature }
  }
}

interface ReadPage {
  readonly text: string
  readonly hasPicture: boolean
  /** It is laid over the picture for searching, as programs that read scans do; nobody sees it. */
  readonly isInvisible: boolean
}

const isPicture = ({ text, hasPicture, isInvisible }: ReadPage) => hasPicture && (isInvisible || !/\p{L}{3}/u.test(text))

async function pagesOf(data: Uint8Array): Promise<readonly ReadPage[]> {
  const pdf = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const task = pdf.getDocument({ data, verbosity: pdf.VerbosityLevel.ERRORS, useSystemFonts: false, stopAtErrors: true })
  try {
    const document = await task.promise
    const pages: ReadPage[] = []
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1)
      pages.push(await readPage(await document.getPage(number), pdf))
    return pages
  } finally {
    await task.destroy()
  }
}

type Pdf = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/** ISO 32000-2, 9.3.6: neither filled nor stroked. */
const INVISIBLE = 3

async function readPage(page: PDFPageProxy, { OPS }: Pdf): Promise<ReadPage> {
  const { items } = await page.getTextContent()
  const { fnArray, argsArray } = await page.getOperatorList()
  const modes = fnArray.flatMap((operator, at) => (operator === OPS.setTextRenderingMode ? [argsArray[at]?.[0]] : []))
  return {
    text: items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
    hasPicture: fnArray.some((operator) => [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject].includes(operator)),
    isInvisible: modes.length > 0 && modes.every((mode) => mode === INVISIBLE),
  }
}

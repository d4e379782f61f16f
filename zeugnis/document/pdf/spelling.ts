import type PDFDocument from 'pdfkit'

/** UTF-16 with its mark, as PDF writes texts. */
function hexOf(text: string): string {
  return `<FEFF${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')}>`
}

/**
 * Tells those who listen, copy or search what letters say, where their drawing does not (PDF 2.0, 14.9.4).
 * It stands within the text object: programs take place and size of the words from there. The library can write it only
 * outside of it.
 */
export function spellingIn(pdf: InstanceType<typeof PDFDocument>): (actual: string | undefined, paint: () => void) => void {
  const write = pdf.addContent.bind(pdf)
  return (actual, paint) => {
    if (!actual) return paint()
    pdf.addContent = (data) => {
      if (data === 'ET') write('EMC')
      write(data)
      return data === 'BT' ? write(`/Span <</ActualText ${hexOf(actual)}>> BDC`) : pdf
    }
    paint()
    pdf.addContent = write
  }
}

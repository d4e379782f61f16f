import { type Listing, listingToPdf, UndrawableError } from '#zeugnis/document'
import { loadFonts } from '#zeugnis/fonts'
import { fetchFont } from '../browser/fetch-font.ts'
import type { PdfAnswer } from './pdf-from-worker.ts'

self.addEventListener('message', ({ data }: MessageEvent<Listing>) => {
  listingToPdf(data, (text) => loadFonts(fetchFont, text)).then(
    (file) => self.postMessage(file),
    (error: unknown) => self.postMessage(error instanceof UndrawableError ? error.letters : ({ failed: String(error) } satisfies PdfAnswer)),
  )
})

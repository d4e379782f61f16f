import type { Locale } from '#words/locales'
import { analysisToPdf } from '#zeugnis/document'
import { loadFonts } from '#zeugnis/document/fonts'
import { fetchFont } from '../../runtime/fetch-font.ts'
import { analyseText } from './analyse-text.ts'

export interface ReportQuestion {
  readonly text: string
  readonly locale: Locale
  /** Day on which the report is made, ISO 8601. */
  readonly date: string
}

export type ReportAnswer = Uint8Array | { readonly failed: string }

async function report({ text, locale, date }: ReportQuestion): Promise<ReportAnswer> {
  const analysis = analyseText(text)
  if (!analysis.isReference) return { failed: analysis.problem }
  return analysisToPdf({ text, analysis, language: locale, date }, await loadFonts(fetchFont))
}

self.addEventListener('message', ({ data }: MessageEvent<ReportQuestion>) => {
  report(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => self.postMessage({ failed: String(error) } satisfies ReportAnswer),
  )
})

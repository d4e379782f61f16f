import type { Locale } from '#words/locales'
import { analyseLetter } from '#zeugnis/analyse'
import { analysisToPdf } from '#zeugnis/document'
import { loadFonts } from '#zeugnis/document/fonts'
import { expectations } from '#zeugnis/expectations'
import { fetchFont } from '../../runtime/fetch-font.ts'

export interface ReportQuestion {
  readonly text: string
  readonly locale: Locale
  /** Day on which the report is made, ISO 8601. */
  readonly date: string
}

export type ReportAnswer = Uint8Array | { readonly failed: string }

async function report({ text, locale, date }: ReportQuestion): Promise<ReportAnswer> {
  const analysis = analyseLetter(text, { expectations })
  if (!analysis.isReference) return { failed: analysis.problem }
  return analysisToPdf({ text, analysis, language: locale, date }, await loadFonts(fetchFont))
}

self.addEventListener('message', ({ data }: MessageEvent<ReportQuestion>) => {
  report(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => self.postMessage({ failed: String(error) } satisfies ReportAnswer),
  )
})

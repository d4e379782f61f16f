import type { Locale } from '#words/locales'
import { analysisToPdf, type Undrawable, UndrawableError } from '#zeugnis/document'
import { loadFonts } from '#zeugnis/document/fonts'
import { fetchFont } from '../../runtime/fetch-font.ts'
import { analyseText } from './analyse-text.ts'

export interface ReportQuestion {
  readonly text: string
  readonly locale: Locale
  /** Day on which the report is made, ISO 8601. */
  readonly date: string
  /** Whether question marks may stand for letters that no font has. */
  readonly replaces: boolean
}

export type ReportAnswer = Uint8Array | readonly Undrawable[] | { readonly failed: string }

async function report({ text, locale, date, replaces }: ReportQuestion): Promise<ReportAnswer> {
  const analysis = analyseText(text)
  if (!analysis.isReference) return { failed: analysis.problem }
  return analysisToPdf({ text, analysis, language: locale, date, replaces }, await loadFonts(fetchFont, text))
}

self.addEventListener('message', ({ data }: MessageEvent<ReportQuestion>) => {
  report(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => self.postMessage(error instanceof UndrawableError ? error.letters : ({ failed: String(error) } satisfies ReportAnswer)),
  )
})

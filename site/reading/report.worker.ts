import type { Locale } from '#words/interface'
import { reportTexts, sheetTexts } from '#words/said'
import { analysisToPdf, UndrawableError } from '#zeugnis/document'
import { loadFonts } from '#zeugnis/fonts'
import { fetchFont } from '../browser/fetch-font.ts'
import { analyseText } from './analyse-text.ts'
import { type ClosingGap, closingGaps } from './closing-gaps.ts'
import type { PdfAnswer } from './pdf-from-worker.ts'

export interface ReportQuestion {
  readonly text: string
  readonly locale: Locale
  /** Day on which the report is made, ISO 8601. */
  readonly date: string
  /** How the report says what a closing lacks. */
  readonly closing: Readonly<Record<ClosingGap, string>>
  /** Whether question marks may stand for letters that no font has. */
  readonly replaces: boolean
}

async function report({ text, locale, date, closing, replaces }: ReportQuestion): Promise<PdfAnswer> {
  const analysis = analyseText(text)
  if (!analysis.isReference) return { failed: analysis.problem }
  const [texts, { page }] = [reportTexts[locale], sheetTexts[locale]]
  const closingLacks = closingGaps(text, analysis).map((gap) => closing[gap])
  return analysisToPdf({ text, analysis, language: locale, texts, page, date, closingLacks, replaces }, await loadFonts(fetchFont, text))
}

self.addEventListener('message', ({ data }: MessageEvent<ReportQuestion>) => {
  report(data).then(
    (answer) => self.postMessage(answer),
    (error: unknown) => self.postMessage(error instanceof UndrawableError ? error.letters : ({ failed: String(error) } satisfies PdfAnswer)),
  )
})

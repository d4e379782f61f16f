import type { Locale } from '#words/locales'
import { analyseText } from '../reading/analyse-text.ts'
import { makeReading } from '../reading/make-reading.ts'
import type { Answer } from './use-reading.ts'

interface Question {
  readonly id: number
  readonly text: string
  readonly locale: Locale
}

/** Reads off the main thread: the page answers while a long text is read. Nothing leaves this thread but the answer. */
self.addEventListener('message', ({ data: { id, text, locale } }: MessageEvent<Question>) => {
  const analysis = analyseText(text)
  const answer: Answer = analysis.isReference ? { id, text, reading: makeReading(text, analysis, locale) } : { id, text, problem: analysis.problem }
  self.postMessage(answer)
})

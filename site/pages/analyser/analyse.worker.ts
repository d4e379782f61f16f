import { analyseText } from '../../reading/analyse-text.ts'
import { makeReading } from '../../reading/make-reading.ts'
import type { Answer, Question } from './use-reading.ts'

/** Reads off the main thread: the page answers while a long text is read. Nothing leaves this thread but the answer. */
self.addEventListener('message', ({ data: { text, locale } }: MessageEvent<Question>) => {
  const analysis = analyseText(text)
  const answer: Answer = analysis.isReference ? { reading: makeReading(text, analysis, locale) } : { problem: analysis.problem }
  self.postMessage(answer)
})

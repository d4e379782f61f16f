import type { Undrawable } from '#zeugnis/document'
import { pdfFromWorker } from './pdf-from-worker.ts'
import type { ReportQuestion } from './report.worker.ts'

/** The analysis of a text as a PDF, made in a worker of its own that ends with it. */
export function makeReport(question: ReportQuestion): Promise<Uint8Array | readonly Undrawable[]> {
  return pdfFromWorker(new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' }), question)
}

import type { Undrawable } from '#zeugnis/document'
import type { ReportAnswer, ReportQuestion } from './report.worker.ts'

/**
 * The analysis of a text as a PDF, made in a worker of its own that ends with it; instead of one that would lack letters,
 * these letters. Rejects when it cannot be made.
 */
export function makeReport(question: ReportQuestion): Promise<Uint8Array | readonly Undrawable[]> {
  const worker = new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Uint8Array | readonly Undrawable[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReportAnswer>) => {
      if ('failed' in data) reject(new Error(data.failed))
      else resolve(data)
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}

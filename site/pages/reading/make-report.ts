import type { ReportAnswer, ReportQuestion } from './report.worker.ts'

/** The analysis of a text as a PDF, made in a worker of its own that ends with it. Rejects when it cannot be made. */
export function makeReport(question: ReportQuestion): Promise<Uint8Array> {
  const worker = new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ReportAnswer>) => {
      if (data instanceof Uint8Array) resolve(data)
      else reject(new Error(data.failed))
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}

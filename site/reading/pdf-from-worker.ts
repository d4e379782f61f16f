import type { Undrawable } from '#zeugnis/document'

/** What a worker that makes a PDF answers. */
export type PdfAnswer = Uint8Array | readonly Undrawable[] | { readonly failed: string }

/**
 * Asks a worker for one PDF and ends it; gives the letters that the file would lack instead of one without them. Rejects when it cannot be made.
 */
export function pdfFromWorker(worker: Worker, question: unknown): Promise<Uint8Array | readonly Undrawable[]> {
  return new Promise<Uint8Array | readonly Undrawable[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PdfAnswer>) => {
      if ('failed' in data) reject(new Error(data.failed))
      else resolve(data)
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(question)
  }).finally(() => worker.terminate())
}

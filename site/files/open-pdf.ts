import { GlobalWorkerOptions, getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { FileProblem } from './file-problem.ts'

/** A reference of five pages takes a second on a slow machine. */
const LONGEST_MS = 30_000

type DocumentOptions = Omit<Parameters<typeof getDocument>[0] & object, 'data'>

export interface OpenPdf {
  /**
   * Does something with the file; what takes too long ends, for a few kilobytes may unpack to gigabytes.
   * @throws {FileProblem} when it is encrypted or damaged, or when the worker does not start
   */
  use<T>(job: (document: PDFDocumentProxy) => Promise<T>): Promise<T>
  /** Ends its worker. */
  close(): void
}

/** Opens a PDF in a worker of its own, which has to be closed. */
export function openPdf(data: Uint8Array<ArrayBuffer>, options: DocumentOptions = {}): OpenPdf {
  // Ours, not the one that pdf.js would start: where that fails, pdf.js reads in the page, which stands still meanwhile.
  const port = new Worker(workerUrl, { type: 'module' })
  GlobalWorkerOptions.workerPort = port
  const failed = failure(port)
  const { promise } = getDocument({ ...options, data })
  // Whoever waits hears of both; nobody may be waiting yet.
  for (const outcome of [failed, promise]) outcome.catch(() => {})
  return {
    use: (job) => Promise.race([failed, lateness(), promise.then(job).catch(refuse)]),
    // Not `task.destroy()`: it waits for an answer, which a worker that failed never gives.
    close: () => port.terminate(),
  }
}

function failure(port: Worker): Promise<never> {
  return new Promise((_, reject) => {
    port.addEventListener('error', ({ message }) => reject(new FileProblem('not-started', { cause: message })))
  })
}

function lateness(): Promise<never> {
  return new Promise((_, reject) => {
    AbortSignal.timeout(LONGEST_MS).addEventListener('abort', () => reject(new FileProblem('damaged', { cause: 'It took too long.' })))
  })
}

function refuse(error: unknown): never {
  if (error instanceof FileProblem) throw error
  throw new FileProblem(error instanceof PasswordException ? 'encrypted' : 'damaged', { cause: error })
}

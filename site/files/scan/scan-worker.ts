import { FileProblem } from '../file-problem.ts'
import type { News, Order } from './worker-messages.ts'

type Done = Extract<News, { readonly stage: 'done' }>
type Progress = Exclude<News, Done | { readonly stage: 'failed' }>

/** Of a photo with more pixels the worker keeps so much memory that the next one would go beyond our limit: it starts anew, from what the browser has kept. */
const LARGE = 25_000_000

/** A worker that nobody asks for so long gives its memory back; what it had fetched the browser has kept. */
const IDLE_MS = 300_000

/** One for all pages of a visit: it keeps what it has fetched. */
let worker: Worker | undefined
let idle: ReturnType<typeof setTimeout> | undefined

function stop(): void {
  worker?.terminate()
  worker = undefined
}

/**
 * Has one page read by the visit's worker, which starts with the first.
 * @throws {FileProblem}
 * @throws the signal's reason, and then the worker is gone
 */
export async function readInWorker(order: Order, signal: AbortSignal, onProgress: (news: Progress) => void): Promise<Done> {
  clearTimeout(idle)
  worker ??= new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module', name: 'scan' })
  const asked = worker
  const outcome = Promise.withResolvers<Done>()
  const listening = new AbortController()
  const end = (reason: unknown) => {
    stop()
    outcome.reject(reason)
  }
  signal.addEventListener('abort', () => end(signal.reason), { signal: listening.signal })
  asked.addEventListener('error', ({ message }) => end(new FileProblem('not-loaded', { cause: message })), { signal: listening.signal })
  asked.addEventListener('message', ({ data }: MessageEvent<News>) => take(data, outcome, onProgress), { signal: listening.signal })
  if (signal.aborted) end(signal.reason)
  const isLarge = order instanceof ImageBitmap && order.width * order.height > LARGE
  if (!signal.aborted) asked.postMessage(order, order instanceof ImageBitmap ? [order] : [])
  try {
    return await outcome.promise
  } finally {
    listening.abort()
    if (isLarge) stop()
    else idle = setTimeout(stop, IDLE_MS)
  }
}

function take(news: News, { resolve, reject }: PromiseWithResolvers<Done>, onProgress: (news: Progress) => void): void {
  if (news.stage === 'done') resolve(news)
  else if (news.stage === 'failed') reject(new FileProblem(news.code, { cause: news.cause }))
  else onProgress(news)
}

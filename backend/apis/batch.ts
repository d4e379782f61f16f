import type { TransactionCore } from '../core/model/core.ts'
import { ApiError } from '../core/model/errors.ts'
import { limitStatements } from '../dialects/engine-sql.ts'
import { answer } from './answer.ts'
import { type PreparedItem, prepareItem, readBatch, runItem } from './batch-items.ts'
import { type AskedBody, type BodySize, MEGABYTE, sizeOf } from './body-limits.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { errorJson, toApiError } from './errors.ts'

const DEFAULT_BYTES = 128 * MEGABYTE
const DEFAULT_SECONDS = 3
const REFUSED = 'Batch transaction failed.'

/** Many writes in one transaction (contract 9). */
export const batchEndpoints: readonly Endpoint[] = [{ method: 'POST', path: '/api/batch', bodySize, handle: batch }]

/** Of what is no file, several records as large as a guest may send one. */
const MOST_TEXT = { guest: MEGABYTE, record: 8 * MEGABYTE, superuser: Number.POSITIVE_INFINITY }

function bodySize({ core: { settings }, asker }: AskedBody): BodySize {
  const bytes = settings.batch.maxBodySize > 0 ? settings.batch.maxBodySize : DEFAULT_BYTES
  return { ...sizeOf(bytes), textBytes: Math.min(bytes, MOST_TEXT[asker]) }
}

interface ItemResult {
  readonly body: unknown
  readonly status: number
}

async function batch(call: Call): Promise<Response> {
  const { enabled, maxRequests, timeout } = call.core.settings.batch
  if (!enabled || maxRequests <= 0) throw new ApiError(403, 'Batch requests are not allowed.')
  const sent = readBatch(await call.body(), { maxRequests })
  const items = await Promise.all(sent.map((item) => prepareItem(call, item)))
  const milliseconds = (timeout > 0 ? timeout : DEFAULT_SECONDS) * 1000
  const results = await withinTime(milliseconds, (deadline) =>
    call.core.inTransaction(async (tx) => {
      await limitStatements(tx.database.engine, tx.connection, milliseconds)
      return Promise.race([runAll(call, tx, items), deadline])
    }),
  )
  return answer(call, results)
}

/** Gives `work` a promise that rejects when the time is over. What the work still does then must change nothing. */
async function withinTime<T>(milliseconds: number, work: (deadline: Promise<never>) => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  // Nobody may be listening yet: the work may wait for its turn.
  promise.catch(() => undefined)
  const timer = setTimeout(() => reject(new ApiError(400, REFUSED)), milliseconds)
  return work(promise).finally(() => clearTimeout(timer))
}

async function runAll(call: Call, tx: TransactionCore, items: readonly PreparedItem[]): Promise<ItemResult[]> {
  const results: ItemResult[] = []
  for (const [index, item] of items.entries()) {
    const response = await runItem(call, tx, item).catch((error: unknown) => {
      throw failureOf(index, error)
    })
    results.push({ body: response.status === 204 ? null : await response.json(), status: response.status })
  }
  return results
}

/** What one item is refused with refuses the whole; that the machine failed is nobody's request's fault. */
function failureOf(index: number, error: unknown): unknown {
  const known = toApiError(error)
  if (known.status >= 500) return error
  const failed = { code: 'batch_request_failed', message: 'Batch request failed.', response: errorJson(known) }
  return new ApiError(400, REFUSED, { requests: { [index]: failed } })
}

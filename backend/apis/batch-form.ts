import { z } from 'zod'
import { checkEach, checkIn, checkLength, checkRequired, errorTree, isEmpty } from '../core/checks.ts'
import { ApiError } from '../core/errors.ts'
import type { NewFile } from '../core/fields/field-type.ts'
import type { Body } from './endpoint.ts'

/** One request of a batch, with the files that came for it. */
export interface BatchItem {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Body
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const LONGEST_URL = 2000

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const sentItem = z.object({
  method: text,
  url: text,
  headers: z.record(z.string(), z.string()).nullish(),
  body: z.record(z.string(), z.unknown()).nullish(),
})

const sentBatch = z.object({ requests: z.array(sentItem).nullish() })

/** Reads the requests of a batch (contract 9). Throws 400: for what cannot be read, or with one error for each wrong value. */
export function readBatch({ values, files }: Body, { maxRequests }: { readonly maxRequests: number }): readonly BatchItem[] {
  const sent = sentBatch.safeParse(values)
  if (!sent.success) throw new ApiError(400, 'Failed to read the submitted batch data.')
  const requests = sent.data.requests ?? []
  const wrong = errorTree({ requests: checkRequired(requests) ?? checkCount(requests.length, maxRequests) ?? checkEach(requests, checkItem) })
  if (!isEmpty(wrong)) throw new ApiError(400, 'Invalid batch request data.', wrong)
  return requests.map(({ method, url, headers, body }, index) => ({
    method,
    url,
    headers: headers ?? {},
    body: { values: body ?? {}, files: filesOf(files, index) },
  }))
}

function checkCount(count: number, max: number) {
  if (count <= max) return undefined
  return { code: 'validation_length_too_long', message: `The length must be no more than ${max}.`, params: { max, min: 0 } }
}

function checkItem({ method, url }: z.infer<typeof sentItem>) {
  return errorTree({
    method: checkRequired(method) ?? checkIn(method, methods),
    url: checkRequired(url) ?? checkLength(url, { max: LONGEST_URL }),
  })
}

/** Parts named `requests.N.field` or `requests[N].field`; the field may carry a modifier. */
function filesOf(files: Body['files'], index: number): Body['files'] {
  const found = new Map<string, readonly NewFile[]>()
  for (const prefix of [`requests.${index}.`, `requests[${index}].`]) {
    for (const [key, added] of files) {
      const field = key.slice(prefix.length)
      if (key.startsWith(prefix) && field !== '') found.set(field, [...(found.get(field) ?? []), ...added])
    }
  }
  return found
}

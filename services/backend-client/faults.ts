import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'

const values = z.record(z.string(), z.object({ code: z.string() }).loose())
const batchAnswer = z.object({ data: z.object({ requests: z.record(z.string(), z.object({ response: z.object({ data: values }) })) }) })
const oneAnswer = z.object({ data: values })

const batchStatuses = z.object({ data: z.object({ requests: z.record(z.string(), z.object({ response: z.object({ status: z.number() }) })) }) })

/** Whether a write, alone or in a batch, was refused because a record that it changes is gone. */
export function isMissing(error: unknown): boolean {
  if (!(error instanceof ClientResponseError)) return false
  if (error.status === 404) return true
  const requests = error.status === 400 ? batchStatuses.safeParse(error.response).data?.data.requests : undefined
  return Object.values(requests ?? {}).some(({ response }) => response.status === 404)
}

/** Whether a write, alone or in a batch, was refused because there is such a record already. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof ClientResponseError) || error.status !== 400) return false
  const batch = batchAnswer.safeParse(error.response)
  const wrong = batch.success
    ? Object.values(batch.data.data.requests).map(({ response }) => response.data)
    : [oneAnswer.safeParse(error.response).data?.data]
  return wrong.some((fields) => Object.values(fields ?? {}).some(({ code }) => code === 'validation_not_unique'))
}

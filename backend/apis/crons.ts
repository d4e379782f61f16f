import { listJobs, runJob } from '../core/cron/scheduler.ts'
import { ApiError } from '../core/model/errors.ts'
import { answer, noContent } from './answer.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { noteDone } from './operator.ts'

const guard = 'superuser'

/** The jobs that run by the clock, for superusers (contract 12). */
export const cronEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/crons', guard, handle: list },
  { method: 'POST', path: '/api/crons/:id', guard, handle: run },
]

async function list(call: Call): Promise<Response> {
  return answer(
    call,
    listJobs(call.core).map(({ id, expression }) => ({ id, expression })),
  )
}

/** Answered before the job is done, as nobody knows how long it takes. */
async function run(call: Call): Promise<Response> {
  const { core, params } = call
  const job = listJobs(core).find(({ id }) => id === params.id)
  if (!job) throw new ApiError(404, 'Missing or invalid cron job')
  await noteDone(call, { action: 'run', target: `cron ${job.id}` })
  runJob(core, job)
  return noContent()
}

import { checkLength } from '../core/model/checks.ts'
import { runSql } from '../core/run-sql.ts'
import { answer, rawError } from './answer.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { readForm, someText } from './form.ts'

const QUERY_MAX = 5000

/** SQL for superusers (contract 12). */
export const sqlEndpoints: readonly Endpoint[] = [{ method: 'POST', path: '/api/sql', guard: 'superuser', handle: run }]

async function run(call: Call): Promise<Response> {
  const { query } = await readForm(call, { query: someText(async (text) => checkLength(text, { max: QUERY_MAX })) })
  return answer(call, await runSql(call.core, query).catch(rawError('Failed to execute query')))
}

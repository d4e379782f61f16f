import { ApiError } from '../core/model/errors.ts'
import { isSuperuser } from '../core/model/record.ts'
import { answer } from './answer.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { serverStateEndpoints } from './server-state.ts'

const proxyHeaders = ['CF-Connecting-IP', 'Fly-Client-IP', 'X-Forwarded-For', 'X-Real-IP', 'X-Client-IP']

/** Health (contract 12), also of the database. Note `code`, where errors have `status`. */
async function health(call: Call): Promise<Response> {
  const data = isSuperuser(call.auth)
    ? {
        canBackup: call.core.backups !== undefined && call.core.backups.active === undefined,
        possibleProxyHeader: proxyHeaders.find((name) => call.request.headers.has(name)) ?? '',
        realIP: call.clientAddress,
      }
    : {}
  await call.core.database.isAlive().catch(() => {
    throw new ApiError(503, 'The database does not answer.')
  })
  return answer(call, { message: 'API is healthy.', code: 200, data })
}

/** Whether the server lives (contract 12), and how it is. */
export const healthEndpoints: readonly Endpoint[] = [{ method: 'GET', path: '/api/health', handle: health }, ...serverStateEndpoints]

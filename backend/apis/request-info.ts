import type { RequestContext, RequestInfo } from '../core/request-info.ts'
import type { Call } from './endpoint.ts'

/** What rules may know of a call (contract 2.2). Reads the body, which must be readable even where nothing is sent (13.9). */
export async function requestInfo(call: Call, context: RequestContext = call.context ?? 'default'): Promise<RequestInfo> {
  const { values } = await call.body()
  return {
    context,
    method: call.request.method,
    query: firstValues(call.url.searchParams),
    headers: Object.fromEntries([...call.request.headers].map(([name, value]) => [name.toLowerCase().replaceAll('-', '_'), value])),
    body: values,
    auth: call.auth,
  }
}

/** Of a parameter that is repeated the first counts. */
function firstValues(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].reverse())
}

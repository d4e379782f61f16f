import { toJson } from '../tools/json.ts'
import { shortForm } from './body-limits.ts'
import type { Call, Endpoint } from './endpoint.ts'

const path = '/api/oauth2-redirect'

/** Where providers send the browser back to (contract 5.1): what they say goes to the window that waits for it. */
export const oauth2RedirectEndpoints: readonly Endpoint[] = [
  { method: 'GET', path, handle: redirect },
  { method: 'POST', path, bodySize: shortForm, handle: redirect },
]

const TOPIC = '@oauth2'

async function redirect(call: Call): Promise<Response> {
  const isPost = call.request.method === 'POST'
  const { state, code, error, user } = isPost ? await postedParameters(call) : Object.fromEntries(call.url.searchParams)
  if (code && user) call.core.accounts.appleNames.keep(code, user)
  const isTold = tell(call, { state: state ?? '', code: code ?? '', ...(error && { error }) })
  const location = `../_/#/auth/oauth2-redirect-${isTold && code && !error ? 'success' : 'failure'}`
  return new Response(null, { status: isPost ? 303 : 307, headers: { location } })
}

async function postedParameters(call: Call): Promise<Readonly<Record<string, string>>> {
  const { values } = await call.body()
  // Codes of digits only have been read as numbers.
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)]))
}

/** Whether somebody at the same address waited for this state; they hear of it once. */
function tell(
  { core: { realtime }, clientAddress }: Call,
  said: { readonly state: string; readonly code: string; readonly error?: string },
): boolean {
  const client = said.state ? realtime.find(said.state) : undefined
  if (!client?.subscriptions.has(TOPIC) || client.address !== clientAddress) return false
  realtime.send(client, { event: TOPIC, data: toJson(said) })
  realtime.unsubscribe(client, TOPIC)
  return true
}

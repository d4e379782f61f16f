import { ApiError } from '../core/errors.ts'
import { idOf, type StoredRecord } from '../core/records/stored-record.ts'
import { noContent } from './answer.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { openEventStream } from './event-stream.ts'
import { optionalTexts, readForm, requiredText } from './form.ts'

const path = '/api/realtime'

/** Events as they happen (contract 8). */
export const realtimeEndpoints: readonly Endpoint[] = [
  { method: 'GET', path, handle: connect },
  { method: 'POST', path, handle: subscribe },
]

const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

async function connect({ core: { realtime }, request, clientAddress }: Call): Promise<Response> {
  // Nobody would ever read the stream of a HEAD.
  if (request.method === 'HEAD') return new Response(null, { headers })
  const { outlet, body } = openEventStream({ onGone: () => realtime.leave(client) })
  const client = realtime.join({ address: clientAddress, outlet: { ...outlet, send: (message) => outlet.send(client.id, message) } })
  outlet.send(client.id, { event: 'PB_CONNECT', data: JSON.stringify({ clientId: client.id }) })
  return new Response(body, { headers })
}

const MOST_TOPICS = 1000
const LONGEST_TOPIC = 2500

async function subscribe(call: Call): Promise<Response> {
  const { clientId, subscriptions } = await readForm(call, {
    clientId: requiredText({ max: 255 }),
    subscriptions: optionalTexts({ most: MOST_TOPICS, longest: LONGEST_TOPIC }),
  })
  const { realtime } = call.core
  const client = realtime.find(clientId)
  if (!client) throw new ApiError(404, 'Missing or invalid client id.')
  if (client.address !== call.clientAddress) throw new ApiError(400, 'The client is connected from another address.')
  if (client.auth && !isSame(client.auth, call.auth)) throw new ApiError(403, 'The current and the previous request authorization do not match.')
  realtime.subscribe(client, subscriptions, call.auth)
  return noContent()
}

function isSame(bound: StoredRecord, asking: StoredRecord | null): boolean {
  return asking?.collection.id === bound.collection.id && idOf(asking) === idOf(bound)
}

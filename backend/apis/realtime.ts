import { ApiError } from '../core/model/errors.ts'
import type { Message } from '../core/model/realtime.ts'
import { idOf, type StoredRecord } from '../core/model/record.ts'
import { noContent } from './answer.ts'
import { KILOBYTE, sizeOf } from './body-limits.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { optionalTexts, readForm, requiredText } from './form.ts'

const path = '/api/realtime'

const MOST_TOPICS = 1000
const LONGEST_TOPIC = 2500
/** As many topics as the contract allows, every byte of them escaped, and what stands around them. */
const LARGEST_SUBSCRIPTION = MOST_TOPICS * (2 * LONGEST_TOPIC + 4) + KILOBYTE

/** Events as they happen (contract 8). */
export const realtimeEndpoints: readonly Endpoint[] = [
  { method: 'GET', path, handle: connect },
  { method: 'POST', path, bodySize: () => sizeOf(LARGEST_SUBSCRIPTION), handle: subscribe },
]

const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }

async function connect({ core: { realtime }, request, clientAddress, isGuarded }: Call): Promise<Response> {
  // Nobody would ever read the stream of a HEAD.
  if (request.method === 'HEAD') return new Response(null, { headers })
  const { outlet, body } = openEventStream({ onGone: () => realtime.leave(client) })
  const client = realtime.join({
    address: clientAddress,
    isLimited: isGuarded,
    outlet: { ...outlet, send: (message) => outlet.send(client.id, message) },
  })
  outlet.send(client.id, { event: 'PB_CONNECT', data: JSON.stringify({ clientId: client.id }) })
  return new Response(body, { headers })
}

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

/** Bytes that may wait before one more message: then the connection ends, and the client may connect anew. */
const MOST_WAITING = 2 * 2 ** 20

interface EventStream {
  readonly body: ReadableStream<Uint8Array>
  readonly outlet: {
    send(id: string, message: Message): void
    waiting(): number
    close(): void
  }
}

/** A body of server-sent events (contract 8). Nothing waits for its reader. `onGone` is called once, however it ends. */
function openEventStream({ onGone }: { readonly onGone: () => void }): EventStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const end = (finish: (open: ReadableStreamDefaultController<Uint8Array>) => void) => {
    const open = controller
    controller = undefined
    if (!open) return
    finish(open)
    onGone()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started
      },
      cancel: () => end(() => undefined),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  )
  return {
    body,
    outlet: {
      send(id, { event, data }) {
        if ((controller?.desiredSize ?? 0) <= 0) end((open) => open.error(new Error('A client of realtime events reads too slowly.')))
        controller?.enqueue(encoder.encode(`id:${id}\nevent:${event}\ndata:${data}\n\n`))
      },
      waiting: () => (controller ? MOST_WAITING - (controller.desiredSize ?? 0) : 0),
      close: () => end((open) => open.close()),
    },
  }
}

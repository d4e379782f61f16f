import { IncomingMessage } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { discardRest } from './discard-rest.ts'
import { earlyAnswer } from './early-answer.ts'
import { hasBody, untilTooSlow } from './slow-bodies.ts'

type Answer = (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>
type Listener = ReturnType<typeof getRequestListener>

/** Answers Node's requests with a `Response`, also those that are refused before all of them has come, or come too slowly. */
export function requestListener(answer: Answer): Listener {
  return getRequestListener(
    async (request, bindings) => {
      const { incoming, outgoing } = bindings
      if (!(incoming instanceof IncomingMessage) || !hasBody(incoming)) return answer(request, bindings)
      const tooSlow = untilTooSlow(incoming)
      const answered = Promise.resolve(answer(request, bindings))
      // Of one that is given up, nobody hears any more that its body ended.
      answered.catch(() => undefined)
      const first = await Promise.race([answered, tooSlow])
      const response = first === 'tooSlow' ? tooSlowAnswer(incoming) : first
      const isRead = incoming.complete || (first !== 'tooSlow' && (await Promise.race([discardRest(incoming), tooSlow])) === true)
      if (!isRead) outgoing.setHeader('connection', 'close')
      return response
    },
    { overrideGlobalObjects: false, autoCleanupIncoming: false },
  )
}

function tooSlowAnswer(incoming: IncomingMessage): Response {
  const { body, ...rest } = earlyAnswer('tooSlow', incoming)
  return new Response(body, rest)
}

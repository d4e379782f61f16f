import { IncomingMessage } from 'node:http'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { discardRest } from './discard-rest.ts'

type Answer = (request: Request, bindings: HttpBindings | Http2Bindings) => Response | Promise<Response>
type Listener = ReturnType<typeof getRequestListener>

/** Answers Node's requests with a `Response`, also those that are refused before all of them has come. */
export function requestListener(answer: Answer): Listener {
  return getRequestListener(
    async (request, bindings) => {
      const response = await answer(request, bindings)
      const { incoming, outgoing } = bindings
      if (incoming instanceof IncomingMessage && !incoming.complete && !(await discardRest(incoming))) outgoing.setHeader('connection', 'close')
      return response
    },
    { overrideGlobalObjects: false, autoCleanupIncoming: false },
  )
}

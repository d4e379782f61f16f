import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** More than any browser or client asks for on one connection before it has read the first answer; each sends one at a time. */
const MOST_UNANSWERED = 8

/**
 * Answers no more than a few requests of one connection at a time. Whoever writes hundreds of them at once (RFC 9112, section 9.3.2)
 * would have all of them worked on before anybody else's: their connection ends, and what came behind is not begun.
 */
export function boundPipelines(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > MOST_UNANSWERED) {
      socket.destroy()
      return
    }
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    listener(request, response)
  }
}

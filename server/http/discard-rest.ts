import type { IncomingMessage } from 'node:http'

/** Longer than a slow line pauses between two packets; a client that only announced a body waits this long for its answer. */
const IDLE_MS = 500
/** More than any body that is allowed somewhere on the site. */
const MOST_BYTES = 64 * 2 ** 20

/**
 * Reads what is left of a request that is answered early, for it would else stand before the connection's next request, and
 * a client that writes all before it reads would never see the answer (RFC 9112, sections 9.3 and 9.6).
 *
 * Gives false when the client sends too much or falls silent: then the connection has to close after the answer.
 */
export function discardRest(incoming: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0
    const timer = setTimeout(finish, IDLE_MS)
    incoming.removeAllListeners('data').removeAllListeners('readable')
    incoming.on('data', count).once('end', finish).once('close', finish).resume()

    function count(chunk: Uint8Array): void {
      bytes += chunk.byteLength
      if (bytes > MOST_BYTES) finish()
      else timer.refresh()
    }

    function finish(): void {
      clearTimeout(timer)
      incoming.off('data', count).off('end', finish).off('close', finish)
      resolve(incoming.complete)
    }
  })
}

import type { Message } from '../core/realtime/client.ts'

/** Bytes that may wait before one more message: then the connection ends, and the client may connect anew. */
const MOST_WAITING = 2 * 2 ** 20

export interface EventStream {
  readonly body: ReadableStream<Uint8Array>
  readonly outlet: {
    send(id: string, message: Message): void
    close(): void
  }
}

/** A body of server-sent events (contract 8). Nothing waits for its reader. `onGone` is called once, however it ends. */
export function openEventStream({ onGone }: { readonly onGone: () => void }): EventStream {
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
      close: () => end((open) => open.close()),
    },
  }
}

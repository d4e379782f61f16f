import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Cable {
  readonly port: number
  /** Ends every connection, and takes no new one. */
  cut(): void
  /** Takes connections and whatever comes over them, and passes nothing on: a server that hangs. */
  silence(): void
  mend(): void
  close(): void
}

/** Passes bytes on to a server, until it is cut or silent; can be mended. */
export async function startCable({ host, port }: { readonly host: string; readonly port: number }): Promise<Cable> {
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  const keep = (socket: Socket, onClose: () => void) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      onClose()
    })
  }
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    if (state === 'silent') return keep(near.resume(), () => undefined)
    const far = connect(port, host)
    keep(near, () => far.destroy())
    keep(far, () => near.destroy())
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const becomes = (next: typeof state) => () => {
    state = next
    endAll()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: becomes('cut'),
    silence: becomes('silent'),
    mend: becomes('whole'),
    close() {
      server.close()
      endAll()
    },
  }
}

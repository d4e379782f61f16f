import { once } from 'node:events'
import type { Server } from 'node:net'

/** Lets a server listen on a free port of this machine; gives its address. */
export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

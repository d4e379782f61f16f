/** The reference of realtime.ts, in a process of its own: whatever is posted goes to everyone who listens, and is not stored. */
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

const listeners = new Set<ServerResponse>()

const server = createServer(async (request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event:ready\ndata:{}\n\n')
    listeners.add(response)
    response.once('close', () => listeners.delete(response))
    return
  }
  const data = await text(request)
  for (const listener of listeners) listener.write(`id:1\nevent:items/*\ndata:{"action":"create","record":${data}}\n\n`)
  response.end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : 0)
})

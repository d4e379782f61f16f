/** The reference of serving.ts: nothing but Node's HTTP server, the same body, the same headers. */
import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

const { PORT, SOURCE } = process.env
if (!PORT || !SOURCE) throw new Error('PORT and SOURCE are needed')

request(SOURCE, { headers: { 'accept-encoding': 'br', 'sec-fetch-site': 'same-origin' } }, async (response) => {
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers
  const body = await buffer(response)
  createServer((_request, answer) => {
    answer.writeHead(200, headers)
    answer.end(body)
  }).listen(Number(PORT), () => console.log(JSON.stringify({ event: 'listening' })))
}).end()
process.once('SIGTERM', () => process.exit(0))

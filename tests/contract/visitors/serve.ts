/** The visitors' services as a process of their own, to be killed: a form is POSTed to `/FORM` and answered with its outcome. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FormName } from '../../../services/forms/index.ts'
import { open } from './open-visitors.ts'

const site = await open(Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? ''])))
const server = createServer(async (request, response) => {
  const outcome = await site.send((request.url ?? '').slice(1) as FormName, JSON.parse(await text(request)))
  response.end(JSON.stringify(outcome))
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`listening ${typeof address === 'object' && address ? address.port : 0}`)
})

/** The reference of serving.ts: nothing but Node's HTTP server, the same bodies, the same headers, 304 for the tag that it sent. */
import { createServer } from 'node:http'
import { type Copied, copy } from './copied-answer.ts'

const { PORT, SOURCE, PATHS } = process.env
if (!PORT || !SOURCE || !PATHS) throw new Error('PORT, SOURCE and PATHS are needed')

const answers = new Map<string, { readonly whole: Copied; readonly unchanged: Copied }>()
for (const path of PATHS.split(' ')) {
  const whole = await copy(SOURCE + path)
  answers.set(path, { whole, unchanged: await copy(SOURCE + path, whole.headers.etag) })
}

createServer(({ url = '', headers }, response) => {
  const answer = answers.get(url)
  if (!answer) return response.writeHead(404).end()
  const { status, headers: copied, body } = headers['if-none-match'] === answer.whole.headers.etag ? answer.unchanged : answer.whole
  response.writeHead(status, copied)
  response.end(body)
}).listen(Number(PORT), () => console.log(JSON.stringify({ event: 'listening' })))
process.once('SIGTERM', () => process.exit(0))

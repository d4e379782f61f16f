/** The visitors' services as a process of their own, to be killed: a form is POSTed to `/FORM`, a step of a case to `/case`, and answered with its outcome. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Call } from '../../../processes/index.ts'
import type { FormName } from '../../../services/forms/index.ts'
import { form } from './case-site.ts'
import { open } from './open-visitors.ts'

const site = await open(Object.fromEntries(Object.entries(process.env).map(([name, value]) => [name, value ?? ''])))
const server = createServer(async (request, response) => {
  const name = (request.url ?? '').slice(1)
  const sent = JSON.parse(await text(request))
  const outcome = name === 'case' ? await actInCase(sent) : await site.send(name as FormName, sent)
  response.end(JSON.stringify(outcome))
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`listening ${typeof address === 'object' && address ? address.port : 0}`)
})

interface SentStep {
  readonly token: string
  readonly id: string
  readonly call: Call
  readonly fields: Readonly<Record<string, string>>
  readonly isGuest: boolean
}

async function actInCase({ token, id, call, fields, isGuest }: SentStep) {
  const { cases } = site.visitors.servicesFor('192.0.2.1')
  if (isGuest) return cases.guestAct(token, call, form(fields))
  return cases.act(token, id, call, form(call === 'attachSigned' ? { signed: await letterOf(token, id) } : fields))
}

/** The letter as it was released: what comes back from whoever signs by hand, and scans it, is the same text. */
async function letterOf(token: string, id: string): Promise<File> {
  const made = await site.visitors.servicesFor('192.0.2.1').cases.file(token, id, 'entwurf.pdf')
  if (made.kind !== 'file') throw new Error(made.kind)
  return new File([Uint8Array.from(made.bytes)], 'zeugnis.pdf', { type: 'application/pdf' })
}

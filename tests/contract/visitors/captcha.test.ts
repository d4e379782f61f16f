import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { places, type TestPlace } from '../places.ts'
import { contact, type OpenVisitors, open } from './open-visitors.ts'

/** The captcha's service: it takes the answer "solved" with the secret, once, and notes what it was asked. */
const asked: URLSearchParams[] = []
const used = new Set<string>()
let verifier: Server
let place: TestPlace
let site: OpenVisitors

beforeAll(async () => {
  verifier = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    asked.push(form)
    const token = form.get('response') ?? ''
    const success =
      request.url === '/recaptcha/api/siteverify' && form.get('secret') === 'the secret' && token.startsWith('solved') && !used.has(token)
    used.add(token)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(success ? { success, hostname: 'localhost' } : { success, 'error-codes': ['timeout-or-duplicate'] }))
  }).listen(0, '127.0.0.1')
  await once(verifier, 'listening')
  const address = verifier.address()
  const port = typeof address === 'object' && address ? address.port : 0
  place = await places[0]!.make()
  site = await open({
    ...place.env,
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 'the secret',
    RECAPTCHA_URL: `http://127.0.0.1:${port}/recaptcha`,
  })
})
afterEach(() => void asked.splice(0))
afterAll(async () => {
  await site.close()
  await place.remove()
})

it('a form needs the captcha’s answer once both keys are set; without it nobody is asked', async () => {
  const refused = { kind: 'refused', reason: 'captcha', status: 422 }
  expect(await site.send('contact', contact)).toEqual(refused)
  expect(asked).toEqual([])
  expect(await site.send('contact', { ...contact, 'g-recaptcha-response': 'guessed' })).toEqual(refused)
  expect(await site.contract.collection('leads').getFullList()).toEqual([])
})

it('a good answer is asked about once, without the visitor’s address, and a second press needs no other', async () => {
  const fields = { ...contact, 'g-recaptcha-response': 'solved 1' }
  const first = await site.send('contact', fields)
  expect(first).toMatchObject({ kind: 'sent' })
  expect(await site.send('contact', fields)).toEqual(first)
  expect(asked.map((form) => Object.fromEntries(form))).toEqual([{ secret: 'the secret', response: 'solved 1' }])
  expect(await site.send('contact', { ...fields, message: 'Etwas anderes' })).toMatchObject({ reason: 'captcha' })
})

it('the newsletter ordered by two presses needs one answer', async () => {
  const fields = { email: 'ada@example.org', age: '5000', 'g-recaptcha-response': 'solved 3' }
  const first = await site.send('newsletter', fields)
  expect(first).toMatchObject({ kind: 'sent' })
  expect(await site.send('newsletter', fields)).toEqual(first)
})

it('says so when the captcha’s service is away', async () => {
  verifier.closeAllConnections()
  await new Promise((closed) => verifier.close(closed))
  const outcome = await site.send('contact', { ...contact, message: 'Noch eins', 'g-recaptcha-response': 'solved 2' })
  expect(outcome).toEqual({ kind: 'refused', reason: 'captcha_away', status: 503 })
})

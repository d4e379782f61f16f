import { describe, expect, it } from 'vitest'
import { memoryLimits } from '#limits'
import { refusingServices, type VisitorServices } from '#services'
import { MAX_FORM_BYTES } from '#services/forms'
import { pageAnswerer } from './answer-page.ts'
import { clientAddress } from './client-address.ts'
import { countsAsDownload } from './counts-as-download.ts'

const ORIGIN = 'https://www.example.org'
const services: VisitorServices = {
  ...refusingServices('backend_away'),
  send: async () => ({ kind: 'sent', deleteOn: '2027-05-21' }),
  confirmNewsletter: async () => ({ kind: 'done' }),
  followLink: async () => ({ kind: 'done' }),
  unsubscribe: async () => ({ kind: 'done' }),
}

/** Sends to a page whose action tells what it got: the length of the body and the outcome. */
async function post(path: string, body: NonNullable<RequestInit['body']>, headers: Readonly<Record<string, string>> = {}) {
  const answer = pageAnswerer({
    limits: memoryLimits(),
    origin: ORIGIN,
    visitors: { servicesFor: () => services },
    async site(request, given) {
      const { length } = await request.text()
      const outcome = await given.send('contact', { data: new FormData(), locale: 'de' })
      return Response.json({ length, ...outcome })
    },
  })
  const streamed = body instanceof ReadableStream ? { duplex: 'half' } : {}
  return answer(new Request(`${ORIGIN}${path}`, { method: 'POST', body, headers, ...streamed }), '192.0.2.1')
}

const megabytes = (count: number) => new Uint8Array(count * 2 ** 20)

/** Says nothing of its length, and counts what is read of it. */
function stream(count: number): { readonly body: ReadableStream<Uint8Array>; read(): number } {
  let read = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read >= count) return controller.close()
        read += 1
        controller.enqueue(megabytes(1))
      },
    },
    { highWaterMark: 0 },
  )
  return { body, read: () => read }
}

it('pages that are rendered for one address have a limit, in words and with a time, and nobody else waits for it', async () => {
  const answer = pageAnswerer({
    limits: memoryLimits(),
    visitors: { servicesFor: () => services },
    origin: ORIGIN,
    site: async () => new Response('page'),
  })
  const ask = (address: string) => answer(new Request(`${ORIGIN}/suche?q=a`), address)
  for (let times = 0; times < 200; times += 1) expect((await ask('2001:db8::1')).status).toBe(200)
  const refused = await ask('2001:db8::2')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await refused.text()).toMatch(/Bitte laden Sie die Seite[\s\S]*Please load the page again/)
  expect((await ask('2001:db8:1::1')).status).toBe(200)
})

const parts = (count: number) => `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(count)}--b--\r\n`

describe('what is sent to a page', () => {
  it('reaches its action, as long as its forms may be', async () => {
    expect(await (await post('/about/contact', 'name=Ada')).json()).toEqual({ length: 8, kind: 'sent', deleteOn: '2027-05-21' })
    expect(await (await post('/en/about/jobs.data', megabytes(11))).json()).toMatchObject({ length: 11 * 2 ** 20, kind: 'sent' })
  })

  it('is answered by the page in words when it is longer, and not read to its end', async () => {
    const { body, read } = stream(200)
    expect(await (await post('/about/jobs', body)).json()).toEqual({ length: 0, kind: 'refused', reason: 'too_large', status: 413 })
    expect(read()).toBeLessThanOrEqual(MAX_FORM_BYTES / 2 ** 20 + 1)
    expect(await (await post('/about/contact', megabytes(2))).json()).toMatchObject({ reason: 'too_large' })
    expect((await post('/impressum', megabytes(2))).status).toBe(413)
  })

  it.each([
    ['urlencoded', 'application/x-www-form-urlencoded', (count: number) => Array.from({ length: count }, () => 'a=1').join('&')],
    ['multipart', 'multipart/form-data; charset="; boundary=x"; boundary=b', parts],
    ['the second of two types', 'multipart/form-data; boundary=a, multipart/form-data; boundary=b', parts],
  ])('is answered by the page in words when it has thousands of parts: %s', async (_, type, body) => {
    expect(await (await post('/about/contact', body(400), { 'content-type': type })).json()).toMatchObject({ kind: 'sent' })
    expect(await (await post('/about/contact', body(5000), { 'content-type': type })).json()).toMatchObject({ length: 0, reason: 'too_large' })
  })

  it('may hold any number of “&” when it is no form', async () => {
    const letters = JSON.stringify({ letters: ['GmbH & Co. KG '.repeat(1000)] })
    expect((await post('/bericht/teilen', letters, { 'content-type': 'application/json' })).status).toBe(200)
  })

  it.each([
    'application/x-www-form-urlencoded; charset=UTF-8',
    'APPLICATION/X-WWW-FORM-URLENCODED',
    'application/json;a=b, application/x-www-form-urlencoded',
    'multipart/form-data;boundary=b, application/x-www-form-urlencoded',
  ])('is counted in its parts when it can be read as a form: %s', async (type) => {
    expect((await post('/bericht/teilen', 'a=1&'.repeat(5000), { 'content-type': type })).status).toBe(413)
  })

  it.each([
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403],
    ['cross-site', 403],
  ])('from "%s" is answered with %i', async (site, status) => {
    expect((await post('/about/contact', 'name=Ada', { 'sec-fetch-site': site })).status).toBe(status)
  })

  it.each([
    [ORIGIN, 200],
    ['https://evil.example', 403],
    ['null', 403],
  ])('from the origin %s is answered with %i by browsers that say no more', async (origin, status) => {
    expect((await post('/about/contact', 'name=Ada', { origin })).status).toBe(status)
  })
})

describe('the address of a visitor', () => {
  it('is the socket’s, or what the named proxy saw itself', () => {
    const by = (forwarded: string) => ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } })
    expect(clientAddress(by('203.0.113.9, 192.0.2.7'), undefined)).toBe('10.0.0.1')
    expect(clientAddress(by('203.0.113.9, 192.0.2.7'), 'X-Forwarded-For')).toBe('192.0.2.7')
    expect(clientAddress(by('me'), 'X-Forwarded-For')).toBe('10.0.0.1')
  })
})

describe('a download', () => {
  const take = (url: string, headers = {}, method = 'GET') =>
    countsAsDownload({ method, url, headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0', ...headers } })

  it('counts when a person takes the whole file', () => {
    expect(take('/downloads/notenstufen-de.pdf')).toBe(true)
    expect(take('/downloads/notenstufen-de.pdf', { range: 'bytes=0-1' })).toBe(false)
    expect(take('/downloads/notenstufen-de.pdf', { 'if-none-match': '"x"' })).toBe(false)
    expect(take('/downloads/notenstufen-de.pdf', { 'user-agent': 'Googlebot/2.1' })).toBe(false)
    expect(take('/downloads/notenstufen-de.pdf', {}, 'HEAD')).toBe(false)
    expect(take('/impressum')).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { MAX_FORM_BYTES } from '#services/forms'
import { awayReports } from '#services/reports'
import type { VisitorServices } from '#services/visitors'
import { pageAnswerer } from './answer-page.ts'
import { clientAddress } from './client-address.ts'
import { countsAsDownload } from './counts-as-download.ts'

const ORIGIN = 'https://www.example.org'
const services: VisitorServices = {
  reports: awayReports,
  send: async () => ({ kind: 'sent', deleteOn: '2027-05-21' }),
  confirmNewsletter: async () => ({ kind: 'done' }),
  followLink: async () => ({ kind: 'done' }),
  unsubscribe: async () => ({ kind: 'done' }),
}

/** Sends to a page whose action tells what it got: the length of the body and the outcome. */
async function post(path: string, body: NonNullable<RequestInit['body']>, headers: Readonly<Record<string, string>> = {}) {
  const answer = pageAnswerer({
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
    const headers = new Headers({ 'x-forwarded-for': '203.0.113.9, 192.0.2.7' })
    expect(clientAddress(headers, '10.0.0.1', undefined)).toBe('10.0.0.1')
    expect(clientAddress(headers, '10.0.0.1', 'X-Forwarded-For')).toBe('192.0.2.7')
    expect(clientAddress(new Headers({ 'x-forwarded-for': 'me' }), '10.0.0.1', 'X-Forwarded-For')).toBe('10.0.0.1')
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

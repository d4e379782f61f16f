import { afterAll, describe, expect, it } from 'vitest'
import { createEngines } from '#engines'
import { readApiFromDisk } from '#words/from-disk'
import type { Locale } from '#words/interface'
import { type ProblemCode, problemTexts } from '#words/said'
import { API_BASE, createApi, problemDocument, problemStatuses, sandboxKeys } from './index.ts'
import { addressOf, bodiesOf, type Documented, documented, errorsAgainst } from './testing/documented.ts'

const engines = createEngines({ deadline: 60 })
afterAll(() => engines.close())

interface Sent {
  readonly address: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: BodyInit | undefined
}

interface BadInput {
  readonly name: string
  readonly code: ProblemCode
  /** What is changed of the request that the document shows. */
  readonly spoil: (good: Sent) => Partial<Sent>
}

const MIB = 2 ** 20
const bytes = (...parts: (string | number[])[]) => new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))))
const withHeader = (name: string, value: string) => (good: Sent) => ({ headers: { ...good.headers, [name]: value } })
const without = (name: string) => (good: Sent) => ({ headers: Object.fromEntries(Object.entries(good.headers).filter(([one]) => one !== name)) })
const withBody = (body: BodyInit) => () => ({ body })
const withEntry = (entry: string) => (good: Sent) => ({ body: String(good.body).replace(/^\{/, `{${entry},`) })
/** The body, made as long as said by an entry of letters. */
const ofBytes = (length: number) => (good: Sent) => {
  const rest = String(good.body).replace(/^\{/, '')
  return { body: `{"filler":"${'a'.repeat(length - Buffer.byteLength(`{"filler":"",${rest}`))}",${rest}` }
}

const ofEveryOperation: readonly BadInput[] = [
  { name: 'no key', code: 'missing_key', spoil: without('authorization') },
  { name: 'a key of another scheme', code: 'missing_key', spoil: withHeader('authorization', 'Basic c2s6') },
  { name: 'a key without a scheme', code: 'missing_key', spoil: withHeader('authorization', sandboxKeys.valid) },
  { name: 'an unknown key', code: 'unknown_key', spoil: withHeader('authorization', `Bearer ${'x'.repeat(10_000)}`) },
  { name: 'an expired key', code: 'expired_key', spoil: withHeader('authorization', `Bearer ${sandboxKeys.expired}`) },
  { name: 'a format that is not answered', code: 'not_acceptable', spoil: withHeader('accept', 'text/html, application/xml;q=0.5') },
  { name: 'a format that is refused', code: 'not_acceptable', spoil: withHeader('accept', '*/*;q=0') },
  { name: 'a wrong method', code: 'method_not_allowed', spoil: () => ({ method: 'PATCH' }) },
  { name: 'an invented method', code: 'method_not_allowed', spoil: () => ({ method: 'BREW' }) },
  { name: 'a path one step further', code: 'not_found', spoil: ({ address }) => ({ address: address.replace('?', '/more?') }) },
  { name: 'a path that cannot be decoded', code: 'not_found', spoil: ({ address }) => ({ address: address.replace('?', '%zz?') }) },
  { name: 'an unknown parameter', code: 'validation_failed', spoil: ({ address }) => ({ address: `${address}&colour=red` }) },
  { name: 'a parameter named __proto__', code: 'validation_failed', spoil: ({ address }) => ({ address: `${address}&__proto__=1` }) },
  { name: 'a parameter that comes twice', code: 'validation_failed', spoil: ({ address }) => ({ address: `${address}&limit=5&limit=6` }) },
]

const ofBodies: readonly BadInput[] = [
  { name: 'an empty body', code: 'invalid_json', spoil: withBody('') },
  { name: 'half a body', code: 'invalid_json', spoil: ({ body }) => ({ body: String(body).slice(0, -2) }) },
  { name: 'a body in single quotes', code: 'invalid_json', spoil: withBody("{'text': 'x'}") },
  { name: 'bytes that are no UTF-8', code: 'invalid_json', spoil: withBody(bytes('{"text":"', [0xff, 0xfe], '"}')) },
  { name: 'half a character in UTF-8', code: 'invalid_json', spoil: withBody(bytes('{"text":"', [0xc3], '"}')) },
  { name: 'a body of UTF-16', code: 'invalid_json', spoil: withBody(new Uint8Array(Buffer.from('{"text":"x"}', 'utf16le'))) },
  { name: 'a list', code: 'validation_failed', spoil: withBody('[]') },
  { name: 'null', code: 'validation_failed', spoil: withBody('null') },
  { name: 'a number', code: 'validation_failed', spoil: withBody('1e400') },
  { name: 'an object without entries', code: 'validation_failed', spoil: withBody('{}') },
  { name: 'entries of the wrong type', code: 'validation_failed', spoil: ({ body }) => ({ body: wrongTypes(String(body)) }) },
  { name: 'an unknown entry', code: 'validation_failed', spoil: withEntry('"colour":"red"') },
  { name: 'an entry named __proto__', code: 'validation_failed', spoil: withEntry('"__proto__":{"isAdmin":true}') },
  { name: 'an entry named constructor', code: 'validation_failed', spoil: withEntry('"constructor":{"prototype":{}}') },
  { name: 'lists nested too deep', code: 'validation_failed', spoil: withBody('['.repeat(50_000) + ']'.repeat(50_000)) },
  { name: 'objects nested too deep', code: 'validation_failed', spoil: withBody(`${'{"text":'.repeat(20_000)}1${'}'.repeat(20_000)}`) },
  {
    name: 'more entries than any document names',
    code: 'validation_failed',
    spoil: withBody(`{${Array.from({ length: 5001 }, (_, index) => `"k${index}":1`).join()}}`),
  },
  { name: 'a list of 100,000 empty objects', code: 'validation_failed', spoil: withBody(`[${'{},'.repeat(100_000)}{}]`) },
  { name: 'nothing that JSON begins with', code: 'invalid_json', spoil: withBody('<text/>') },
  { name: 'a MiB', code: 'validation_failed', spoil: ofBytes(MIB) },
  { name: 'a MiB and a byte', code: 'body_too_large', spoil: ofBytes(MIB + 1) },
  { name: 'another type', code: 'unsupported_media_type', spoil: withHeader('content-type', 'text/plain') },
  { name: 'a form', code: 'unsupported_media_type', spoil: withHeader('content-type', 'application/x-www-form-urlencoded') },
  { name: 'a compressed body', code: 'unsupported_media_type', spoil: withHeader('content-encoding', 'gzip') },
  { name: 'a name for the request that is too long', code: 'validation_failed', spoil: withHeader('idempotency-key', 'a'.repeat(10_000)) },
]

function wrongTypes(body: string): string {
  return JSON.stringify(Object.fromEntries(Object.keys(JSON.parse(body)).map((name) => [name, name === 'leads' ? 'yes' : { wrong: true }])))
}

function goodRequest(one: Documented): Sent {
  const [body] = bodiesOf(one)
  const headers = { authorization: `Bearer ${sandboxKeys.valid}`, ...(body !== undefined && { 'content-type': 'application/json' }) }
  return { address: addressOf(one), method: one.method.toUpperCase(), headers, body: body === undefined ? undefined : JSON.stringify(body) }
}

function makeApi() {
  return createApi({
    documents: () => readApiFromDisk('en'),
    engines,
    now: () => 0,
    onError: (error) => {
      throw error
    },
  })
}

const api = makeApi()
let callers = 0

function send({ address, method, headers, body }: Sent, locale: Locale) {
  const request = new Request(`http://localhost${address}`, {
    method,
    headers: { ...headers, 'accept-language': locale },
    ...(body !== undefined && { body }),
  })
  return api.fetch(request, `caller ${callers++}`)
}

/** What any path can be answered with; the documents of the operations name the rest. */
const general: readonly ProblemCode[] = ['not_found', 'method_not_allowed']

describe.each(documented.map((one) => [one.operation.operationId, one] as const))('%s', (_, one) => {
  const good = goodRequest(one)
  const cases = [...ofEveryOperation, ...(good.body === undefined ? [] : ofBodies)]

  it('answers what its document shows', async () => {
    expect((await send(good, 'de')).status).toBe(200)
  })

  it.each(cases)('answers $name with $code, in the language asked for', async ({ code, spoil }) => {
    for (const locale of ['de', 'en'] as const) {
      const response = await send({ ...good, ...spoil(good) }, locale)
      const problem = await response.json()
      const status = problemStatuses[code]
      expect(problem).toMatchObject({ code, status, title: problemTexts[locale].kinds[code] })
      expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
      expect(errorsAgainst(`${one.product}#/components/schemas/Problem`, problem)).toEqual([])
      if (!general.includes(code)) expect(Object.keys(one.operation.responses)).toContain(String(status))
    }
  })

  it('keeps a name for a request to its body', async () => {
    const isNamed = one.operation.parameters.some(({ name }) => name === 'Idempotency-Key')
    const fresh = makeApi()
    const named = (body: BodyInit | undefined) =>
      fresh.fetch(
        new Request(`http://localhost${good.address}`, {
          method: good.method,
          headers: { ...good.headers, 'idempotency-key': 'one' },
          ...(body && { body }),
        }),
        'caller',
      )
    expect((await named(good.body)).status).toBe(200)
    expect((await named(good.body)).status).toBe(200)
    if (isNamed) expect((await named(` ${good.body}`)).status).toBe(409)
  })
})

it('a thousand requests in a minute: the first sixty are answered, the others told to wait', async () => {
  const fresh = makeApi()
  const headers = { authorization: `Bearer ${sandboxKeys.valid}`, 'accept-language': 'de' }
  const ask = () => fresh.fetch(new Request(`http://localhost${API_BASE}/roles?limit=1`, { headers }), 'one caller')
  const answers = await Promise.all(Array.from({ length: 1000 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(940)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited', title: problemTexts.de.kinds.rate_limited })
})

it.each(['text', 'sentence'])('halves of a character in a %s are read like any other', async (name) => {
  const path = name === 'text' ? '/cvs' : '/searches'
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${sandboxKeys.valid}`, 'content-type': 'application/json' },
    body: `{"${name}":"\\ud800 a \\udc00"}`,
  }
  expect((await api.fetch(new Request(`http://localhost${API_BASE}${path}`, init), 'halves')).status).toBe(200)
})

it.each(['\\ud800', '\\u0000', '\\u001b', '\\n'])('a letter holds no %s, which no file could show', async (character) => {
  const one = documented.find(({ operation }) => operation.operationId === 'writeReference')!
  const good = goodRequest(one)
  const response = await send({ ...good, body: String(good.body).replace('Brandt', `Brandt${character}`) }, 'en')
  expect(await response.json()).toMatchObject({ status: 422, errors: [{ pointer: '/person/lastName', code: 'pattern' }] })
})

it('what is refused before its path is read is a problem too', () => {
  const { status, headers, body } = problemDocument('address_too_long', 'de-DE,de;q=0.9')
  expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([414, 'application/problem+json', '*'])
  expect(JSON.parse(body)).toMatchObject({
    type: '/docs/api/einfuehrung#address_too_long',
    code: 'address_too_long',
    title: 'Die Adresse ist zu lang.',
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { createEngines } from '#engines'
import { type Json, readApiFromDisk } from '#words/from-disk'
import { createApi } from './index.ts'
import { sandboxKeys } from './keys.ts'
import { operations } from './operations/index.ts'
import { addressOf, bodiesOf, type Documented, documented, errorsAgainst } from './testing/documented.ts'

const engines = createEngines({ deadline: 60 })
afterAll(() => engines.close())

const documents = readApiFromDisk('en')

function send(one: Documented, body: Json | undefined, headers: Record<string, string> = {}) {
  const api = createApi({
    documents: () => documents,
    engines,
    now: () => 0,
    onError: (error) => {
      throw error
    },
  })
  const init = {
    method: one.method.toUpperCase(),
    headers: { authorization: `Bearer ${sandboxKeys.valid}`, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
  return api.fetch(new Request(`http://localhost${addressOf(one)}`, init), '127.0.0.1')
}

const pointer = ({ product, path, method }: Documented) => `${product}#/paths/${path.replaceAll('/', '~1')}/${method}`

describe.each(documented.map((one) => [one.operation.operationId, one] as const))('%s', (id, one) => {
  it('is answered by something', () => {
    expect(Object.keys(operations)).toContain(id)
  })

  it('answers its own examples as its schema says, in every documented format', async () => {
    for (const body of bodiesOf(one)) {
      for (const type of Object.keys(one.operation.responses['200']?.content ?? {})) {
        const response = await send(one, body, { accept: type })
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toContain(type)
        const bytes = await response.arrayBuffer()
        if (type !== 'application/json') expect(bytes.byteLength).toBeGreaterThan(5_000)
        else
          expect(
            errorsAgainst(`${pointer(one)}/responses/200/content/application~1json/schema`, JSON.parse(new TextDecoder().decode(bytes))),
          ).toEqual([])
      }
    }
  })

  it('has examples that follow the schema of the request', () => {
    for (const body of bodiesOf(one)) {
      if (body !== undefined) expect(errorsAgainst(`${pointer(one)}/requestBody/content/application~1json/schema`, body)).toEqual([])
    }
  })

  it('documents the problems it answers with', async () => {
    const [body] = bodiesOf(one)
    const answers = [await send(one, body, { authorization: '' })]
    if (body !== undefined) answers.push(await send(one, {}), await send(one, body, { 'content-type': 'text/plain' }))
    for (const response of answers) {
      expect(Object.keys(one.operation.responses)).toContain(String(response.status))
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      expect(errorsAgainst(`${one.product}#/components/schemas/Problem`, await response.json())).toEqual([])
    }
  })
})

it('nothing is answered that is not documented', () => {
  expect(Object.keys(operations).sort()).toEqual(documented.map(({ operation }) => operation.operationId).sort())
})

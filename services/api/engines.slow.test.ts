import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createPool, EngineBusy, type Engines, EngineTooSlow, type Kinds, kindLimits } from '#engines'
import { readApiFromDisk } from '#words/from-disk'
import { reportLimits } from '../reports/limits.ts'
import type { RunningEngines } from './engines-for.ts'
import { type Api, createApi } from './index.ts'
import { sandboxKeys } from './keys.ts'
import { addressOf, bodiesOf, documented } from './testing/documented.ts'
import { endless } from './testing/engine-worker.ts'

const documents = readApiFromDisk('en')
const letter = readFileSync(new URL('../../content/samples/verkauf.txt', import.meta.url), 'utf8')

const opened: Engines[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((engines) => engines.close()))
})

/** Two threads; the deadline is one that no test reaches by itself, unless it says so. */
function open(deadline = 3600): Api {
  const worker = new URL('./testing/engine-worker.ts', import.meta.url)
  const engines = createPool<Kinds>({ worker, kinds: kindLimits, threads: 2, deadline })
  opened.push(engines)
  return apiWith(engines)
}

function apiWith(engines: RunningEngines): Api {
  return createApi({
    documents: () => documents,
    engines,
    now: () => 0,
    onError: (error) => {
      throw error
    },
  })
}

interface Sent {
  readonly from: string
  readonly language?: string
  readonly signal?: AbortSignal
}

function analyse(api: Api, text: string, { from, language = 'en', signal }: Sent): Promise<Response> {
  const headers = { authorization: `Bearer ${sandboxKeys.valid}`, 'content-type': 'application/json', 'accept-language': language }
  const init = { method: 'POST', headers, body: JSON.stringify({ text }), ...(signal && { signal }) }
  return api.fetch(new Request('http://localhost/api/v1/analyses', init), from)
}

describe('a text that takes too long', () => {
  it.each([
    ['de', 'Die Verarbeitung dauert länger als erlaubt. Kürzen oder teilen Sie den Text.'],
    ['en', 'Processing this would exceed the time limit. Shorten or divide the text.'],
  ])('is ended and answered 422 (%s)', async (language, title) => {
    const response = await analyse(open(0.05), endless, { from: '192.0.2.1', language })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({ code: 'takes_too_long', title })
  })

  it('keeps nobody else from being answered', async () => {
    const api = open()
    const order: string[] = []
    const leaving = new AbortController()
    const long = analyse(api, endless, { from: '192.0.2.1', signal: leaving.signal }).then(() => order.push('long'))
    const short = await analyse(api, letter, { from: '192.0.2.2' })
    order.push('short')
    expect(short.status).toBe(200)
    expect(await short.json()).toMatchObject({ isReference: true })
    leaving.abort()
    await long
    expect(order).toEqual(['short', 'long'])
  })
})

it.each([
  ['de', 'Zurzeit ist zu viel zu tun. Warten Sie die Sekunden in „Retry-After“.'],
  ['en', 'The server is too busy at present. Wait for the number of seconds given in “Retry-After”.'],
])('who finds the queue full is told when to come again (%s)', async (language, title) => {
  const api = open(7)
  const leaving = new AbortController()
  const { signal } = leaving
  const others = Array.from({ length: 2 + 16 }, (_, index) => analyse(api, endless, { from: `192.0.2.${index}`, signal }))
  const response = await analyse(api, letter, { from: '192.0.2.99', language })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('7')
  expect(await response.json()).toMatchObject({ code: 'too_busy', title })
  leaving.abort()
  await Promise.all(others)
})

describe('the documents', () => {
  const refusing = (error: Error): RunningEngines => ({ run: () => Promise.reject(error), runToJson: () => Promise.reject(error) })

  it.each(documented.map((one) => [one.operation.operationId, one] as const))('say what %s answers when its engine has no time', async (_, one) => {
    for (const [error, status] of [[new EngineBusy(5), 503] as const, [new EngineTooSlow(), 422] as const]) {
      const [body] = bodiesOf(one)
      const headers = { authorization: `Bearer ${sandboxKeys.valid}`, 'content-type': 'application/json' }
      const init = { method: one.method.toUpperCase(), headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
      const response = await apiWith(refusing(error)).fetch(new Request(`http://localhost${addressOf(one)}`, init), '192.0.2.1')
      const usesEngine = response.status !== 200
      expect(response.status).toBe(usesEngine ? status : 200)
      const unavailable = one.operation.responses['503']?.description ?? ''
      expect(unavailable).toContain('keys_away')
      expect(unavailable.includes('too_busy')).toBe(usesEngine)
    }
  })

  it('allow no more than the engines take', () => {
    expect(longest('zeugnisanalyse', 'AnalysisRequest')).toBe(kindLimits.readReference.most)
    expect(longest('zeugnisanalyse', 'SentenceRequest')).toBe(kindLimits.gradeSentence.most)
    expect(longest('zeugnisanalyse', 'ComparisonRequest')).toBe(kindLimits.compareReferences.most)
    expect(longest('zeugnisanalyse', 'ImprovementRequest')).toBe(kindLimits.improveReference.most)
    expect(longest('cv-parser', 'CvRequest')).toBe(kindLimits.readCv.most)
    expect(longest('vertragscheck', 'ContractRequest')).toBe(kindLimits.readContract.most)
    expect(longest('talentscout', 'SearchRequest')).toBe(kindLimits.searchTalents.most)
    expect(longest('sharepool', 'ShareRequest')).toBe(kindLimits.shareTalent.most)
    expect(reportLimits.letters * reportLimits.characters).toBe(kindLimits.replaceInLetters.most)
  })
})

const withTexts = z.object({ properties: z.record(z.string(), z.object({ maxLength: z.number().default(0) })) })

/** How long all texts of a request may be together. */
function longest(product: string, schema: string): number {
  const { properties } = withTexts.parse(documents.get(product)?.components?.schemas?.[schema])
  return Object.values(properties).reduce((sum, { maxLength }) => sum + maxLength, 0)
}

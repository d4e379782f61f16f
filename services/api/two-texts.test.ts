import { afterAll, expect, it } from 'vitest'
import { createEngines } from '#engines'
import { readApiFromDisk } from '#words/from-disk'
import { createApi } from './index.ts'
import { sandboxKeys } from './keys.ts'

const engines = createEngines({ deadline: 60 })
afterAll(() => engines.close())

async function post(path: string, body: object, language = 'en') {
  const api = createApi({
    documents: () => readApiFromDisk('en'),
    engines,
    now: () => 0,
    onError: (error) => {
      throw error
    },
  })
  const headers = { authorization: `Bearer ${sandboxKeys.valid}`, 'content-type': 'application/json', 'accept-language': language }
  const response = await api.fetch(
    new Request(`http://localhost/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
    '127.0.0.1',
  )
  return { status: response.status, type: response.headers.get('content-type'), answer: await response.json() }
}

const letter =
  'Zeugnis\n\nFrau Ina Lenz war vom 1. Mai 2018 bis zum 31. Mai 2024 als Kassiererin bei uns tätig.\n\nSie arbeitete sorgfältig. Wir waren mit ihren Leistungen stets voll zufrieden.'

it('two texts are compared, and texts of which nothing can be said are answered', async () => {
  const { status, answer } = await post('/comparisons', { before: letter, after: letter.replace('stets voll', 'voll') })
  expect([status, answer.comparable.answer, answer.performance.change]).toEqual([200, 'yes', 'worse'])
  expect((await post('/comparisons', { before: letter, after: '' })).answer.comparable).toEqual({ answer: 'no', why: 'empty', side: 'after' })
})

it('better wordings are found for the grade that is asked for', async () => {
  const { answer } = await post('/improvements', { text: letter, to: 2 })
  expect(answer.improvements[0]).toMatchObject({
    sentence: 'Sie arbeitete sorgfältig.',
    grade: 3,
    to: 2,
    wordings: [{ text: 'Sie arbeitete stets sorgfältig.' }, { text: 'Sie arbeitete sehr sorgfältig.' }, { by: 'phrase-base' }],
  })
  expect((await post('/improvements', { text: 'Invoice for the goods that were sent to you.' })).answer).toMatchObject({
    isReference: false,
    problem: 'other-language',
  })
})

it.each([
  ['/comparisons', { before: 'a'.repeat(100_001), after: '' }],
  ['/comparisons', { before: letter }],
  ['/improvements', { text: '' }],
  ['/improvements', { text: letter, to: 6 }],
])('%s refuses what its document does not allow, in both languages', async (path, body) => {
  const [german, english] = [await post(path, body, 'de'), await post(path, body)]
  for (const { status, type, answer } of [german, english])
    expect([status, type, answer.code, answer.errors.length]).toEqual([422, 'application/problem+json', 'validation_failed', 1])
  expect(german.answer.title).not.toBe(english.answer.title)
})

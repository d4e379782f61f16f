import { expect, it } from 'vitest'
import { apiDocuments, methods } from '#words'
import { fieldsOf } from './fields.ts'
import { sampleLanguages, sampleRequest, writeSample } from './samples.ts'
import { shorten } from './shorten.ts'

const documents = apiDocuments('en')
const target = { base: 'https://example.org/api/v1', key: 'sk_test_example' }

function requestOf(id: string) {
  for (const [path, item] of [...documents.values()].flatMap(({ paths }) => Object.entries(paths))) {
    for (const method of methods) {
      const operation = item[method]
      if (operation?.operationId === id) return sampleRequest(path, method, operation)
    }
  }
  throw new Error(`No operation ${id}`)
}

it('a sample fills in path and query from the examples of the document', () => {
  expect(requestOf('readRole').address).toBe('/roles/koch-in')
  expect(requestOf('listPhrases').address).toBe('/phrases?dimension=gesamtbeurteilung')
})

it('every language writes address, key and body', () => {
  const request = requestOf('gradeSentence')
  for (const language of sampleLanguages) {
    const text = writeSample(language, request, target)
    expect(text).toContain('https://example.org/api/v1/sentences')
    expect(text).toContain('Bearer sk_test_example')
    expect(text).toContain('stets zu unserer vollen Zufriedenheit')
  }
})

it('a body keeps its quotes in a shell, and its words in Python', () => {
  const request = { method: 'post', address: '/x', body: { text: "it's true", leads: true, none: null } } as const
  expect(writeSample('curl', request, target)).toContain(String.raw`it'\''s true`)
  expect(writeSample('python', request, target)).toMatch(/"it's true",\s+"leads": True,\s+"none": None/)
})

it('fields are found through references, with their own entries below them', () => {
  const document = documents.get('zeugnisgenerator')!
  const fields = fieldsOf({ $ref: '#/components/schemas/ReferenceRequest' }, document)
  expect(fields.find(({ name }) => name === 'overall')).toMatchObject({ type: 'integer', isRequired: true })
  expect(fields.find(({ name }) => name === 'signers')).toMatchObject({ type: 'object[]', children: [{ name: 'name' }, { name: 'position' }] })
})

it('entries of one schema are shown once, behind choices and in lists too', () => {
  const fields = fieldsOf({ $ref: '#/components/schemas/CvAnswer' }, documents.get('cv-parser')!)
  const named = (name: string) => fields.find((one) => one.name === name)
  expect(named('name')).toMatchObject({
    type: 'object | null',
    children: [{ name: 'value' }, { name: 'start' }, { name: 'end' }, { name: 'confidence' }],
  })
  expect(named('emails')).toMatchObject({ type: 'object[]', children: [], like: 'name' })
  expect(named('education')?.children.find(({ name }) => name === 'description')).toMatchObject({ like: 'employments[].description' })
})

it('a long answer is cut where a reader would skip, and says so', () => {
  expect(shorten({ items: [1, 2, 3], text: 'a'.repeat(200) })).toEqual({ items: [1, 2, '…'], text: `${'a'.repeat(120)} …` })
})

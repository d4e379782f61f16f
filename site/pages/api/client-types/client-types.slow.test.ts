import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocuments, type Json } from '#words'
import { documentedOperations } from '../reference/compose-reference.server.tsx'
import type { DocumentedOperation } from '../reference/operation.server.tsx'
import { clientTypes } from './client-types.ts'
import { printType } from './print-type.ts'

const tsc = new URL('../../../../node_modules/.bin/tsc', import.meta.url).pathname
const documents = apiDocuments('en')
let folder = ''
let operations: readonly DocumentedOperation[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'))
  operations = (await Promise.all([...documents.keys()].map((product) => documentedOperations(product, 'en')))).flat()
})
afterAll(() => rm(folder, { recursive: true }))

/** What the compiler says of a program beside the file of types. */
async function compile(program: string, types = clientTypes(documents, 'Types')): Promise<string> {
  const own = await mkdtemp(join(folder, 'program-'))
  await writeFile(join(own, 'api-types.d.ts'), types)
  await writeFile(join(own, 'client.ts'), `import type { Operations } from './api-types.d.ts'\n${program}`)
  const args = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',

    join(own, 'client.ts'),
  ]
  return promisify(execFile)(tsc, args).then(
    () => '',
    ({ stdout }) => stdout,
  )
}

const declaration = (id: string, part: 'body' | 'answer', value: Json) =>
  `export const ${id}_${part}: Operations['${id}']['${part}'] = ${JSON.stringify(value)}`

describe('the file of types', () => {
  it('takes every documented request and every answer of the running API, with nothing left over', async () => {
    expect(operations.map(({ operation }) => operation.operationId)).toHaveLength(12)
    const lines = operations.flatMap(({ operation: { operationId }, request, answer }) => [
      declaration(operationId, 'answer', answer),
      ...(request.body === undefined ? [] : [declaration(operationId, 'body', request.body)]),
    ])
    expect(await compile(lines.join('\n'))).toBe('')
  }, 60_000)

  it('refuses an answer that lacks an entry, holds one too many, or another type', async () => {
    const answer = { grade: 2, span: [2, 2], abstention: null, by: 'words', marks: [], evidence: [], unknown: [] }
    const { grade: _, ...lacking } = answer
    expect(await compile(declaration('gradeSentence', 'answer', answer))).toBe('')
    expect(await compile(declaration('gradeSentence', 'answer', lacking))).toContain("Property 'grade' is missing")
    expect(await compile(declaration('gradeSentence', 'answer', { ...answer, score: 1 }))).toContain(`'"score"' does not exist`)
    expect(await compile(declaration('gradeSentence', 'answer', { ...answer, grade: '2' }))).toContain('not assignable')
  }, 60_000)

  it('stands in both languages with the same types', () => {
    const withoutComments = (text: string) => text.replace(/^\s*\/\*\*.*\*\/$/gm, '')
    const [german, english] = [clientTypes(apiDocuments('de'), 'Typen'), clientTypes(documents, 'Types')]
    expect(german).toContain('Was ein Satz beurteilt')
    expect(withoutComments(german)).toBe(withoutComments(english))
  })

  it('does not merge two schemas of one name that differ', () => {
    const other = structuredClone(documents.get('cv-parser'))
    if (other) other.components.schemas.Bilingual = { type: 'string' }
    expect(() => clientTypes(new Map([...documents, ...(other ? [['z', other] as const] : [])]), 'Types')).toThrow(
      'z means something else by Bilingual',
    )
  })
})

describe('printType', () => {
  it.each([
    [{ type: ['integer', 'null'] }, 'number | null'],
    [{ enum: ['a', "b's", 3, null] }, String.raw`'a' | 'b\'s' | 3 | null`],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, "('a' | 'b')[]"],
    [{ type: 'array', minItems: 2, maxItems: 2, items: { type: 'number' } }, '[number, number]'],
    [{ type: 'object' }, 'Record<string, unknown>'],
    [{ type: 'object', required: ['a'], properties: { a: { type: 'string' }, 'b-c': { $ref: '#/x/Y' } } }, "{\n  a: string\n  'b-c'?: Y\n}"],
  ])('writes %j', (schema, text) => {
    expect(printType(schema)).toBe(text)
  })

  it('throws at what it does not know', () => {
    expect(() => printType({ not: {} })).toThrow('No TypeScript for {"not":{}}')
  })
})

import { afterAll, expect, it } from 'vitest'
import { createEngines } from '#engines'
import { readApiFromDisk } from '#words/from-disk'
import { readPdf } from '../../tests/support/documents.ts'
import { plainSpec } from '../../tests/support/letters.ts'
import { createApi } from './index.ts'
import { sandboxKeys } from './keys.ts'

const engines = createEngines({ deadline: 60 })
afterAll(() => engines.close())

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

function askFor(accept: string, lastName: string, tasks = plainSpec.tasks): Promise<Response> {
  const api = createApi({
    documents: () => readApiFromDisk('de'),
    engines,
    now: () => 0,
    onError: (error) => {
      throw error
    },
  })
  const body = JSON.stringify({ ...plainSpec, person: { ...plainSpec.person, lastName }, tasks })
  const headers = { authorization: `Bearer ${sandboxKeys.valid}`, 'content-type': 'application/json', 'accept-language': 'de', accept }
  return api.fetch(new Request('http://localhost/api/v1/references', { method: 'POST', headers, body }), '192.0.2.1')
}

it('a PDF that would lack letters is a fault at each entry that has them; other formats hold them', async () => {
  const tasks = ['Planung der Touren', 'Übersetzung ins 中文 😀']
  const response = await askFor('application/pdf', '漢Brandt', tasks)
  expect(response.status).toBe(422)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  const message = (letters: string) => `Ein PDF kann diese Zeichen nicht darstellen: ${letters}. Word (DOCX) und JSON enthalten sie.`
  expect(await response.json()).toMatchObject({
    code: 'validation_failed',
    errors: [
      { pointer: '/person/lastName', code: 'undrawable', message: message('漢') },
      { pointer: '/tasks/1', code: 'undrawable', message: message('中 文 😀') },
    ],
  })
  expect((await askFor(docx, '漢Brandt', tasks)).status).toBe(200)
})

it('names of other scripts stand in the PDF', async () => {
  const response = await askFor('application/pdf', 'Nguyễn-Иванова')
  expect(response.status).toBe(200)
  const { elements } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(elements.map(({ text }) => text).join(' ')).toContain('Dr. Katharina Nguyễn-Иванова')
})

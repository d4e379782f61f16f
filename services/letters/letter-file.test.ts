import { afterAll, expect, it } from 'vitest'
import { createEngines } from '#engines'
import { type MakeLetterFile, makeLetterFile } from './letter-file.ts'

type Order = Parameters<MakeLetterFile>[0]

const engines = createEngines({ deadline: 3600 })
afterAll(() => engines.close())

const order: Order = {
  spec: {
    kind: 'qualifiziert',
    language: 'de',
    person: { address: 'frau', firstName: 'Katharina', lastName: 'Brandt' },
    employer: { name: 'Hansen Kühllogistik GmbH', city: 'Hamburg' },
    job: { title: 'Teamleiterin Disposition' },
    from: '2019-03-01',
    to: '2026-10-31',
    issued: '2026-10-31',
    tasks: ['Planung der Touren', 'Führung von acht Beschäftigten'],
    overall: 2,
    signers: [{ name: 'Ute Hansen', position: 'Geschäftsführerin' }],
  },
  seed: 0,
  format: 'docx',
}

it('a letter that we describe becomes the file that was asked for', async () => {
  const { kind, file } = await makeLetterFile(order, engines, { caller: 'test' })
  expect(kind).toBe('file')
  // A Word file is a ZIP archive.
  expect(Buffer.from(file.subarray(0, 4)).toString('latin1')).toBe('PK\u0003\u0004')
})

it('a description from which no truthful letter can be made is a fault of ours, not of the visitor', async () => {
  const endless: Order = { ...order, spec: { ...order.spec, to: '2018-01-01' } }
  await expect(makeLetterFile(endless, engines, { caller: 'test' })).rejects.toThrow(new RangeError('No file, but wrong'))
})

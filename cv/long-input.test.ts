import { expect, it } from 'vitest'
import { parseCv } from './index.ts'

const start =
  'Lebenslauf\nIna Lenz\n\nBerufserfahrung\n2019 – heute Buchhalterin bei der Beispiel GmbH\n\nKenntnisse\nExcel und Word und DATEV in der Praxis\n'
const LENGTH = 50_000

/** What makes careless patterns look again and again; each ends by itself or the test does not. */
it.each([
  'a',
  'a@',
  '@',
  'a.a',
  '0 ',
  '(',
  ')',
  'A, ',
  'Aa ',
  '\t',
  'ab\n',
  '• x\n',
  '03/2019 – ',
  '03/2019 – heute   A   B\n',
  'Firma: X\n',
  'http://',
  '12345 Aa ',
  'geboren am ',
  'Kontakt      Berufserfahrung\n',
  'Deutsch (',
  'B ',
])('reads a long text of %j', (piece) => {
  const cv = parseCv(start + piece.repeat(LENGTH / piece.length))
  expect(cv.language).not.toBe('unknown')
})

it('reads the same text alike every time', () => {
  expect(parseCv(start)).toEqual(parseCv(start))
})

import { expect, it } from 'vitest'
import { checkContract } from './index.ts'

/** The language is told by the first 20 000 letters. */
const rules = 'Die Arbeitnehmerin hält sich an die Ordnung des Betriebs. '.repeat(400)
const start =
  'Arbeitsvertrag\n\nzwischen der Beispiel GmbH (Arbeitgeber) und Frau Lenz (Arbeitnehmerin)\n\n§ 1 Probezeit\nDie Probezeit beträgt sechs Monate und der Urlaub 30 Tage.\n\n§ 2 Wettbewerbsverbot\n' +
  rules
const LENGTH = 50_000

/** What makes careless patterns look again and again; each ends by itself or the test does not. */
it.each([
  'a',
  'a. ',
  ' ',
  'ab-\n',
  'als ',
  'berechtigt andere ',
  'vom 1.1.2020 ',
  'Ansprüche ',
  'nach Beendigung ',
  '1.000',
  'zwei ',
  '§ 1 Urlaub\n',
  'Urlaub\n\n',
  'Kündigung ',
  'Er arbeitet zwei Jahre. ',
  '% ',
])('reads a long text of %j', (piece) => {
  expect(checkContract(start + piece.repeat(LENGTH / piece.length)).isContract).toBe(true)
})

it('reads the same text alike every time', () => {
  expect(checkContract(start)).toEqual(checkContract(start))
})

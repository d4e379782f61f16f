import { type Attack, json, repeated } from './attack.ts'

const LONGEST = 200_000
const AT_ONCE = 8
const headers = { ...json, authorization: 'Bearer sk_test_lotse' }

/** All marks that stand for persons in a letter: A to ZZ. */
const marks = Array.from({ length: 702 }, (_, index) => (index < 26 ? letterAt(index) : letterAt(Math.floor(index / 26) - 1) + letterAt(index % 26)))

function letterAt(index: number): string {
  return String.fromCharCode(65 + index)
}

const letterOfMarks = `Beispiel GmbH\n\nArbeitszeugnis\n\nFrau Ina Lenz war bei uns tätig.\n\n${marks.map((mark) => `[Person ${mark}]`).join(' ')}`

/**
 * The slowest of the seeds of tests/house/growth.long.test.ts for each operation, filled up to the length that its document
 * allows (measured on 23 November 2026).
 */
const slowest = [
  { operation: 'analyses', start: 'Arbeitszeugnis\n\nSie arbeitete stets sorgfältig.\n\n', seed: 'Aa ', length: LONGEST, field: 'text' },
  { operation: 'sentences', start: 'Sie arbeitete stets sorgfältig ', seed: '!', length: 2_000, field: 'text' },
  { operation: 'cvs', start: 'Lebenslauf\nIna Lenz\n\nKenntnisse\n', seed: 'a-\n', length: LONGEST, field: 'text' },
  { operation: 'contract-checks', start: 'Arbeitsvertrag\n\n§ 1 Probezeit\n', seed: 'a', length: LONGEST, field: 'text' },
  { operation: 'searches', start: '', seed: 'Aa ', length: 400, field: 'sentence' },
] as const

const filled = (start: string, seed: string, length: number) => (start + seed.repeat(length)).slice(0, length)

const reference = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Katharina '.repeat(20).trim(), lastName: 'Brandt '.repeat(28).trim() },
  employer: { name: 'Hansen '.repeat(28).trim(), city: 'Hamburg', description: 'Wir lagern. '.repeat(50).trim() },
  job: { title: 'Teamleiterin '.repeat(15).trim() },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: Array.from({ length: 40 }, (_, index) => `Planung ${index} `.repeat(40).slice(0, 390).trim()),
  overall: 2,
  signers: Array.from({ length: 3 }, () => ({ name: 'Ute Hansen', position: 'Geschäftsführerin' })),
}

/** Texts that are slow to read, at the length that is allowed. */
export const textAttacks: readonly Attack[] = [
  {
    name: '1 × letter with all 702 marks of persons to the shared reports',
    run: repeated({
      connections: 1,
      request: () => ({ path: '/bericht/teilen', method: 'POST', headers: json, body: JSON.stringify({ letters: [letterOfMarks], days: 1 }) }),
    }),
  },
  {
    name: '1 × 200,000 times "a" to the analysis',
    run: repeated({
      connections: 1,
      request: () => ({ path: '/api/v1/analyses', method: 'POST', headers, body: JSON.stringify({ text: 'a'.repeat(LONGEST) }) }),
    }),
  },
  ...slowest.map(
    ({ operation, start, seed, length, field }): Attack => ({
      name: `${AT_ONCE} × longest hostile text to ${operation}`,
      run: repeated({
        connections: AT_ONCE,
        request: () => ({ path: `/api/v1/${operation}`, method: 'POST', headers, body: JSON.stringify({ [field]: filled(start, seed, length) }) }),
      }),
    }),
  ),
  {
    name: '16 × longest reference as PDF',
    run: repeated({
      connections: 16,
      request: () => ({
        path: '/api/v1/references',
        method: 'POST',
        headers: { ...headers, accept: 'application/pdf' },
        body: JSON.stringify(reference),
      }),
    }),
  },
]

import { expect, it } from 'vitest'
import { generate } from '../../index.ts'
import type { LeavingReason, ZeugnisSpec } from '../../model/spec.ts'

const brandt: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'en',
  person: { address: 'frau', firstName: 'Katharina', lastName: 'Brandt', title: 'Dr.' },
  employer: { name: 'Hansen Kühllogistik GmbH', city: 'Hamburg' },
  job: { title: 'team leader of dispatch' },
  from: '2019-03-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['planning of tours', 'leadership of eight employees'],
  overall: 2,
  signers: [{ name: 'Ute Hansen', position: 'Managing Director' }],
}

it.each<[LeavingReason, string]>([
  ['eigenerWunsch', 'Having decided to move on, Dr Brandt is leaving us on 31 October 2026'],
  ['einvernehmlich', 'The employment ends on 31 October 2026 by mutual agreement. We are very sorry about this'],
  ['betriebsbedingt', 'The employment ends on 31 October 2026 for operational reasons. We are very sorry about this'],
  ['befristung', 'The employment ends on 31 October 2026 with the expiry of the fixed term. We are very sorry about this'],
  ['ohneAngabe', 'The employment ends on 31 October 2026. We are very sorry about this'],
])('an English letter names the reason %s, and regrets as its grade does', (reason, words) => {
  expect(generate({ ...brandt, reason }).plainText.replaceAll('\u00a0', ' ')).toContain(words)
})

it('an English letter of a later day looks back on the leaving', () => {
  const { plainText } = generate({ ...brandt, issued: '2026-11-15' })
  expect(plainText.replaceAll('\u00a0', ' ')).toContain('Having decided to move on, Dr Brandt left us on 31 October 2026')
})

it('an English interim reference needs no last day, and names none', () => {
  const { to: _to, ...open } = brandt
  const { plainText } = generate({ ...open, kind: 'zwischen', occasion: 'fuehrungswechsel' })
  expect(plainText).toContain('has been employed by our company since 1\u00a0March\u00a02019')
  expect(plainText).toContain('in connection with the change of line manager')
})

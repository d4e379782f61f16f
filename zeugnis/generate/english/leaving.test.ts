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

it.each<[LeavingReason, RegExp]>([
  ['eigenerWunsch', /(?:leaving|leaves|ends)[^.]*31 October 2026|31 October 2026[^.]*(?:leaving|leaves|ends)/],
  ['einvernehmlich', /The employment ends on 31 October 2026 by mutual agreement\. We are glad to recommend her/],
  ['betriebsbedingt', /The employment ends on 31 October 2026 for operational reasons\. We are glad to recommend her/],
  ['befristung', /The employment ends on 31 October 2026 with the expiry of the fixed term\. We are glad to recommend her/],
  ['ohneAngabe', /The employment ends on 31 October 2026\. We are glad to recommend her/],
])('an English letter names the reason %s, and recommends as its grade does', (reason, words) => {
  expect(generate({ ...brandt, reason }).plainText.replaceAll('\u00a0', ' ')).toMatch(words)
})

it('an English letter of a later day looks back on the leaving', () => {
  for (let seed = 0; seed < 8; seed += 1)
    expect(
      generate({ ...brandt, issued: '2026-11-15' }, seed)
        .plainText.split('\n\n')
        .at(-3),
    ).toMatch(/ (?:left|ended|chose) /)
})

it('an English interim reference needs no last day, and names none', () => {
  const { to: _to, ...open } = brandt
  const { plainText } = generate({ ...open, kind: 'zwischen', occasion: 'fuehrungswechsel' })
  expect(plainText).toMatch(/[sS]ince 1\u00a0March\u00a02019/)
  expect(plainText).toMatch(/ has (?:been|held) /)
  expect(plainText).toContain('the change of line manager')
})

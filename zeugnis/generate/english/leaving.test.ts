import { expect, it } from 'vitest'
import { generate } from '../../index.ts'
import type { LeavingReason, Occasion, ZeugnisSpec } from '../../model/spec.ts'

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
  ['eigenerWunsch', /(?:leaving us|leave us|last day with us will be|ends)[^.]*31 October 2026/],
  ['einvernehmlich', /Dr Brandt’s employment with us ends on 31 October 2026 by mutual agreement\. We are glad to recommend her/],
  ['betriebsbedingt', /Dr Brandt’s employment with us ends on 31 October 2026 as a result of redundancy\. We are glad to recommend her/],
  ['befristung', /Dr Brandt’s fixed-term contract ends on 31 October 2026\. We are glad to recommend her/],
  ['ohneAngabe', /Dr Brandt’s employment with us ends on 31 October 2026\. We are glad to recommend her/],
])('an English letter names the reason %s, and recommends as its grade does', (reason, words) => {
  expect(generate({ ...brandt, reason }).plainText.replaceAll('\u00a0', ' ')).toMatch(words)
})

it('an English letter of a later day looks back on the leaving', () => {
  for (let seed = 0; seed < 8; seed += 1)
    expect(
      generate({ ...brandt, issued: '2026-11-15' }, seed)
        .plainText.split('\n\n')
        .at(-3),
    ).toMatch(/ (?:left|ended|chose|resigned|was) /)
})

it('an English interim reference needs no last day, and names none', () => {
  const { to: _to, ...open } = brandt
  const { plainText } = generate({ ...open, kind: 'zwischen', occasion: 'fuehrungswechsel' })
  expect(plainText).toMatch(/[sS]ince 1\u00a0March\u00a02019/)
  expect(plainText).toMatch(/ has (?:worked|held) /)
  expect(plainText).toContain('because of a change of line manager')
})

it.each<[Occasion, string]>([
  ['fuehrungswechsel', 'because of a change of line manager'],
  ['aufgabenwechsel', 'because of a change in duties'],
  ['versetzung', 'in view of a transfer to another post'],
  ['betriebsuebergang', 'in connection with the transfer of the business'],
  ['elternzeit', 'in view of forthcoming parental leave'],
  ['eigenerWunsch', 'at the employee’s request'],
])('an English interim reference says of %s why it was written', (occasion, words) => {
  for (let seed = 0; seed < 8; seed += 1) expect(generate({ ...brandt, kind: 'zwischen', occasion }, seed).plainText).toContain(words)
})

it.each([
  [1, 'We thank Dr Brandt for her excellent work and recommend her warmly. This provisional reference'],
  [2, 'We thank Dr Brandt for her very good work. This provisional reference'],
  [3, '\n\nThis provisional reference will be replaced by a final one when her employment ends.'],
] as const)('an English provisional reference of grade %i thanks as it deserves', (overall, words) => {
  expect(generate({ ...brandt, kind: 'vorlaeufig', overall }).plainText).toContain(words)
})

it('an English training reference ends with the examination', () => {
  const training = { ...brandt, kind: 'ausbildung', reason: 'abschluss', job: { title: 'Engineer' } } as const
  const { plainText } = generate(training, 1)
  expect(plainText).toMatch(/(?:trained|served an apprenticeship) with us as an Engineer/)
  expect(plainText.replaceAll('\u00a0', ' ')).toContain(
    'Dr Brandt has passed the final examination and completes her apprenticeship on 31 October 2026.',
  )
})

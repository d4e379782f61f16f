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
  reason: 'eigenerWunsch',
  signers: [{ name: 'Ute Hansen', position: 'Managing Director' }],
}

it.each<[LeavingReason, RegExp]>([
  ['eigenerWunsch', /(?:left|last day with us was|ended)[^.]*31 October 2026/],
  ['einvernehmlich', /Dr Brandt’s employment with us ended by mutual agreement on 31 October 2026\. We are grateful for all her hard work/],
  ['betriebsbedingt', /Dr Brandt’s employment with us ended on 31 October 2026 because of redundancy\. We are grateful for all her hard work/],
  ['befristung', /Dr Brandt’s fixed-term contract ended on 31 October 2026\. We are grateful for all her hard work/],
  ['ohneAngabe', /Dr Brandt’s employment with us ended on 31 October 2026\. We are grateful for all her hard work/],
])('an English letter names the reason %s, and recommends as its grade does', (reason, words) => {
  expect(generate({ ...brandt, reason }).plainText.replaceAll('\u00a0', ' ')).toMatch(words)
})

it('an English letter of a later day looks back on the leaving', () => {
  for (let seed = 0; seed < 8; seed += 1)
    expect(
      generate({ ...brandt, issued: '2026-11-15' }, seed)
        .plainText.split('\n\n')
        .at(-3),
    ).toMatch(/ (?:left|ended|chose|decided|resigned|was) /)
})

it('an English interim reference needs no last day, and names none', () => {
  const { to: _to, ...open } = brandt
  const { plainText } = generate({ ...open, kind: 'zwischen', occasion: 'fuehrungswechsel' })
  expect(plainText).toMatch(/[sS]ince 1\u00a0March\u00a02019/)
  expect(plainText).toMatch(/ (?:has worked|has been employed|have employed) /)
  expect(plainText).toContain('following a change of line manager')
})

it.each<[Occasion, string]>([
  ['fuehrungswechsel', 'following a change of line manager'],
  ['aufgabenwechsel', 'following a change in her duties'],
  ['versetzung', 'as she is moving to another post with us'],
  ['betriebsuebergang', 'in connection with the transfer of the business'],
  ['elternzeit', 'ahead of a period of leave'],
  ['eigenerWunsch', 'at her request'],
])('an English interim reference says of %s why it was written', (occasion, words) => {
  for (let seed = 0; seed < 8; seed += 1) expect(generate({ ...brandt, kind: 'zwischen', occasion }, seed).plainText).toContain(words)
})

it.each([
  [1, 'done for us, recommend her warmly and wish her every success. A final reference will follow when her employment ends.'],
  [3, 'We thank Dr Brandt for her good work and wish her all the best for the future. A final reference'],
  [5, '\n\nWe wish Dr Brandt well for the future. A final reference'],
] as const)('an English provisional reference of grade %i thanks as it deserves', (overall, words) => {
  expect(generate({ ...brandt, kind: 'vorlaeufig', overall }).plainText).toContain(words)
})

it('an English training reference speaks of the examination only where its result was given', () => {
  const training = { ...brandt, kind: 'ausbildung', reason: 'abschluss', job: { title: 'Engineer' } } as const
  const { plainText, warnings } = generate(training, 1)
  expect(plainText).toMatch(/(?:trained|apprenticeship) .*as an Engineer/)
  expect(plainText.replaceAll('\u00a0', ' ')).toContain('Dr Brandt completed her apprenticeship on 31 October 2026.')
  expect(plainText).not.toMatch(/pass|exam/)
  expect(warnings.map(({ code }) => code)).not.toContain('exam-missing')
  expect(generate({ ...training, ofPerson: { exam: 'AM2 assessment passed' } }, 1).plainText).toContain('Final examination: AM2 assessment passed.')
})

it('an English letter of the last day looks back as its opening does, one of an earlier day is in the present', () => {
  const texts = Array.from({ length: 24 }, (_, seed) => generate({ ...brandt, overall: 1 }, seed).plainText)
  expect(texts.filter((text) => /will be 31|is leaving|has chosen/.test(text))).toEqual([])
  const earlier = Array.from({ length: 24 }, (_, seed) => generate({ ...brandt, issued: '2026-09-30' }, seed).plainText)
  for (const text of earlier) {
    expect(text).toMatch(/since 1\u00a0March\u00a02019[\s\S]*(?:is leaving|will be 31)/)
    expect(text).not.toMatch(/(?<!has )worked for us|The main duties were|was highly/)
  }
})

it.each(['de', 'en'] as const)('a letter because of a transfer of the business hopes for no years together (%s)', (language) => {
  for (const overall of [1, 2, 3, 4, 5] as const) {
    const { parts } = generate({ ...brandt, language, overall, kind: 'zwischen', occasion: 'betriebsuebergang' })
    const closing = parts.find(({ part }) => part === 'schluss')?.sentences.map(({ text }) => text)
    expect(closing?.join(' ')).toMatch(/Betriebsübergang|transfer of the business/)
    expect(closing?.join(' ')).not.toMatch(/Jahre|Zusammenarbeit|years|look forward/)
  }
})

it.each([
  ['Apprentice electrician', /was (?:employed by us as )?an Apprentice Electrician/],
  ['Electrician', /(?:trained|served her apprenticeship) with us as an Electrician/],
])('an English training reference says once that somebody was trained: %s', (title, words) => {
  expect(generate({ ...brandt, kind: 'ausbildung', reason: 'abschluss', job: { title } }, 1).plainText).toMatch(words)
})

it.each([
  ['Tenants and contractors', 'tenants and contractors'],
  ['The public', 'the public'],
  ['guests, suppliers', 'guests and suppliers'],
  ['NHS patients', 'NHS patients'],
])('an English letter names those whom somebody dealt with inside its sentences: %s', (thirdParties, people) => {
  const texts = Array.from({ length: 8 }, (_, seed) => generate({ ...brandt, meetsThirdParties: true, thirdParties }, seed).plainText)
  expect(texts.filter((text) => !text.toLowerCase().includes(people.toLowerCase()))).toEqual([])
  expect(texts.join(' ')).toContain(` ${people}`)
})

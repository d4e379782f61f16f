import { expect, it } from 'vitest'
import { fill, messagesFor } from '#words/interface'
import { companyName } from './words.ts'

const german = messagesFor('de')
const t: Parameters<typeof companyName>[1] = (key, values = {}) => fill(german[key], values)

it('calls a company by its name, else by its number and years', () => {
  expect(companyName({ name: 'Behn KG', from: null, to: null }, t)).toBe('Behn KG')
  expect(companyName({ name: 1, from: '2019-05-01', to: '2023-01-31' }, t)).toBe('Zeugnis\u00a01 (2019–2023)')
  expect(companyName({ name: 2, from: '2019-05-01', to: '2019-06-30' }, t)).toBe('Zeugnis\u00a02 (2019)')
  expect(companyName({ name: 3, from: null, to: null }, t)).toBe('Zeugnis\u00a03')
})

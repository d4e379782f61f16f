import { expect, it } from 'vitest'
import { englishForms, renderEnglish } from './render.ts'

const template = '{N} ⟨was/were|is/are⟩ known for {their} care.'

it('fills a wording by person, number and tense', () => {
  const frau = englishForms({ address: 'frau', firstName: 'Ina', lastName: 'Lenz' })
  const name = englishForms({ address: 'name', firstName: 'Ina', lastName: 'Lenz' })
  expect(renderEnglish(template, frau, 'past')).toBe('Ms Lenz was known for her care.')
  expect(renderEnglish(template, name, 'present')).toBe('Ina Lenz are known for their care.')
})

it('refuses a token that has no form', () => {
  expect(() => renderEnglish('{Nobody} left.', {}, 'past')).toThrow(new RangeError('No form for {Nobody}'))
})

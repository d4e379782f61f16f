import { expect, it } from 'vitest'
import { englishForms, renderEnglish, withPronoun } from './render.ts'

const template = '{N} ⟨was/were|is/are⟩ known for {their} care.'

const frau = englishForms({ address: 'frau', firstName: 'Ina', lastName: 'Lenz' })
const name = englishForms({ address: 'name', firstName: 'Ina', lastName: 'Lenz' })

it('fills a wording by person, number and tense', () => {
  expect(renderEnglish(template, frau, 'past')).toBe('Ms Lenz was known for her care.')
  expect(renderEnglish(template, name, 'present')).toBe('Ina Lenz is known for their care.')
})

it.each([
  [template, 'She is known for her care.', 'They are known for their care.'],
  ['{N}’s work ⟨was|is⟩ good.', 'Her work is good.', 'Their work is good.'],
  ['Thanks to {N}’s help, {N} ⟨won|wins/win⟩ us.', 'Thanks to her help, she wins us.', 'Thanks to their help, they win us.'],
  ['Full of ideas, {N} never ⟨failed|fails/fail⟩ us.', 'Full of ideas, she never fails us.', 'Full of ideas, they never fail us.'],
  ['Quick, {N} readily ⟨helped|helps/help⟩.', 'Quick, she readily helps.', 'Quick, they readily help.'],
  ['Staff ⟨turned|turn⟩ to {N} for help.', 'Staff turn to her for help.', 'Staff turn to them for help.'],
])('speaks of whoever is named already by pronoun: %s', (wording, ofWoman, ofNobody) => {
  expect(renderEnglish(withPronoun(wording), frau, 'present')).toBe(ofWoman)
  expect(renderEnglish(withPronoun(wording), name, 'present')).toBe(ofNobody)
})

it('lets a verb go with the last one who was named', () => {
  const wording = 'We ⟨saw|see⟩ how {N} ⟨worked|works/work⟩ and how {p} ⟨helped|helps/help⟩.'
  expect(renderEnglish(wording, name, 'present')).toBe('We see how Ina Lenz works and how they help.')
})

it('refuses a token that has no form', () => {
  expect(() => renderEnglish('{Nobody} left.', {}, 'past')).toThrow(new RangeError('No form for {Nobody}'))
})

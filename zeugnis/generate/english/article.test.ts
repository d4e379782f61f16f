import { expect, it } from 'vitest'
import { withArticle } from './article.ts'

it.each([
  ['Cook', 'a Cook'],
  ['Engineer', 'an Engineer'],
  ['team leader of dispatch', 'a team leader of dispatch'],
  ['Usher', 'an Usher'],
  ['Underwriter', 'an Underwriter'],
  ['University Lecturer', 'a University Lecturer'],
  ['European Sales Manager', 'a European Sales Manager'],
  ['Urologist', 'a Urologist'],
  ['Honorary Secretary', 'an Honorary Secretary'],
  ['Hotel Manager', 'a Hotel Manager'],
  ['HR Manager', 'an HR Manager'],
  ['UX Designer', 'a UX Designer'],
  ['F&B Manager', 'an F&B Manager'],
  ['X-ray Technician', 'an X-ray Technician'],
  ['IT-Specialist', 'an IT-Specialist'],
  ['8-wheel Driver', 'an 8-wheel Driver'],
  ['18-tonne Lorry Driver', 'an 18-tonne Lorry Driver'],
  ['110 kV Fitter', 'a 110 kV Fitter'],
  ['4x4 Instructor', 'a 4x4 Instructor'],
  ['Waiting Staff', 'a member of the Waiting Staff'],
])('%s → %s', (title, text) => expect(withArticle(title)).toBe(text))

it.each(['Head of Department', 'Chief Engineer', 'Managing Director', 'Director of Sales', 'Vice President', 'Deputy Manager', 'CEO', 'an Engineer'])(
  '%s takes no article',
  (title) => expect(withArticle(title)).toBe(title),
)

it('knows words that only begin like such posts', () => {
  expect(withArticle('Directory Editor')).toBe('a Directory Editor')
  expect(withArticle('Headhunter')).toBe('a Headhunter')
  expect(withArticle('Actress')).toBe('an Actress')
})

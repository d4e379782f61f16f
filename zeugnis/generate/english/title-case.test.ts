import { expect, it } from 'vitest'
import { inTitleCase } from './title-case.ts'

it.each([
  ['Veterinary nurse', 'Veterinary Nurse'],
  ['Forklift driver', 'Forklift Driver'],
  ['Year 4 teacher', 'Year 4 Teacher'],
  ['Head of sales', 'Head of Sales'],
  ['HR manager', 'HR Manager'],
  ['X-ray technician', 'X-Ray Technician'],
  ['CLEANER', 'Cleaner'],
  ['Chef de partie', 'Chef de Partie'],
  ['Maître d’hôtel', 'Maître d’hôtel'],
  ['PR and marketing officer', 'PR and Marketing Officer'],
  ['team leader of dispatch', 'team leader of dispatch'],
  ['', ''],
])('a title has the capitals with which it begins: %s → %s', (typed, title) => expect(inTitleCase(typed)).toBe(title))

import { expect, it } from 'vitest'
import { wordsIn } from '../text/words.ts'
import { conceptOf, concepts, findConcepts, shows } from './concepts.ts'

const entries = Object.entries(concepts)

it('every name is found as what it names, in both languages', () => {
  for (const [id, { de, en }] of entries) {
    for (const name of [de[0], en[0]])
      expect(
        findConcepts(wordsIn(name)).map(({ value }) => value),
        name,
      ).toEqual([id])
  }
})

it('what implies or lies near names entries that are there', () => {
  for (const [id, { implies = [], near = [] }] of entries)
    for (const other of [...implies, ...near]) expect(concepts[other], `${id}: ${other}`).toBeDefined()
})

it('the narrow shows the wide, not the other way round', () => {
  expect(shows('payroll', 'accounting')).toBe(true)
  expect(shows('accounting', 'payroll')).toBe(false)
})

it('reads compounds, other spellings and phrases', () => {
  const found = (text: string) => findConcepts(wordsIn(text)).map(({ value }) => value)
  expect(found('Anlagenbuchhaltung')).toEqual(['accounting'])
  expect(found('SAP-Kenntnisse')).toEqual(['sap'])
  expect(found('Foerderung in KIEL und Luebeck')).toEqual(['kiel', 'luebeck'])
  expect(found('Pflege des CRM')).toEqual(['crm'])
  expect(found('JavaScript, Java')).toEqual(['javascript', 'java'])
})

it('an id that is not in the table is refused by name', () => {
  expect(() => conceptOf('alchemy')).toThrow(new RangeError('Unknown concept: alchemy'))
})

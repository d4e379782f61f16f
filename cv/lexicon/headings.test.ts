import { expect, it } from 'vitest'
import { headingKind } from './headings.ts'

it.each([
  ['Berufserfahrung', 'experience'],
  ['A U S B I L D U N G', 'education'],
  ['— Schule und Ausbildung —', 'education'],
  ['Sprachen & EDV-Kenntnisse', 'skills'],
  ['Ausgewählte Mandate und Positionen', 'experience'],
])('%j opens a section: %s', (text, kind) => {
  expect(headingKind(text)).toBe(kind)
})

it.each(['Technische Übersicht', 'Erfahrung mit Kunden', 'Kiel'])('%j opens none', (text) => {
  expect(headingKind(text)).toBeNull()
})

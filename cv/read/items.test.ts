import { expect, it } from 'vitest'
import { all, read, school, work } from '../testing/read-cv.ts'

const readSection = (...lines: readonly string[]) => read('Ina Größer', work, school, lines.join('\n'))

it('a language behind "Muttersprache" is native', () => {
  expect(readSection('Sprachen', 'Muttersprache: Deutsch').languages).toMatchObject([{ language: 'de', level: 'native', confidence: 'high' }])
})

it('a long text that begins with a language names none', () => {
  const { languages } = readSection('Sprachen', 'Deutsch', 'Englisch in Übersetzungen technischer Handbücher')
  expect(languages.map(({ language }) => language)).toEqual(['de'])
})

it('a certificate may have its date in brackets before it', () => {
  const { certificates } = readSection('Zertifikate', '(2018) Scrum Master')
  expect(certificates.map(({ value, date }) => [value, date?.value])).toEqual([['Scrum Master', '2018']])
})

it('a year alone and a sentence are no certificates', () => {
  const sentence = 'Ich habe in vielen Jahren sehr viele Lehrgänge besucht und dabei immer sehr viel gelernt'
  expect(all(readSection('Zertifikate', '2019', 'Scrum Master', sentence).certificates)).toEqual(['Scrum Master'])
})

it('the line below a label without its value is left out with it, unless it has a label of its own', () => {
  const { phones, leftOut } = read('Ina Größer\nGeburtsdatum:\nTelefon: 040 66969 101', work, school)
  expect(all(phones)).toEqual(['040 66969 101'])
  expect(leftOut).toHaveLength(1)
})

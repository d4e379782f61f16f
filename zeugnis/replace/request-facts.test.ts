import { expect, it } from 'vitest'
import { requestFacts } from './request-facts.ts'

const body = (who: string) => `Zeugnis

${who}, geboren am 2. September 1990, war vom 1. April 2019 bis zum 30. Juni 2026 als Altenpflegerin in unserer Einrichtung tätig.

Sie arbeitete sorgfältig. Sie erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.

Wir danken ihr und wünschen ihr alles Gute.

Münster, den 30.06.2026`

it('reads whom to write to, and in whose name', () => {
  expect(requestFacts(`Seniorenzentrum Anna gGmbH, Mühlenweg 3, 48143 Münster\n\n${body('Frau Ayşe Yıldırım')}`)).toEqual({
    employer: 'Seniorenzentrum Anna gGmbH',
    address: 'Mühlenweg 3\n48143 Münster',
    issued: '2026-06-30',
    person: 'Ayşe Yıldırım',
  })
})

it('reads an address of two lines, and a name with title and particles', () => {
  expect(requestFacts(`Elektro Wieczorek GmbH\nIndustriestraße 14\n45356 Essen\n\n${body('Frau Dr. Katharina von der Heide')}`)).toMatchObject({
    employer: 'Elektro Wieczorek GmbH',
    address: 'Industriestraße 14\n45356 Essen',
    person: 'Dr. Katharina von der Heide',
  })
})

it('says nothing of what does not stand there, or was replaced', () => {
  expect(requestFacts(`Beispiel GmbH\n\n${body('Frau [Person A]')}`)).toMatchObject({ address: null, person: null })
  expect(requestFacts('Einkaufsliste')).toEqual({ employer: null, address: null, issued: null, person: null })
})

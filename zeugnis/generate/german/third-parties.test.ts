import { describe, expect, it } from 'vitest'
import { germanThirdParties } from '../../lexicon/german/third-parties.ts'
import { thirdPartiesOf } from '../../lexicon/roles/third-parties.ts'
import type { ZeugnisSpec } from '../../model/spec.ts'
import { german } from './letter-language.ts'
import { declined } from './third-parties.ts'

describe('the people whom somebody dealt with', () => {
  it.each([
    ['unsere Gäste', 'unseren Gästen', 'unserer Gäste'],
    ['Lieferanten und externe Stellen', 'Lieferanten und externen Stellen', 'der Lieferanten und externen Stellen'],
    ['die Kinder und ihre Eltern', 'den Kindern und ihren Eltern', 'der Kinder und ihrer Eltern'],
    ['Patientinnen, Patienten und Angehörige', 'Patientinnen, Patienten und Angehörigen', 'der Patientinnen, Patienten und Angehörigen'],
    ['Teilnehmende', 'Teilnehmenden', 'der Teilnehmenden'],
    ['unsere Mandantschaft', 'unserer Mandantschaft', 'unserer Mandantschaft'],
    ['unsere Kund:innen', 'unseren Kund:innen', 'unserer Kund:innen'],
    ['Start-ups und Behörden', 'Start-ups und Behörden', 'der Start-ups und Behörden'],
  ])('%s', (people, dative, genitive) => {
    expect(declined(people)).toEqual({ Dritten: dative, Dritter: genitive, Dritte: people })
  })

  it.each([
    ['Rechtsanwaltsfachangestellte', 'unsere Mandantinnen und Mandanten'],
    ['Erzieherin', 'die Kinder und ihre Eltern'],
    ['Kinderkrankenpfleger', 'unsere Patientinnen und Patienten'],
    ['Physiotherapeut', 'unsere Patientinnen und Patienten'],
    ['Landschaftspflegerin', 'unsere Kundinnen und Kunden'],
    ['Tierpfleger', 'unsere Tierhalterinnen und Tierhalter'],
    ['Tierarzthelferin', 'unsere Tierhalterinnen und Tierhalter'],
    ['Museumspädagogin', 'unsere Besucherinnen und Besucher'],
    ['Straßenbahnfahrer', 'unsere Fahrgäste'],
    ['Studienrat und Lehrer', 'die Schülerinnen und Schüler und ihre Eltern'],
    ['Altenpflegerin', 'unsere Bewohnerinnen, Bewohner und ihre Angehörigen'],
    ['Hausmeister', 'unsere Mieterinnen und Mieter'],
    ['Polizeimeisterin', 'Bürgerinnen und Bürger'],
  ])('go with a free title: %s', (title, people) => {
    expect(germanThirdParties[thirdPartiesOf({ job: { title } })]).toBe(people)
  })

  it('are those that were typed, before all others', () => {
    const spec = { ...cook, thirdParties: ' die Kinder ' }
    expect(german.render('Im Umgang mit {Dritten}', spec, 'first')).toBe('Im Umgang mit den Kindern')
    expect(german.render('Im Umgang mit {Dritten}', cook, 'first')).toBe('Im Umgang mit unseren Gästen')
  })
})

const cook: ZeugnisSpec = {
  kind: 'qualifiziert',
  language: 'de',
  person: { address: 'frau', firstName: 'Ina', lastName: 'Lenz' },
  employer: { name: 'Schule am Deich', city: 'Husum' },
  job: { title: 'Köchin', role: 'koch-in' },
  from: '2020-01-01',
  to: '2026-10-31',
  issued: '2026-10-31',
  tasks: ['Mittagessen'],
  overall: 2,
  signers: [{ name: 'Jan Harms', position: 'Schulleiter' }],
}

import { describe, expect, it } from 'vitest'
import { generate } from '../../index.ts'
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
    ['IT-Trainerin', 'unsere Kundinnen und Kunden'],
    ['Küchenmonteur', 'unsere Kundinnen und Kunden'],
    ['Justiziarin', 'unsere Kundinnen und Kunden'],
    ['Firewall Engineer', 'unsere Kundinnen und Kunden'],
    ['Semiconductor Engineer', 'unsere Kundinnen und Kunden'],
    ['Kfz-Sachverständiger seit einem Jahr in Kiel', 'unsere Kundinnen und Kunden'],
  ])('go with a free title: %s', (title, people) => {
    expect(germanThirdParties[thirdPartiesOf({ job: { title } })]).toBe(people)
  })

  it.each([
    ['der Schulleitung', 'der Schulleitung', 'der Schulleitung', 'die Schulleitung'],
    ['dem Vorstand', 'dem Vorstand', 'des Vorstands', 'den Vorstand'],
    ['dem Patienten', 'dem Patienten', 'des Patienten', 'den Patienten'],
    ['die Schulleitung', 'der Schulleitung', 'der Schulleitung', 'die Schulleitung'],
  ])('may be one, who is declined and not made many: %s', (people, dative, genitive, accusative) => {
    expect(declined(people)).toEqual({ Dritten: dative, Dritter: genitive, Dritte: accusative })
  })

  it.each([
    ['Hausarztpraxis Dr. Yılmaz', 'in unserer Praxis'],
    ['Praxisbedarf Nord GmbH', 'in unserem Unternehmen'],
    ['Kinderhaus Apfelbaum e. V.', 'in unserer Einrichtung'],
    ['TuS Eiche 09 e. V.', 'in unserem Verein'],
    ['Vereinsbank AG', 'in unserem Unternehmen'],
    ['Hansen Kühllogistik', 'in unserem Unternehmen'],
  ])('worked for what the employer calls itself: %s', (name, house) => {
    const texts = Array.from({ length: 6 }, (_, seed) => generate({ ...cook, employer: { name, city: 'Husum' } }, seed).plainText)
    expect(texts.some((text) => text.includes(house))).toBe(true)
    expect(
      texts
        .join('')
        .match(/in unser(?:er|em) \p{L}+/gu)
        ?.every((words) => words === house),
    ).toBe(true)
  })

  it.each([
    ['Steuerfachangestellte', true],
    ['Medizinische Fachangestellte', true],
    ['Lohnbuchhalterin', true],
    ['Lohnunternehmer', false],
    ['Erzieherin', false],
  ])('may have trusted %s with secrets or cash', (title, isTrusted) => {
    expect(/ehrlich/i.test(generate({ ...cook, job: { title } }, 1).plainText)).toBe(isTrusted)
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

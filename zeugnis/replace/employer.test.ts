import { describe, expect, it } from 'vitest'
import { employerIn } from './employer.ts'

const about = 'war vom 1. Mai 2019 bis zum 31. Mai 2023 als Köchin'

describe('employerIn', () => {
  it.each([
    [`Frau [Person A] ${about} bei der Firma Behn Backwaren GmbH tätig.`, 'Behn Backwaren GmbH'],
    [`Frau [Person A] ${about} in unserem Hause, der Gasthof Lüders KG, tätig.`, 'Gasthof Lüders KG'],
    [`Frau [Person A] ${about} für die Nordlicht Energie AG tätig. Sie betreute die Kundin Meier GmbH.`, 'Nordlicht Energie AG'],
    [`Herr [Person A] ${about} bei\nBrodersen & Söhne GmbH & Co. KG beschäftigt.`, 'Brodersen & Söhne GmbH & Co. KG'],
    [`Zeugnis\n\nFrau [Person A] ${about} hier tätig. Die Tischlerei Brodersen e. K. fertigt Möbel.`, 'Tischlerei Brodersen e. K.'],
    [`Frau [Person A] ${about} bei der Stadt Husum beschäftigt.`, 'Stadt Husum'],
    [
      `Frau [Person A] ${about} beim Kunden tätig.\n\nSie war fleißig.\n\nHusum, 31. Mai 2023\n\nLebenshilfe Husum gGmbH\n[Person B]`,
      'Lebenshilfe Husum gGmbH',
    ],
    [
      `Frau [Person A] ${about} hier tätig.\n\nSie war fleißig.\n\nHusum, 31. Mai 2023\n\nGemeinde Hattstedt\n[Person B]\nBürgermeisterin`,
      'Gemeinde Hattstedt',
    ],
    [`Frau [Person A] ${about} in der Stadt Husum in unserem Unternehmen tätig.`, null],
    [
      `Frau [Person A] ${about} tätig. ${'Sie war fleißig. '.repeat(100)}Sie lieferte bei der Meier GmbH aus. ${'Sie war stets pünktlich. '.repeat(60)}`,
      null,
    ],
  ])('reads %#', (text, name) => {
    expect(employerIn(text)).toBe(name)
  })
})

import { describe, expect, it } from 'vitest'
import { all, jobsOf, read, school, work } from './testing/read-cv.ts'

describe('the name', () => {
  it.each([
    ['of two labels', 'Vorname: Ina\nNachname: Größer'],
    ['of two labels, the family name first', 'Nachname: Größer\nVorname: Ina'],
    ['said in a sentence', 'Mein Name ist Ina Größer und ich rechne gern.'],
    ['the end of a sentence', 'Mein Name ist Ina Größer.'],
  ])('%s is sure', (_how, top) => {
    expect(read(top, work, school).name).toMatchObject({ value: 'Ina Größer', confidence: 'high' })
  })

  it('of one of two labels is none', () => {
    expect(read('Vorname: Ina', work, school).name).toBeNull()
  })
})

describe('the town', () => {
  it('is a name among ways to reach the person, and not sure', () => {
    const { address } = read('Ina Größer\nLeipzig | 0176 66969 101 | ina@example.de', work, school)
    expect(address).toMatchObject({ street: null, postalCode: null, city: { value: 'Leipzig', confidence: 'low' } })
  })

  it.each([
    ['stands alone', 'Ina Größer\n0176 66969 101, ina@example.de'],
    ['stands beside their own name', 'Ina Größer | 0176 66969 101 | ina@example.de'],
    ['stands beside their post', 'Ina Größer\nBilanzbuchhalterin | 0176 66969 101'],
  ])('is not guessed when a way to reach the person %s', (_how, top) => {
    expect(read(top, work, school).address.city).toBeNull()
  })
})

describe('certificates', () => {
  it('have the date beside them, unless it lasts until today', () => {
    const { certificates } = read('Ina Größer', work, school, 'Zertifikate\nSAP FI Anwender (05/2018)\n2019 Scrum Master\n2020 – heute Datenschutz')
    expect(certificates.map(({ value, date }) => [value, date?.value])).toEqual([
      ['SAP FI Anwender', '2018-05'],
      ['Scrum Master', '2019'],
      ['Datenschutz', undefined],
    ])
  })

  it('are licences where a line names some', () => {
    expect(all(read('Ina Größer', work, school, 'Zertifikate\nFührerschein B und BE, Staplerschein').certificates)).toEqual([
      'Führerschein B und BE',
      'Staplerschein',
    ])
  })
})

describe('sections of one line', () => {
  it('end with their line, and a licence keeps its heading', () => {
    const cv = read('Ina Größer', work, school, 'Sprachen: Deutsch, Englisch\nKenntnisse: DATEV, Excel\nFührerschein: Klasse B')
    expect(cv.languages.map(({ language }) => language)).toEqual(['de', 'en'])
    expect(all(cv.skills)).toEqual(['DATEV', 'Excel'])
    expect(all(cv.certificates)).toEqual(['Führerschein: Klasse B'])
  })

  it('may hold both skills and languages', () => {
    const cv = read('Ina Größer', work, school, 'Sprachen und Kenntnisse\nDeutsch, Englisch, DATEV')
    expect([cv.languages.length, ...all(cv.skills)]).toEqual([2, 'DATEV'])
  })
})

describe('pages', () => {
  const columns =
    'Kenntnisse                    Berufserfahrung\nDATEV                         2019 – heute\nExcel                         Buchhalterin\n                              Fördewerk GmbH'

  it('of two columns are read one after the other, until a line goes across both', () => {
    const cv = read('Ina Größer', `${columns}\nDiese Zeile gehört zu beiden Spalten und steht quer.`, school)
    expect(all(cv.skills)).toEqual(['DATEV', 'Excel'])
    expect(jobsOf(cv)).toEqual([['Buchhalterin', 'Fördewerk GmbH', '2019', 'present']])
  })

  it.each([
    ['a form feed', '\f'],
    ['the next-line character', '\u0085'],
  ])('may end with %s instead of a line end', (_how, end) => {
    const cv = read('Ina Größer', school, `${work}${end}Kenntnisse\nDATEV`)
    expect(all(cv.skills)).toEqual(['DATEV'])
  })
})

describe('entries', () => {
  const times = 'Berufserfahrung\n\n03/2019 – heute\n08/2011 – 02/2019'
  const first = 'Bilanzbuchhalterin\nFördewerk GmbH, Kiel'
  const second = 'Buchhalterin\nHansen Handel GmbH, Neumünster'

  it('whose times all stand before the texts take one each', () => {
    expect(jobsOf(read('Ina Größer', times, first, second, school))).toEqual([
      ['Bilanzbuchhalterin', 'Fördewerk GmbH', '2019-03', 'present'],
      ['Buchhalterin', 'Hansen Handel GmbH', '2011-08', '2019-02'],
    ])
  })

  it('with more times than texts have none: nobody knows whose they are', () => {
    expect(read('Ina Größer', times, first, school).employments).toEqual([])
  })

  it('may have their time below their name', () => {
    const below = `Berufserfahrung\n\n${second}\n08/2011 – 02/2019\n• Abschlüsse\n\n${first}\n03/2019 – heute`
    expect(jobsOf(read('Ina Größer', below, school))).toEqual([
      ['Buchhalterin', 'Hansen Handel GmbH', '2011-08', '2019-02'],
      ['Bilanzbuchhalterin', 'Fördewerk GmbH', '2019-03', 'present'],
    ])
  })

  it('name the employer behind "bei", whatever it is called, and behind "in der" when it is called like one', () => {
    const { employments } = read(
      'Ina Größer',
      'Berufserfahrung\n\n03/2019 – heute\nBuchhalterin bei Deichgrün\n\n2010 – 2018\nPflegefachfrau in der Klinik Nordlicht',
      school,
    )
    expect(employments.map(({ title, employer }) => [title?.value, employer?.value, employer?.confidence])).toEqual([
      ['Buchhalterin', 'Deichgrün', 'medium'],
      ['Pflegefachfrau', 'Klinik Nordlicht', 'high'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { educationOf, jobsOf, read, school, work } from '../testing/read-cv.ts'

const jobsIn = (...lines: readonly string[]) => jobsOf(read('Ina Größer', `Berufserfahrung\n\n${lines.join('\n')}`, school))
const educationIn = (...lines: readonly string[]) => educationOf(read('Ina Größer', work, `Ausbildung\n\n${lines.join('\n')}`))

describe('the time of an entry', () => {
  const entry = ['Buchhalterin', 'Fördewerk GmbH', '2019', 'present']

  it.each<[string, readonly string[]]>([
    ['in brackets behind its name', ['Buchhalterin, Fördewerk GmbH (2019 – heute)']],
    ['between bars', ['Buchhalterin | 2019 – heute | Fördewerk GmbH']],
    ['above an empty line', ['2019 – heute', '', 'Buchhalterin', 'Fördewerk GmbH']],
    ['behind a bullet that opens the entry', ['• 2019 – heute Buchhalterin, Fördewerk GmbH', '• zwei weitere Sätze']],
    ['behind a label, among others', ['Firma: Fördewerk GmbH, Kiel', 'Position: Buchhalterin', 'Zeitraum: 2019 – heute']],
    ['behind a label, before others', ['Zeitraum: 2019 – heute', 'Arbeitgeber: Fördewerk GmbH', 'Position: Buchhalterin']],
    ['below more lines than name it', ['Leitung des Lagers', 'Aufbau der Kasse', 'Buchhalterin', 'Fördewerk GmbH', '2019 – heute']],
    ['below a sentence', ['Ich führte die Bücher der ganzen Gruppe.', 'Buchhalterin', 'Fördewerk GmbH', '2019 – heute']],
  ])('may stand %s', (_where, lines) => {
    expect(jobsIn(...lines)).toEqual([entry])
  })

  it('is none inside of a sentence, nor behind a label for something else', () => {
    const told = ['Projekte von 2019 bis 2020 mit SAP', 'Aufgaben: 2020 – 2022 Abschlüsse']
    expect(jobsIn('2019 – heute', 'Buchhalterin', 'Fördewerk GmbH', ...told)).toEqual([entry])
  })

  it('of one year is the whole of an employment where it stands apart, and none behind other words', () => {
    const whole = ['Praktikantin', 'Hansen Handel GmbH', '2014', '2014']
    expect(jobsIn('Praktikantin | 2014', 'Hansen Handel GmbH')).toEqual([whole])
    expect(jobsIn('Praktikantin  2014', 'Hansen Handel GmbH')).toEqual([whole])
    expect(jobsIn('2014 Praktikantin, Hansen Handel GmbH')).toEqual([whole])
    expect(jobsIn('Praktikantin bei Hansen 2014')).toEqual([])
  })

  it('of one year behind a comma or in brackets is the end of an education', () => {
    expect(educationIn('Abitur, 2008')).toEqual([['Abitur', undefined, undefined, '2008']])
    expect(educationIn('Abitur (2008)', 'Gymnasium Altona')).toEqual([['Abitur', 'Gymnasium Altona', undefined, '2008']])
  })

  it('whose month has no year has no beginning', () => {
    expect(jobsIn('Mai – heute (20 Stunden)', 'Buchhalterin, Fördewerk GmbH')).toEqual([['Buchhalterin', 'Fördewerk GmbH', undefined, 'present']])
  })
})

describe('an education', () => {
  it('may be known by its school only', () => {
    expect(educationIn('2008 – 2011 Realschule')).toEqual([[undefined, 'Realschule', '2008', '2011']])
  })

  it('of which neither qualification nor school is known is left out', () => {
    expect(educationIn('2008 – 2011 Deichgrün')).toEqual([])
  })

  it.each([
    ['a degree, however it is written', 'B. Sc. Informatik'],
    ['the trade that was learnt', 'Koch'],
  ])('leads to %s', (_what, qualification) => {
    expect(educationIn(`2008 – 2011 ${qualification}`)).toEqual([[qualification, undefined, '2008', '2011']])
  })
})

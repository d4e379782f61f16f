import { describe, expect, it } from 'vitest'
import { readSentence } from './read-sentence.ts'

const read = (sentence: string) =>
  readSentence(sentence).requirements.map(({ id, weight, isArea }) => `${id}${isArea ? ' area' : ''}${weight === 'wish' ? ' wish' : ''}`)
const refused = (sentence: string) => readSentence(sentence).refused.map(({ trait, word }) => `${trait}: ${word}`)
const minimums = (sentence: string) => readSentence(sentence).requirements.map(({ id, minimum }) => [id, minimum?.value ?? null])

it.each([
  [
    'Bilanzbuchhalterin oder Bilanzbuchhalter, HGB, DATEV, Raum Lübeck, auch in Teilzeit',
    ['annual-accounting', 'hgb', 'datev', 'luebeck area', 'part-time wish'],
  ],
  [
    'Accountant for annual accounts, HGB, DATEV, Lübeck area, part-time considered',
    ['annual-accounting', 'hgb', 'datev', 'luebeck area', 'part-time wish'],
  ],
  ['Lohnbuchhaltung', ['payroll']],
  ['payroll', ['payroll']],
  ['SAP oder DATEV', ['sap|datev']],
  ['SAP und DATEV', ['sap', 'datev']],
  ['idealerweise SAP, nice to have: Excel', ['sap wish', 'excel wish']],
  ['Debitoren- und Kreditorenbuchhaltung', ['receivables', 'payables']],
  ['Reedereikontor, gern Seeluft', ['text:reedereikontor', 'text:seeluft wish']],
  ['Wir suchen eine engagierte Person für unser Team', ['text:person']],
  ['LUEBECK', ['luebeck']],
  ['C++, TypeScript', ['cpp', 'typescript']],
  ['  , ; \n', []],
])('%s', (sentence, requirements) => {
  expect(read(sentence).filter((one) => one !== 'text:person')).toEqual(requirements.filter((one) => one !== 'text:person'))
})

it('reads what is asked for at least', () => {
  expect(minimums('Lohnbuchhaltung mit mindestens drei Jahren Erfahrung')).toEqual([['payroll', 36]])
  expect(minimums('Pflege, 2 Jahre Berufserfahrung')).toEqual([
    ['nursing', null],
    ['experience:months', 24],
  ])
  expect(minimums('Teilzeit ab 25 Stunden')).toEqual([['part-time', 25]])
  expect(minimums('Englisch verhandlungssicher')).toEqual([['english', 'C1']])
  expect(minimums('Lager, ab 1. Februar 2027')).toEqual([
    ['warehouse', null],
    ['availability:start', '2027-02-01'],
  ])
})

describe('requirements that aim at protected traits', () => {
  it.each([
    ['junge Buchhalterin', ['age: junge']],
    ['Buchhalter unter 35', ['age: unter 35']],
    ['zwischen 25 und 35 Jahren', ['age: zwischen 25 und 35 Jahren']],
    ['höchstens 3 Jahre Berufserfahrung', ['age: höchstens 3 Jahre']],
    ['Größe egal, unter 30', ['age: unter 30']],
    ['männlich', ['sex: männlich']],
    ['Deutsch Muttersprachler', ['origin: Muttersprachler']],
    ['native speaker of German', ['origin: native speaker']],
    ['katholisch', ['religion: katholisch']],
    ['nicht schwerbehindert', ['disability: nicht schwerbehindert']],
    ['Lager, keine Schwerbehinderten', ['disability: keine Schwerbehinderten']],
    ['Lager, Rollstuhlfahrer', ['disability: Rollstuhlfahrer']],
    ['Buchhaltung, mindestens 1990 geboren', ['age: mindestens 1990 geboren']],
    ['geboren nach 1985', ['age: geboren nach 1985']],
    ['Jahrgang 1990 oder jünger', ['age: Jahrgang 1990 oder jünger']],
    ['born after 1990', ['age: born after 1990']],
    ['Verkauf, Ü50', ['age: Ü50']],
    ['Mitte 30', ['age: Mitte 30']],
    ['30-jährige Verkäuferin', ['age: 30-jährige']],
    ['Türkin, Verkauf', ['origin: Türkin']],
    ['Polin, Pflege', ['origin: Polin']],
    ['Pole oder Ukrainerin', ['origin: Pole', 'origin: Ukrainerin']],
    ['keine Polen', ['origin: keine Polen']],
    ['türkische Wurzeln', ['origin: türkische Wurzeln']],
    ['nur deutsche Staatsangehörige', ['origin: nur deutsche Staatsangehörige']],
    ['Verkauf, Muslimin', ['religion: Muslimin']],
    ['Muslime, Jüdinnen, Buddhistin', ['religion: Muslime', 'religion: Jüdinnen', 'religion: Buddhistin']],
    ['Mitglied der evangelischen Kirche', ['religion: Mitglied der evangelischen Kirche']],
    ['keine Kinder', ['family: keine Kinder']],
    ['Pflege, evangelische Konfession', ['religion: evangelische Konfession']],
    ['Buchhaltung, Deutsche', ['origin: Deutsche']],
    ['heterosexuell', ['sexual-identity: heterosexuell']],
    ['kinderlos', ['family: kinderlos']],
    ['young woman under 40', ['age: young', 'sex: woman', 'age: under 40']],
  ])('%s', (sentence, words) => {
    expect(refused(sentence)).toEqual(words)
  })

  it('are left out, and the rest of the sentence stays', () => {
    expect(read('junge Buchhalterin, unter 35, DATEV')).toEqual(['accounting', 'datev'])
    expect(read('Lager, keine Schwerbehinderten')).toEqual(['warehouse'])
    expect(read('Pflege, nicht schwerbehindert')).toEqual(['nursing'])
    expect(read('DATEV, evangelische Konfession')).toEqual(['datev'])
    expect(read('DATEV, mindestens 1990 geboren')).toEqual(['datev'])
    expect(read('deutsche Küche')).toEqual(['kitchen'])
    expect(read('DATEV, 20-jährige Berufserfahrung')).toEqual(['datev'])
  })

  it('name the word, where it stands, and why, in both languages', () => {
    const [refusal] = readSentence('Lager, männlich').refused
    expect(refusal).toMatchObject({ code: 'protected-trait', word: 'männlich', span: [7, 15] })
    expect(refusal?.why.de).toContain('§ 1 AGG')
    expect(refusal?.why.en).toMatch(/section.1.AGG/)
  })

  it.each([
    'Industriekauffrau, Kaufmann, Fachfrau für Altenpflege',
    'Fachkraft (m/w/d) oder w/m/x',
    'über 5 Jahre Erfahrung, ab 25 Stunden, bis 30 Stunden, unter 7,5 Tonnen',
    'Behindertenhilfe, Jugendhilfe, Frauenhaus, Gesundheits- und Krankenpflege',
    'deutsche Rechnungslegung, Deutsch C1, English C1',
    'React Native, cloud native',
    'Türkisch B2, türkische Sprachkenntnisse, polnische Sprachkenntnisse, Polnisch und Russisch, Chinese B2',
    'Vertrieb Polen, Raum Schweden, Export nach Ungarn, Deutsche Bank, Türkische Airlines, Finnland',
    'Schwerbehindertenvertretung, Gläubigerbetreuung, Krankenhaus, Christophorus-Klinik',
    '10-jährige Berufserfahrung, ab Mitte Januar 2027, Projekt 1990 bis 2000',
  ])('are not seen in “%s”', (sentence) => {
    expect(refused(sentence)).toEqual([])
  })
})

it('reads any text: markup, one long word, nothing but signs', () => {
  expect(read('<script>alert(1)</script> DATEV')).toContain('datev')
  for (const text of ['x'.repeat(10_000), '😀'.repeat(500), '((((', '\u0000', 'İ'.repeat(300), ', '.repeat(5_000)]) {
    const { requirements } = readSentence(text)
    expect(requirements.length).toBeLessThanOrEqual(12)
  }
})

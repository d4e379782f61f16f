import { describe, expect, it } from 'vitest'
import { type Cv, parseCv } from './index.ts'
import { readText as read } from './testing/read-cv.ts'

const text = `Lebenslauf

Ina Größer
Gartenstraße 12, 24105 Kiel
Telefon 040 66969 101, ina.groesser@example.de
geboren am 3. März 1988 in Rendsburg, ledig, deutsch

Berufserfahrung

03/2019 – heute
Bilanzbuchhalterin
Fördewerk GmbH, Kiel
• Abschlüsse
• Ansprechpartnerin der Prüfer

08/2011 – 02/2019
Buchhalterin
Hansen Handel GmbH, Neumünster

Ausbildung

2008 – 2011 Ausbildung zur Steuerfachangestellten, Kanzlei Thode, Kiel

Kenntnisse
DATEV, Excel (sehr gut)
Führerschein Klasse B

Sprachen
Deutsch (Muttersprache), Englisch B2`

/** What was read, without places. */
function values({ name, emails, phones, address, employments, education, skills, languages, certificates, leftOut }: Cv) {
  const all = (fields: readonly { readonly value: string }[]) => fields.map(({ value }) => value)
  return {
    name: name?.value,
    emails: all(emails),
    phones: all(phones),
    address: [address.street?.value, address.postalCode?.value, address.city?.value],
    employments: employments.map(({ title, employer, from, to }) => [title?.value, employer?.value, from?.value, to?.value]),
    education: education.map(({ qualification, institution, from, to }) => [qualification?.value, institution?.value, from?.value, to?.value]),
    skills: skills.map(({ value, level }) => [value, level]),
    languages: languages.map(({ language, cefr, level }) => [language, cefr, level]),
    certificates: all(certificates),
    leftOut: leftOut.map(({ kind }) => kind),
  }
}

const plain = {
  name: 'Ina Größer',
  emails: ['ina.groesser@example.de'],
  phones: ['040 66969 101'],
  address: ['Gartenstraße 12', '24105', 'Kiel'],
  employments: [
    ['Bilanzbuchhalterin', 'Fördewerk GmbH', '2019-03', 'present'],
    ['Buchhalterin', 'Hansen Handel GmbH', '2011-08', '2019-02'],
  ],
  education: [['Ausbildung zur Steuerfachangestellten', 'Kanzlei Thode', '2008', '2011']],
  skills: [
    ['DATEV', null],
    ['Excel', 'sehr gut'],
  ],
  languages: [
    ['de', null, 'native'],
    ['en', 'B2', null],
  ],
  certificates: ['Führerschein Klasse B'],
  leftOut: ['birth', 'family', 'nationality'],
}

describe('the same CV', () => {
  it.each<[string, (given: string) => string]>([
    ['as it is', (given) => given],
    ['with Windows line ends', (given) => given.replaceAll('\n', '\r\n')],
    ['with accents apart from their letters', (given) => given.normalize('NFD')],
    ['with non-breaking spaces', (given) => given.replaceAll(' – ', '\u00a0–\u00a0')],
    ['with soft hyphens', (given) => given.replaceAll('buchhalterin', 'buch\u00adhalterin')],
    ['with spaces at line ends', (given) => given.replaceAll('\n', '   \n')],
    ['with months by name', (given) => given.replace('03/2019 – heute', 'seit März 2019').replace('08/2011 – 02/2019', 'Aug. 2011 bis Feb. 2019')],
    ['with whole dates', (given) => given.replace('08/2011 – 02/2019', '01.08.2011 - 28.02.2019')],
    ['in a table', (given) => given.replace(/(\d|heute)\n(?=\p{Lu}\p{Ll})/gu, '$1\t')],
    ['as a scanner reads it', (given) => given.replace('08/2011', 'O8/2O1l').replace('Berufserfahrung', 'Berufserfahrunq')],
  ])('%s is read alike', (_how, change) => {
    expect(values(read(change(text)))).toEqual(plain)
  })

  it('is read alike in two columns', () => {
    const [left, right] = [text.slice(text.indexOf('Kenntnisse')), text.slice(text.indexOf('Berufserfahrung'), text.indexOf('Kenntnisse'))]
    const lines = left.split('\n')
    const columns = right.split('\n').map((line, index) => `${(lines[index] ?? '').padEnd(45)}${line}`.trimEnd())
    expect(values(read(`${text.slice(0, text.indexOf('Berufserfahrung'))}${columns.join('\n')}`))).toEqual(plain)
  })
})

describe('places', () => {
  it('are those of the text as given, whatever was undone', () => {
    for (const given of [text, text.normalize('NFD'), text.replaceAll('\n', '\r\n')]) {
      const { employments, name } = read(given)
      expect(given.slice(name?.start, name?.end).normalize('NFC')).toBe('Ina Größer')
      expect(employments.map(({ employer }) => given.slice(employer?.start, employer?.end).normalize('NFC'))).toEqual([
        'Fördewerk GmbH',
        'Hansen Handel GmbH',
      ])
      expect(given.slice(employments[0]?.description?.start, employments[0]?.description?.end)).toMatch(/^• Abschl.+Pr\S+fer$/s)
    }
  })
})

describe('what is not handed out', () => {
  it('is named with its place', () => {
    expect(read(text).leftOut.map(({ start, end }) => text.slice(start, end))).toEqual(['geboren am 3. März 1988 in Rendsburg', 'ledig', 'deutsch'])
  })

  it.each([
    ['birth', 'Geburtsdatum: 03.03.1988'],
    ['birth', 'Geburtsdatum:\n03.03.1988'],
    ['birth', 'Date of birth   3 March 1988'],
    ['birth', 'Alter: 38 Jahre'],
    ['birth', '* 03.03.1988'],
    ['nationality', 'Staatsangehörigkeit\tpolnisch'],
    ['family', 'Familienstand: verheiratet, zwei Kinder'],
    ['religion', 'Konfession: ev.'],
    ['disability', 'Schwerbehinderung: GdB 50'],
    ['gender', 'Geschlecht: weiblich'],
    ['photo', '[Bewerbungsfoto]'],
  ])('%s: %j is in no other field', (kind, said) => {
    const given = text.replace('geboren am 3. März 1988 in Rendsburg, ledig, deutsch', said)
    const { leftOut, ...fields } = read(given)
    expect(leftOut.map((one) => [one.kind, given.slice(one.start, one.end).includes(said.split('\n')[0] ?? '')])).toContainEqual([kind, true])
    for (const { start, end } of leftOut) expect(JSON.stringify(fields)).not.toContain(given.slice(start, end))
  })
})

describe('what is not known', () => {
  it('stays unknown: an entry without post and employer has its time only', () => {
    const { employments } = read(
      'Lebenslauf\n\nWiebke Thun\n\nBerufserfahrung\n2019 – heute   Deichgrün\n\nKenntnisse\nZäune bauen und Schafe scheren',
    )
    expect(employments.map(({ title, employer, from, to }) => [title, employer, from?.value, to?.value])).toEqual([[null, null, '2019', 'present']])
  })

  it('derives no level of a language from words', () => {
    expect(read(text.replace('Englisch B2', 'Englisch verhandlungssicher')).languages.at(1)).toMatchObject({ cefr: null, level: 'business' })
  })

  it('says by how little a field is grounded', () => {
    const given = text.replace('Hansen Handel GmbH, Neumünster', 'Deichgrün')
    expect(read(given).employments.map(({ employer }) => [employer?.value, employer?.confidence])).toEqual([
      ['Fördewerk GmbH', 'high'],
      ['Deichgrün', 'low'],
    ])
  })

  it('is no employment when it was none', () => {
    expect(read(text.replace('Buchhalterin\nHansen Handel GmbH, Neumünster', 'Elternzeit')).employments).toHaveLength(1)
  })

  it('a telephone of a referee is not that of the person', () => {
    expect(read(`${text}\n\nReferenzen\nUte Hansen, 040 66969 999, hansen@example.de`).phones).toHaveLength(1)
  })
})

describe('a CV without its title', () => {
  const [, untitled = ''] = text.split('Lebenslauf\n\n')

  it('is known by two sections', () => {
    expect(parseCv(untitled)).toMatchObject({ isCv: true })
  })

  it('is none with one section only', () => {
    expect(parseCv(untitled.slice(0, untitled.indexOf('Ausbildung\n')))).toMatchObject({ isCv: false, problem: 'no-cv' })
  })
})

describe('what is no CV', () => {
  it.each([
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['* * *', 'other-language'],
    ['Curriculum vitae\n\nExpérience professionnelle\n2019 – 2021 : Comptable, Société Dumas\n\nFormation\n2015 Lycée de la ville', 'other-language'],
    ['Wir danken für die Bestellung und liefern bis Mai 2020 an die Adresse, die Sie mit dem Auftrag genannt haben.', 'no-cv'],
    ['Bewerbung\n\nSehr geehrte Frau Thomsen,\n\nseit 2017 arbeite ich in der Kanzlei.\n\nMit freundlichen Grüßen\nJana Krull', 'no-cv'],
  ])('%j', (given, problem) => {
    expect(parseCv(given)).toMatchObject({ isCv: false, problem })
  })
})

import { describe, expect, it } from 'vitest'
import { fill, messagesFor } from '#words/interface'
import type { Translate } from '../../../../messages/messages.tsx'
import { rowWords, sharedWords } from '../row-words.ts'
import { sampleCommon, sampleTable } from '../sample-table.ts'
import { answerTo } from '../stack-answer.ts'
import type { Table } from '../table/table.ts'
import { readFullName, readGrade, readTasks } from './cells.ts'
import { readDay } from './days.ts'
import { mapColumns } from './map-columns.ts'
import { type Common, readRow } from './read-row.ts'

const common: Common = { language: 'de', kind: 'qualifiziert', about: '', isSimpleWithoutGrade: false, ...sampleCommon.de }
const tableOf = (row: Readonly<Record<string, string>>, formulas: readonly string[] = []): Table => ({
  headers: Object.keys(row),
  rows: [Object.values(row)],
  lines: [2],
  formulas,
})
const t: Translate = (key, values) => fill(messagesFor('de')[key], values ?? {})
const person = {
  Nachname: 'Voß',
  Vorname: 'Änne',
  Anrede: 'Frau',
  Tätigkeit: 'Köchin',
  Eintritt: '1.3.2019',
  Austritt: '31.10.2026',
  Aufgaben: 'Kochen',
}
/** Of whom the table says whether there were guests. */
const told = { ...person, Kundenkontakt: 'ja' }
const read = (row: Readonly<Record<string, string>>, more: Partial<Common> = {}, formulas: readonly string[] = []) => {
  const table = tableOf(row, formulas)
  return readRow(table, 0, mapColumns(table.headers), { ...common, ...more }, 'de')
}

describe('columns are known by what exports call them', () => {
  it.each([
    [
      ['Vorname', 'Nachname', 'Geschlecht', 'Position', 'Eintrittsdatum', 'Austrittsdatum', 'Standort', 'Vorgesetzter'],
      'firstName lastName address job from to city signer',
    ],
    [
      ['First name', 'Last name', 'Gender', 'Job title', 'Start date', 'Termination date', 'Site', 'Reports to'],
      'firstName lastName address job from to city signer',
    ],
    [['Name, Vorname', 'Ausgeübte Tätigkeit', 'Datum Ersteintritt', 'Letzter Arbeitstag'], 'fullName job from to'],
    [['Personalnummer', 'IBAN', 'Gehalt'], '  '],
    [['Tätigkeit', 'Unterschrift', 'Funktion'], 'job signer position'],
    [['Position', 'Vorgesetzter', 'Position'], 'job signer position'],
    [['Nachname', 'Funktion'], 'lastName job'],
    [['Tätigkeit', 'Funktion', 'Unterschrift'], 'job  signer'],
    [['Kundenkontakt', 'hatte mit Kundschaft oder Dritten zu tun'], 'thirdParties '],
    [['Customers or third parties'], 'thirdParties'],
    [['Nachname', 'Ort'], 'lastName city'],
    // Where somebody lives is no place of issue.
    [['Nachname', 'Straße', 'PLZ', 'Ort'], 'lastName   '],
    [['Ort', 'Postleitzahl (privat)', 'Hausnr.'], '  '],
    [['Nachname', 'Straße', 'PLZ', 'Ort', 'Arbeitsort'], 'lastName    city'],
    [['Nachname', 'Hauptaufgaben'], 'lastName tasks'],
  ])('%s', (headers, ids) => {
    expect(mapColumns(headers).join(' ')).toBe(ids)
  })

  it('and nothing stands in two of them', () => {
    expect(mapColumns(['Eintritt', 'Beginn'])).toEqual(['from', ''])
  })
})

describe('cells', () => {
  it.each([
    ['31.10.2026', '2026-10-31'],
    ['1. 3. 19', '2019-03-01'],
    ['01.02.98', '1998-02-01'],
    ['2026-10-31 00:00:00', '2026-10-31'],
    ['03/04/2026', undefined],
    ['10/31/2026', '2026-10-31'],
    ['31/10/2026', '2026-10-31'],
    ['5/5/2026', '2026-05-05'],
    ['13/13/2026', undefined],
    ['31-Oct-2026', '2026-10-31'],
    ['Mar 1, 2021', '2021-03-01'],
    ['1. März 2021', '2021-03-01'],
    ['März 2021', undefined],
    ['31.02.2026', undefined],
    ['bald', undefined],
  ])('the day %s', (cell, day) => expect(readDay(cell)).toBe(day))

  it.each([
    ['1', 1],
    ['2,0', 2],
    ['sehr gut', 1],
    ['Befriedigend', 3],
    ['gut (2)', 2],
    ['2 (gut)', 2],
    ['1 - sehr gut', 1],
    ['ausreichend = 4', 4],
    ['gut (3)', undefined],
    ['1-2', undefined],
    ['2,5', undefined],
    ['6', undefined],
    ['12', undefined],
  ])('the grade %s', (cell, grade) => expect(readGrade(cell)).toBe(grade))

  it('duties between semicolons and on lines, and whole names', () => {
    expect(readTasks('- Kasse\n• Bestellungen; Inventur')).toEqual(['Kasse', 'Bestellungen', 'Inventur'])
    expect(readFullName('Petersen, Ina')).toEqual({ firstName: 'Ina', lastName: 'Petersen' })
    expect(readFullName('Jan van der Berg')).toEqual({ firstName: 'Jan', lastName: 'van der Berg' })
  })
})

describe('a row', () => {
  it('becomes a draft with the grade of the table, and what is common where it says nothing', () => {
    const { draft, problems } = read({ ...person, Note: 'gut', 'Note Arbeitsweise': '1' })
    expect(problems).toEqual([])
    expect(draft).toMatchObject({ lastName: 'Voß', role: 'koch-in', overall: 2, grades: { arbeitsweise: 1 }, employer: 'Hansen Kühllogistik GmbH' })
  })

  it('without a grade is refused, or becomes a simple reference where that is wanted', () => {
    expect(read(person).problems).toEqual([{ column: 'overall', why: 'missing', cell: '' }])
    expect(read(person, { isSimpleWithoutGrade: true })).toMatchObject({ draft: { kind: 'einfach' }, problems: [] })
  })

  it('with a grade that cannot be read gets none instead', () => {
    expect(read({ ...person, Note: '2-3' }, { isSimpleWithoutGrade: true })).toMatchObject({
      draft: { kind: 'qualifiziert' },
      problems: [{ column: 'overall', why: 'between-grades', cell: '2-3' }],
    })
  })

  it.each(['6', 'ungenügend', '10'])('with a grade that no reference has says which there are: %s', (Note) => {
    expect(read({ ...person, Note }).problems).toEqual([{ column: 'overall', why: 'beyond-grades', cell: Note }])
  })

  it('signed by somebody of the table is not given the function of somebody else', () => {
    const signed = { ...told, Note: '2', Vorgesetzter: 'Tom Ernst' }
    const shared = { signer: 'Käthe Süß', position: 'Geschäftsführerin' }
    expect(read(signed, shared)).toMatchObject({
      draft: { signer: 'Tom Ernst', position: '' },
      problems: [{ column: 'position', why: 'of-another', cell: 'Tom Ernst' }],
    })
    expect(read({ ...signed, Funktion: 'Küchenchef' }, shared)).toMatchObject({
      draft: { signer: 'Tom Ernst', position: 'Küchenchef' },
      problems: [],
    })
    expect(read({ ...signed, Vorgesetzter: 'Käthe  Süß' }, shared)).toMatchObject({ draft: { position: 'Geschäftsführerin' }, problems: [] })
    // A function that is entered for all, and nobody with it, is that of whoever signs.
    expect(read(signed, { signer: '', position: 'Küchenleitung' })).toMatchObject({ draft: { position: 'Küchenleitung' }, problems: [] })
  })

  it('takes nothing from a cell that was computed', () => {
    expect(read({ ...person, Note: '2' }, {}, ['0:7']).problems).toEqual([{ column: 'overall', why: 'formula', cell: '2' }])
  })

  it.each(['de', 'en'] as const)('of the sample has nothing missing (%s)', async (locale) => {
    const table = sampleTable(locale)
    const answer = await answerTo({
      ...{ ask: 'rows', table, mapping: mapColumns(table.headers), locale, today: '2026-11-01' },
      common: { ...common, language: locale, ...sampleCommon[locale] },
    })
    if (answer.is !== 'rows') throw new Error('no rows')
    expect(answer.rows.map(({ problems, draftProblems }) => [...problems, ...draftProblems])).toEqual(table.rows.map(() => []))
    expect(answer.rows.map(({ draft }) => draft.kind)).toEqual(['qualifiziert', 'qualifiziert', 'zwischen', 'qualifiziert', 'einfach'])
  })

  it('is told apart from one that stands there before, and a list in one cell is no duty', async () => {
    const cells = Object.values({ ...person, Aufgaben: 'Kochen, Bestellungen, Inventur', Note: '2' })
    const headers = Object.keys({ ...person, Note: '' })
    const table: Table = {
      headers,
      rows: [cells, cells.map((cell) => (cell === 'Köchin' ? 'Serviererin' : cell)), cells],
      lines: [2, 4, 5],
      formulas: [],
    }
    const answer = await answerTo({ ask: 'rows', table, mapping: mapColumns(headers), common, locale: 'de', today: '2026-11-01' })
    if (answer.is !== 'rows') throw new Error('no rows')
    expect(answer.rows.map(({ repeats }) => repeats)).toEqual([null, null, 2])
    const words = answer.rows.map((row) => rowWords(row, 'de', t))
    expect(words[2]?.remarks).toContainEqual(expect.stringContaining('Zeile 2'))
    expect(sharedWords(words).remarks).toContainEqual(expect.stringContaining('Semikolon'))
    expect(sharedWords(words).remarks).not.toContainEqual(expect.stringContaining('Zeile 2'))
  })
})

it.each([
  ['Grund für Austritt', 'reason'],
  ['Reason for termination', 'reason'],
  ['Tätigkeitsbezeichnung', 'job'],
  ['Pronouns', 'address'],
])('a column that an HR system calls „%s“ is known', (header, id) => {
  expect(Object.values(mapColumns(['Nachname', header]))).toContain(id)
})

it('a rating of which nobody says which end is good is not taken for a grade', () => {
  expect(mapColumns(['Nachname', 'Overall rating', 'Performance rating'])).toEqual(['lastName', '', ''])
})

describe('no grade of a table is left out unsaid', () => {
  const graded = { ...told, Note: '2' }

  it('conduct counts inside and outside, unless the table tells them apart', () => {
    expect(read({ ...graded, Kundenkontakt: 'ja', 'Note Verhalten': '1' }).draft.grades).toEqual({ sozialIntern: 1, sozialExtern: 1 })
    expect(read({ ...graded, 'Note Verhalten': '1', 'Note Verhalten extern': '3' }).draft.grades).toEqual({ sozialIntern: 1, sozialExtern: 3 })
  })

  it('conduct outside is not graded of somebody who met nobody, and that is said', () => {
    expect(read({ ...person, Note: '2', 'Note Verhalten': '1' }).draft.grades).toEqual({ sozialIntern: 1 })
    expect(read({ ...graded, Kundenkontakt: 'nein', 'Note Verhalten extern': '3' })).toMatchObject({
      draft: { grades: {}, meetsThirdParties: false },
      remarks: [{ code: 'unused-grade', name: 'Note Verhalten extern', cell: '3' }],
    })
  })

  it.each(['Note Teamgeist', 'Overall rating', 'Note Leistung', 'Bewertung Kunden', 'Auftrittsnote'])(
    '„%s“ is named where it is not used',
    (name) => {
      expect(read({ ...graded, [name]: '1' }).remarks).toEqual([{ code: 'unused-grade', name, cell: '1' }])
    },
  )

  it.each(['Notizen', 'Personalnummer', 'Notebook'])('„%s“ is no grade', (name) => {
    expect(read({ ...graded, [name]: '1' }).remarks).toEqual([])
  })

  it.each(['2,5', '1-2', '2+', '3–4'])('„%s“ lies between two, and it is said what goes', (Note) => {
    const { problems } = read({ ...person, Note })
    expect(problems).toEqual([{ column: 'overall', why: 'between-grades', cell: Note }])
  })
})

describe('what stops no letter is a remark', () => {
  it('such as a reason that is not known', () => {
    expect(read({ ...told, Note: '2', Austrittsgrund: 'Umzug' })).toMatchObject({
      ...{ draft: { reason: 'ohneAngabe' }, problems: [], remarks: [{ code: 'unknown-reason', cell: 'Umzug' }] },
    })
    expect(read({ ...told, Note: '2', Austrittsgrund: 'Kündigung durch AN' })).toMatchObject({ draft: { reason: 'eigenerWunsch' }, remarks: [] })
  })

  it.each(['Ende der Befristung', 'Auslaufen der Befristung', 'Zeitablauf'])('but not of one that is known: %s', (Austrittsgrund) => {
    expect(read({ ...told, Note: '2', Austrittsgrund })).toMatchObject({ draft: { reason: 'befristung' }, remarks: [] })
  })

  it.each(['Chefin', 'Küchenleiterin', 'Leiter Einkauf', 'Head of Kitchen', 'Leitung Küche'])(
    'such as a post that leads, of people that the table does not name: %s',
    (Tätigkeit) => {
      expect(read({ ...told, Note: '2', Tätigkeit }).remarks).toEqual([{ code: 'leads-unsaid', name: '', cell: Tätigkeit }])
      expect(read({ ...told, Note: '2', Tätigkeit, 'Geführte Personen': '4' }).remarks).toEqual([])
    },
  )

  it.each(['Köchin', 'Projektleiterin', 'Key Account Manager'])('but not of a post that leads nobody: %s', (Tätigkeit) => {
    expect(read({ ...told, Note: '2', Tätigkeit }).remarks).toEqual([])
  })

  it.each(['?eyma', 'M?ller', 'Schr\uFFFDder'])('such as a name that another program has lost a letter of: %s', (Nachname) => {
    expect(read({ ...told, Note: '2', Nachname }).remarks).toEqual([{ code: 'lost-letter', name: '', cell: Nachname }])
  })
})

describe('contact with outsiders is said by the table and by nothing else', () => {
  const graded = { ...person, Note: '2' }

  it.each([
    ['ja', true],
    ['x', true],
    ['Yes', true],
    ['✓', true],
    ['nein', false],
    ['no', false],
    ['–', false],
  ])('„%s“', (Kundenkontakt, meetsThirdParties) => {
    expect(read({ ...graded, Kundenkontakt })).toMatchObject({ draft: { meetsThirdParties }, problems: [], remarks: [] })
  })

  it('a table without the column asserts none, and the row says so where the occupation asks for it', () => {
    expect(read(graded)).toMatchObject({ draft: { meetsThirdParties: false }, remarks: [{ code: 'outsiders-unsaid' }] })
    expect(read({ ...graded, Tätigkeit: 'Key Account Managerin' }).remarks).toMatchObject([{ code: 'outsiders-unsaid' }])
    for (const Tätigkeit of ['Sachbearbeiterin', 'Buchhalterin', 'Mechatronikerin', 'DevOps Engineer', 'Raumpflegerin'])
      expect(read({ ...graded, Tätigkeit }).remarks, Tätigkeit).toEqual([])
  })

  it('what is neither yes nor no is asked about', () => {
    expect(read({ ...graded, Kundenkontakt: 'manchmal' }).problems).toEqual([{ column: 'thirdParties', why: 'unknown', cell: 'manchmal' }])
  })
})

describe('a checked row', () => {
  async function check(row: Readonly<Record<string, string>>, more: Partial<Common> = {}, formulas: readonly string[] = []) {
    const table = tableOf(row, formulas)
    const answer = await answerTo({
      ...{ ask: 'rows', table, mapping: mapColumns(table.headers), locale: 'de', today: '2026-11-01' },
      common: { ...common, ...more },
    })
    const [checked] = answer.is === 'rows' ? answer.rows : []
    if (!checked) throw new Error('no row')
    return rowWords(checked, 'de', t)
  }
  const whole = { ...told, Note: '2' }

  it('says that both the name and the function of who signs are missing', async () => {
    const { problems } = await check(whole, { signer: '', position: '' })
    expect(problems.join()).toMatch(/Unterzeichnet von.*Funktion/)
  })

  it('says of a formula that was saved without its value that it is one, and not that a name is missing', async () => {
    expect((await check({ ...whole, Nachname: '' }, {}, ['0:0'])).problems).toEqual([expect.stringMatching(/^Nachname: Hier steht eine Formel/)])
    const { Nachname: _, Vorname: __, ...rest } = whole
    const { problems } = await check({ ...rest, 'Vor- und Nachname': '' }, {}, [`0:${Object.keys(rest).length}`])
    expect(problems).toEqual([expect.stringMatching(/^Vor- und Nachname: Hier steht eine Formel/)])
  })

  it('names what the occupation brings into the letter though no cell says it', async () => {
    expect((await check({ ...whole, Tätigkeit: 'Verkäuferin' })).remarks).toEqual([expect.stringContaining('Satz zur Ehrlichkeit')])
    expect((await check(whole)).remarks).toEqual([])
    expect((await check({ ...whole, Tätigkeit: 'Verkäuferin', Zeugnisart: 'einfach' })).remarks).toEqual([])
  })

  it('asks who somebody is where the salutation is missing, and not about the title', async () => {
    expect((await check({ ...whole, Anrede: '' })).remarks).toEqual([expect.stringMatching(/^Anrede: fehlt/)])
  })

  it('says what is missing of a signature once', async () => {
    const { problems } = await check({ ...whole, Vorgesetzter: 'Anna Behn' })
    expect(problems).toEqual([expect.stringMatching(/^Funktion der Unterschrift: fehlt für „Anna Behn“/)])
  })

  it.each([
    ['Herr', 'Verkäuferin'],
    ['Frau', 'Lagerist'],
  ])('asks about a job title of another form than the salutation: %s, %s', async (Anrede, Tätigkeit) => {
    expect((await check({ ...whole, Anrede, Tätigkeit })).remarks.join()).toContain(`„${Tätigkeit}“`)
  })
})

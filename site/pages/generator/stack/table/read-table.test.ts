import { readFile } from 'node:fs/promises'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const libreOffice = async () => new Uint8Array(await readFile(new URL('../../../../../tests/support/tables/libreoffice.xlsx', import.meta.url)))

describe('a table is read', () => {
  it.each([
    ['semicolons', 'Nachname;Vorname\nVoß;Änne\n'],
    ['commas', 'Nachname,Vorname\r\nVoß,Änne\r\n'],
    ['tabs', 'Nachname\tVorname\nVoß\tÄnne'],
    ['the line of Excel that names the separator', 'sep=;\r\nNachname;Vorname\r\nVoß;Änne\r\n'],
    ['a byte order mark', '\uFEFFNachname;Vorname\nVoß;Änne\n'],
  ])('from CSV with %s', async (_, text) => {
    expect(await readTable(bytes(text))).toEqual({ headers: ['Nachname', 'Vorname'], rows: [['Voß', 'Änne']], lines: [2], formulas: [] })
  })

  it('from CSV as Windows and Excel write it, in one byte a letter and in two', async () => {
    const text = 'Nachname;Vorname\nVoß;Änne\n'
    const windows = Uint8Array.from(text, (letter) => letter.charCodeAt(0))
    const wide = new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer)])
    for (const file of [windows, wide]) expect(await readTable(file)).toMatchObject({ rows: [['Voß', 'Änne']] })
  })

  it('with lines inside a cell, quotation marks, and rows that end early', async () => {
    const table = await readTable(bytes('Name;Aufgaben;Ort\n"Voß, ""Änne""";"Kasse\nBestellungen"\n;;\n'))
    expect(table).toMatchObject({ rows: [['Voß, "Änne"', 'Kasse\nBestellungen', '']] })
  })

  it('with rows counted as a spreadsheet counts them, titles and empty rows too', async () => {
    const table = await readTable(bytes('Abgänge 2026\n\nName;Aufgaben;Ort\n\n"Voß";"Kasse\nLager";Kiel\n;;\nHarms;Bau;Husum\n'))
    expect(table).toMatchObject({
      rows: [
        ['Voß', 'Kasse\nLager', 'Kiel'],
        ['Harms', 'Bau', 'Husum'],
      ],
      lines: [5, 7],
    })
  })

  it('with names of columns that nobody knows, and a day in one of several that are known', async () => {
    expect(await readTable(bytes('Kostenstelle;Schicht\n4711;früh\n'))).toMatchObject({ headers: ['Kostenstelle', 'Schicht'] })
    expect(await readTable(bytes('Nachname;31.12.2026\nVoß;ja\n'))).toMatchObject({ headers: ['Nachname', '31.12.2026'] })
  })

  it('with cells that a spreadsheet would compute told apart from figures with a sign', async () => {
    const table = await readTable(bytes('a;b;c;d\n=HYPERLINK("http://x");+49 40 1234;-5,5;@SUM(A1)\n'))
    expect(table).toMatchObject({ formulas: ['0:0', '0:3'] })
  })

  it('from XLSX of another program: the head below a title, days as days, the computed cell marked', async () => {
    expect(await readTable(await libreOffice())).toEqual({
      headers: ['Nachname', 'Vorname', 'Geschlecht', 'Position', 'Eintrittsdatum', 'Austrittsdatum', 'Note', 'Aufgaben'],
      rows: [
        ['Öztürk', 'Şule', 'weiblich', 'Buchhalterin', '2019-03-01', '2026-10-31', 'sehr gut', 'Kreditoren; Monatsabschluss'],
        ['van der Berg', 'Jan', 'männlich', 'Koch', '2016-08-15', '2026-10-31', '2', 'Warme Küche\nBestellungen'],
        ['Müller', 'Kim', 'divers', 'Reinigungskraft', '2024-02-01', '2026-10-31', '2', 'Büros reinigen'],
      ],
      lines: [3, 4, 5],
      formulas: ['2:6'],
    })
  })
})

describe('what is no table is told by its reason', () => {
  it.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['a file of empty lines', bytes('\n;;\n \n'), 'empty'],
    ['people without names of columns', bytes('Herr;Max;Ok;Lagerist;1.8.15\nFrau;Eva;Gut;Lagerist;2015-08-01\n'), 'no-head'],
    ['people of whom only a day tells it', bytes('Ok,Max,2015-08-01\nGut,Eva,2016-08-01\n'), 'no-head'],
    ['a PDF', bytes('%PDF-1.7 ...'), 'not-a-table'],
    ['a letter', bytes('Sehr geehrte Damen und Herren\n\nmit freundlichen Grüßen'), 'not-a-table'],
    ['a head alone', bytes('Nachname;Vorname\n'), 'no-rows'],
    ['another archive', zipSync({ 'word/document.xml': bytes('<w/>') }), 'not-a-table'],
    ['more rows than a stack has', bytes(`a;b\n${'x;y\n'.repeat(501)}`), 'too-many-rows'],
  ])('%s', async (_, file, problem) => {
    expect(await readTable(new Uint8Array(file))).toBe(problem)
  })

  it('an archive cut short, and one with damaged parts', async () => {
    const whole = await libreOffice()
    expect(await readTable(whole.slice(0, whole.length / 2))).toBe('damaged')
    expect(await readTable(new Uint8Array(zipSync({ 'xl/workbook.xml': bytes('<workbook'), 'xl/worksheets/sheet1.xml': bytes('<c') })))).toBe(
      'damaged',
    )
  })

  it('a sheet that unpacks to hundreds of megabytes, without unpacking it', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': bytes('<workbook/>'), 'xl/worksheets/sheet1.xml': new Uint8Array(200 * 2 ** 20) })
    expect(bomb.length).toBeLessThan(2 ** 20)
    expect(await readTable(new Uint8Array(bomb))).toBe('damaged')
  })
})

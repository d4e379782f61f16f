import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { analyse, grades } from '#zeugnis'
import { isWhole } from '../../../../../tests/support/extent.ts'
import { mapColumns } from '../rows/map-columns.ts'
import { type Common, readRow } from '../rows/read-row.ts'
import { sampleCommon } from '../sample-table.ts'
import { letterName, pack } from './pack.ts'
import { csvOf } from './protocol.ts'
import { likenesses, type Used, withUsed } from './spread.ts'
import { type WrittenLetter, writeLetter } from './write-letter.ts'

const common: Common = { language: 'de', kind: 'qualifiziert', about: '', isSimpleWithoutGrade: false, ...sampleCommon.de }
const headers = ['Nachname', 'Vorname', 'Anrede', 'Tätigkeit', 'Eintritt', 'Austritt', 'Note', 'Aufgaben']
const jobs = ['Köchin', 'Buchhalter', 'Reinigungskraft', 'Softwareentwickler', 'Sachbearbeitung']
/** A stack of one grade after the other; names as lists have them. */
const rows = Array.from({ length: isWhole ? 500 : 20 }, (_, at) => [
  ...[`Öz-Person${at}`, 'Ina', at % 2 ? 'Herr' : 'Frau', jobs[at % jobs.length] ?? '', '01.03.2019', '31.10.2026', String(grades[at % 5])],
  `Aufgabe ${at} im Betrieb; Übergabe der Schicht`,
])
const table = { headers, rows, lines: rows.map((_, at) => at + 2), formulas: [] }

async function writeAll(): Promise<WrittenLetter[]> {
  const letters: WrittenLetter[] = []
  let used: Used = {}
  for (const at of rows.keys()) {
    const { draft } = readRow(table, at, mapColumns(headers), common, 'de')
    const letter = await writeLetter({ draft, used, formats: ['docx'], today: '2026-11-01', isDraft: true, letterhead: undefined })
    used = withUsed(used, letter.wordings)
    letters.push(letter)
  }
  return letters
}

describe('a stack', () => {
  it('reads back to its table: name, duty and grade of each row, in the text and in the Word file of the archive', { timeout: 900_000 }, async () => {
    const letters = await writeAll()
    const archive = unzipSync(
      pack(
        letters.flatMap(({ files }, at) =>
          files.map(({ bytes }) => ({ name: letterName(at + 1, { lastName: rows[at]?.[0] ?? '', firstName: 'Ina' }, 'docx'), bytes })),
        ),
      ),
    )
    expect(Object.keys(archive)).toHaveLength(rows.length)
    for (const [at, letter] of letters.entries()) {
      const [lastName = '', , , , , , grade] = rows[at] ?? []
      const read = analyse(letter.plainText)
      expect(read.isReference && read.overall.grade, letter.plainText).toBe(Number(grade))
      expect(letter.plainText).toContain(`Aufgabe ${at} im Betrieb`)
      const file = archive[letterName(at + 1, { lastName, firstName: 'Ina' }, 'docx')]
      const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file ?? []) })
      expect(value).toContain(lastName)
    }
  })

  it('has letters of one grade that differ more than those of one seed', async () => {
    const letters = await writeAll()
    const alike = likenesses(letters.map(({ wordings }) => wordings)).map((one) => one?.share ?? 0)
    expect(Math.max(...alike)).toBeLessThan(1)
  })
})

describe('likeness', () => {
  it('is the share of sentences in common with the letter most alike', () => {
    expect(likenesses([['a', 'b'], ['b', 'c'], ['x'], []])).toEqual([
      { share: 0.5, other: 1 },
      { share: 0.5, other: 0 },
      { share: 0, other: 0 },
      undefined,
    ])
  })
})

describe('the protocol', () => {
  it('is read back as it was, and no cell of it is computed', () => {
    const text = new TextDecoder().decode(
      csvOf([
        ['Name', 'Datei'],
        ['=1+1', 'a;"b"\nc'],
      ]),
    )
    expect(Papa.parse(text.trim(), { delimiter: ';' }).data).toEqual([
      ['Name', 'Datei'],
      ["'=1+1", 'a;"b"\nc'],
    ])
  })

  it('names files by row, so that two people of one name keep both', () => {
    expect(letterName(7, { lastName: 'O’Neil/..', firstName: 'Ina' }, 'docx')).toBe('007-O-Neil-Ina.docx')
  })
})

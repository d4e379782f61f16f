import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { analyse, grades } from '#zeugnis'
import { isWhole } from '../../../../../tests/support/extent.ts'
import type { Draft } from '../../draft.ts'
import { mapColumns } from '../rows/map-columns.ts'
import { type Common, readRow } from '../rows/read-row.ts'
import { sampleCommon } from '../sample-table.ts'
import { letterName, pack } from './pack.ts'
import { csvOf } from './protocol.ts'
import { areAlike, COMPARED, likenesses } from './spread.ts'
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

async function writeAll(all = table): Promise<WrittenLetter[]> {
  const letters: (WrittenLetter & { readonly draft: Draft })[] = []
  for (const at of all.rows.keys()) {
    const { draft } = readRow(all, at, mapColumns(headers), common, 'de')
    const before = letters.filter((letter) => areAlike(letter.draft, draft)).slice(-COMPARED)
    const wordings = before.map((letter) => letter.wordings)
    letters.push({
      draft,
      ...(await writeLetter({ draft, before: wordings, formats: ['docx'], today: '2026-11-01', isDraft: true, letterhead: undefined })),
    })
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

  it('has letters of one occupation and grade of which none is nearly another, though much is said in one way in an occupation', async () => {
    const crew = Array.from({ length: 12 }, (_, at) => [`Muster${at}`, 'Ina', 'Frau', 'Lageristin', '01.03.2019', '31.10.2026', '1', 'Versand'])
    const letters = await writeAll({ ...table, rows: crew, lines: crew.map((_, at) => at + 2) })
    const shares = likenesses(letters.map(({ wordings }) => wordings)).map((one) => one?.share ?? 0)
    expect(Math.max(...shares)).toBeLessThan(0.8)
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.75)
  })

  it('has the same letters when it is written again', async () => {
    const some = { ...table, rows: rows.slice(0, 6), lines: table.lines.slice(0, 6) }
    const texts = async () => (await writeAll(some)).map(({ plainText }) => plainText)
    expect(await texts()).toEqual(await texts())
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

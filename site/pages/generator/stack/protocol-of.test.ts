import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { fill, messagesFor } from '#words/interface'
import { protocolOf } from './protocol-of.ts'
import { mapColumns } from './rows/map-columns.ts'
import { sampleCommon } from './sample-table.ts'
import { answerTo } from './stack-answer.ts'
import type { RowLetter } from './use-writing.ts'

const headers = ['Nachname', 'Vorname', 'Jobtitel', 'Eingestellt am', 'Letzter Tag', 'Gesamtnote', 'Note Arbeitserfolg', 'Aufgaben']
const ina = ['Öz', 'Ina', 'Köchin', '01.03.2019', '31.10.2025', '2', '4', 'Betriebsrat; Zubereitung der Speisen']

async function protocol(hasGrades: boolean, letters: readonly RowLetter[] = []): Promise<string[][]> {
  const table = { headers, rows: [ina, ina], lines: [2, 3], formulas: [] }
  const common = { language: 'de', kind: 'qualifiziert', about: '', isSimpleWithoutGrade: false, ...sampleCommon.de } as const
  const answer = await answerTo({ ask: 'rows', table, mapping: mapColumns(headers), common, locale: 'de', today: '2026-11-30' })
  if (answer.is !== 'rows') throw new Error(answer.is)
  const t = (key: Parameters<typeof messagesForGerman>[0], values = {}) => fill(messagesForGerman(key), values)
  const csv = new TextDecoder().decode(protocolOf(answer.rows, letters, { hasGrades, locale: 'de', t }))
  return Papa.parse<string[]>(csv, { delimiter: ';' }).data
}

const messagesForGerman = (key: keyof ReturnType<typeof messagesFor>) => messagesFor('de')[key]

it('says of each row what is remarked in the table: what does not belong there, who stands there twice, and of grades only where they are wanted', async () => {
  const [head, first, second] = await protocol(true)
  expect(head?.at(-1)).toBe('Bemerkungen')
  expect(first?.at(-1)).toMatch(/„Betriebsrat“ deutet auf .*Die Noten passen nicht zusammen/)
  expect(second?.at(-1)).toContain('Zeile 2')
  const [, withoutGrades] = await protocol(false)
  expect(withoutGrades?.at(-1)).toContain('„Betriebsrat“')
  expect(withoutGrades?.at(-1)).not.toContain('Noten')
})

it('says how alike letters are, in a column and as a remark, and which row has none yet', async () => {
  const letter = { files: [], undrawable: [], plainText: '' }
  const [head, first, second] = await protocol(true, [
    { ...letter, row: 0, wordings: ['a', 'b', 'c', 'd'] },
    { ...letter, row: 1, wordings: ['a', 'x', 'y', 'z'] },
  ])
  expect(head?.at(-2)).toBe('Gleiche Sätze')
  expect(first?.at(-2)).toBe('25 %')
  expect(first?.at(-1)).toContain('Zu 25 % gleiche Sätze wie in Zeile 3.')
  expect(second?.at(-1)).toContain('wie in Zeile 2.')
  const [, , unwritten] = await protocol(true, [{ ...letter, row: 0, wordings: ['a'] }])
  expect(unwritten).toContain('noch nicht geschrieben.')
})

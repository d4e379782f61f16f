import { readSheet } from 'read-excel-file/universal'
import { Archive } from '../../../../files/unzip.ts'
import type { Cells, TableProblem } from './table.ts'

/** A cell's place, in the XML of a sheet. */
const place = /\sr="([A-Z]{1,3})(\d{1,7})"/

/** The cells of the first sheet. Parts that unpack to more than a document may hold are refused before a library reads them. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Cells | TableProblem> {
  try {
    const archive = new Archive(bytes)
    if (!archive.has('xl/workbook.xml')) return 'not-a-table'
    const [sheet = ''] = archive.paths.filter((path) => /^xl\/worksheets\/[^/]+\.xml$/.test(path)).sort(byNumber)
    const parts = await Promise.all(
      archive.paths.filter((path) => path.endsWith('.xml')).map(async (path) => [path, await archive.read(path)] as const),
    )
    const xml = new TextDecoder().decode(new Map(parts).get(sheet))
    const rows = await readSheet(new Blob([bytes]))
    return {
      rows: rows.map((row) => row.map(textOf)),
      formulas: new Set(computedIn(xml)),
    }
  } catch {
    return 'damaged'
  }
}

/** Where cells hold what computes them. */
function computedIn(xml: string): string[] {
  return xml
    .split('<c ')
    .filter((cell) => cell.includes('<f>') || cell.includes('<f '))
    .flatMap((cell) => {
      const [, column = '', row = ''] = place.exec(` ${cell.slice(0, cell.indexOf('>'))}`) ?? []
      return column ? [`${Number(row) - 1}:${columnNumber(column)}`] : []
    })
}

/** `sheet2.xml` before `sheet10.xml`. */
const byNumber = (one: string, other: string) => one.length - other.length || (one < other ? -1 : 1)

/** `A` is 0, `AA` 26. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Days as ISO 8601; spreadsheets keep them without a zone. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return String(cell).trim()
}

import { roleOfTitle } from '../../../../reading/role-of-title.ts'
import { readDay } from '../rows/days.ts'
import { knownColumn } from '../rows/map-columns.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { type Cells, stackLimits, type Table, type TableProblem } from './table.ts'

/** „PK“: an archive, as XLSX is one. */
const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
/** The compound files of Excel before 2007, pictures and PDF: no table that can be read here. */
const others: readonly (readonly number[])[] = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

/** Reads CSV in any encoding and with any separator, or the first sheet of an XLSX file. By what the bytes say, not by the name. */
export async function readTable(bytes: Uint8Array<ArrayBuffer>): Promise<Table | TableProblem> {
  if (bytes.length > stackLimits.bytes) return 'too-large'
  if (others.some((mark) => mark.every((byte, at) => bytes[at] === byte))) return 'not-a-table'
  const cells = isArchive(bytes) ? await readXlsx(bytes) : readCsv(bytes)
  return typeof cells === 'string' ? cells : tableOf(cells)
}

/** Whether a row is already one of a person: no name of a column, but a day, an occupation or a form of address. */
function isPerson(cells: readonly string[]): boolean {
  const isOfPerson = (cell: string) => readDay(cell) !== undefined || roleOfTitle(cell) !== null || /^(?:Herr|Frau|Hr\.|Fr\.|Mrs?|Ms)$/i.test(cell)
  return !cells.some(knownColumn) && cells.some(isOfPerson)
}

/** The first row that names at least two columns is the head: above it some programs write what the list is. */
function tableOf({ rows, formulas }: Cells): Table | TableProblem {
  const isEmpty = (row: readonly string[]) => row.every((cell) => cell === '')
  const head = rows.findIndex((row) => row.filter((cell) => cell !== '').length > 1)
  const headers = rows[head]
  if (rows.every(isEmpty)) return 'empty'
  if (!headers || headers.length > stackLimits.columns) return 'not-a-table'
  if (isPerson(headers)) return 'no-head'
  const below = rows.map((row, at) => ({ row, at })).filter(({ row, at }) => at > head && !isEmpty(row))
  if (below.length === 0) return 'no-rows'
  if (below.length > stackLimits.rows) return 'too-many-rows'
  return {
    headers,
    rows: below.map(({ row }) => headers.map((_, column) => row[column] ?? '')),
    lines: below.map(({ at }) => at + 1),
    formulas: below.flatMap(({ at }, row) => headers.flatMap((_, column) => (formulas.has(`${at}:${column}`) ? [`${row}:${column}`] : []))),
  }
}

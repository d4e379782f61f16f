import Papa from 'papaparse'
import { decodeText } from '../../../../files/decode-text.ts'
import type { Cells, TableProblem } from './table.ts'

/** Text of no table: control characters that no spreadsheet writes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const binary = /[\u0000-\u0008\u000e-\u001f]/
/** What makes a spreadsheet compute a cell instead of showing it; a figure or a date may begin with a sign. */
const computed = /^[=@]|^[+-](?![\d.,\s/()-]+$)/

/** From so many rows that are not empty the separator is guessed. */
const GUESSED = 50

/** The cells of a CSV file; the separator is the one that gives rows of equal length. Cells that would be computed are marked, and stay text. */
export function readCsv(bytes: Uint8Array): Cells | TableProblem {
  const text = decodeText(bytes)
    .replace(/^\uFEFF/, '')
    // Excel's own first line, which names the separator.
    .replace(/^sep=.\r?\n/i, '')
  if (binary.test(text)) return 'not-a-table'
  if (!/[^\s;,|"]/.test(text)) return 'empty'
  const { delimiter } = Papa.parse<string[]>(text, { preview: GUESSED, skipEmptyLines: 'greedy', delimitersToGuess: [';', '\t', ',', '|'] }).meta
  // Empty rows stay: a spreadsheet counts them.
  const { data } = Papa.parse<string[]>(text, { delimiter })
  const rows = data.map((row) => row.map((cell) => cell.trim()))
  const formulas = rows.flatMap((row, at) => row.flatMap((cell, column) => (computed.test(cell) ? [`${at}:${column}`] : [])))
  return { rows, formulas: new Set(formulas) }
}

import type { Draft } from '../../draft.ts'
import type { Table } from '../table/table.ts'
import { isBetweenGrades, isBeyondGrades, readGrade } from './cells.ts'
import type { ColumnId } from './columns.ts'
import type { Mapping } from './map-columns.ts'

/** What a cell cannot be read as; `formula` where it was computed, `of-another` where what all share is of somebody else. */
export interface CellProblem {
  readonly column: ColumnId
  readonly why: 'unknown' | 'between-grades' | 'beyond-grades' | 'formula' | 'missing' | 'of-another'
  readonly cell: string
}

/** A row's cells by what they stand for, and what went wrong on the way. */
export class RowReader {
  readonly problems: CellProblem[] = []
  readonly #cells: ReadonlyMap<ColumnId, string>

  constructor({ rows, formulas }: Table, at: number, mapping: Mapping) {
    const cells = new Map<ColumnId, string>()
    for (const [column, cell] of (rows[at] ?? []).entries()) {
      const id = mapping[column]
      if (!id) continue
      // A formula that was saved without its value looks empty.
      if (formulas.includes(`${at}:${column}`)) this.problems.push({ column: id, why: 'formula', cell })
      else if (cell !== '') cells.set(id, cell)
    }
    this.#cells = cells
  }

  text(column: ColumnId, otherwise = ''): string {
    return this.#cells.get(column) ?? otherwise
  }

  /** What is typed and cannot be read is a problem; what is not typed is what it would be otherwise. */
  grade(column: ColumnId): Draft['overall'] | null {
    const cell = this.text(column)
    const why = isBetweenGrades(cell) ? 'between-grades' : isBeyondGrades(cell) ? 'beyond-grades' : 'unknown'
    return this.value<Draft['overall'] | null>(column, readGrade, null, why)
  }

  value<T>(column: ColumnId, read: (cell: string) => T | undefined, otherwise: T, why: CellProblem['why'] = 'unknown'): T {
    const cell = this.#cells.get(column)
    if (cell === undefined) return otherwise
    const value = read(cell)
    if (value === undefined) this.problems.push({ column, why, cell })
    return value ?? otherwise
  }
}

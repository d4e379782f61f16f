import { useState } from 'react'
import { PlaceInTab, useKeptInTab } from '../../../browser/kept-in-tab.ts'
import { type AskStack, wasStopped } from './ask-stack.ts'
import { type Mapping, mapColumns, rememberColumns } from './rows/map-columns.ts'
import { stackLimits, type Table, type TableProblem } from './table/table.ts'

/** The table that a visitor gave, and what its columns stand for. */
export interface GivenTable {
  readonly table: Table
  readonly mapping: Mapping
  readonly name: string
  /** Whether it is the visitor's own, and not the sample. */
  readonly isOwn: boolean
}

/** What is lost with a stack is asked for once, with the visitor's own table. */
const keptTable = new PlaceInTab<GivenTable | undefined>((given) => given?.isOwn ?? false)

/**
 * Reads a file as a table; what was read, and written of it, stays until another one could be.
 * @param onNew called before another table is there
 */
export function useTable(ask: AskStack, onNew: () => void) {
  const [given, setGiven] = useKeptInTab<GivenTable | undefined>(keptTable, undefined)
  const [problem, setProblem] = useState<TableProblem | 'failed'>()
  const [isReading, setIsReading] = useState(false)
  function give(table: Table, name: string, isOwn: boolean) {
    onNew()
    setProblem(undefined)
    setGiven({ table, mapping: mapColumns(table.headers), name, isOwn })
  }
  async function take(file: File) {
    setProblem(undefined)
    setIsReading(true)
    const read = file.size > stackLimits.bytes ? 'too-large' : await readFile(file, ask)
    setIsReading(false)
    if (typeof read === 'string') setProblem(read)
    else if (read) give(read, file.name, true)
  }
  /** What a column stands for; another that stood for the same stands for nothing now. Kept for the next table of this kind. */
  function map(at: number, id: Mapping[number]) {
    if (!given) return
    const mapping = given.mapping.map((other, place) => (place === at ? id : other === id ? '' : other))
    rememberColumns(given.table.headers, mapping)
    setGiven({ ...given, mapping })
  }
  return { given, problem, isReading, take, show: (sample: Table, name: string) => give(sample, name, false), map }
}

/** Nothing when another file was taken meanwhile. */
async function readFile(file: File, ask: AskStack): Promise<Table | TableProblem | 'failed' | undefined> {
  try {
    const { table } = await ask({ ask: 'table', bytes: new Uint8Array(await file.arrayBuffer()) })
    return table
  } catch (error) {
    return wasStopped(error) ? undefined : 'failed'
  }
}

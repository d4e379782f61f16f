import { useState } from 'react'
import type { Locale } from '#words/interface'
import { PlaceInTab, useKeptInTab } from '../../../browser/kept-in-tab.ts'
import { type AskStack, wasStopped } from './ask-stack.ts'
import type { Mapping } from './rows/map-columns.ts'
import type { Common } from './rows/read-row.ts'
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
  /** What columns can stand for is known once there are some. */
  async function give(table: Table, name: string, isOwn: boolean) {
    const { mapColumns } = await loadColumns()
    onNew()
    setProblem(undefined)
    setGiven({ table, mapping: mapColumns(table.headers), name, isOwn })
  }
  async function take(file: File) {
    setProblem(undefined)
    setIsReading(true)
    const read = file.size > stackLimits.bytes ? 'too-large' : await readFile(file, ask)
    if (typeof read === 'string') setProblem(read)
    else if (read) await give(read, file.name, true).catch(() => setProblem('failed'))
    setIsReading(false)
  }
  /** The sample instead of a file. Gives what its letters have in common. */
  async function showSample(locale: Locale, name: string): Promise<Partial<Common> | undefined> {
    try {
      const { sampleCommon, sampleTable } = await import('./sample-table.ts')
      await give(sampleTable(locale), name, false)
      return sampleCommon[locale]
    } catch {
      setProblem('failed')
    }
  }
  /** What a column stands for; another that stood for the same stands for nothing now. Kept for the next table of this kind. */
  function map(at: number, id: Mapping[number]) {
    if (!given) return
    const mapping = given.mapping.map((other, place) => (place === at ? id : other === id ? '' : other))
    setGiven({ ...given, mapping })
    void loadColumns().then(({ rememberColumns }) => rememberColumns(given.table.headers, mapping))
  }
  return { given, problem, isReading, take, showSample, map }
}

const loadColumns = () => import('./rows/map-columns.ts')

/** Nothing when another file was taken meanwhile. */
async function readFile(file: File, ask: AskStack): Promise<Table | TableProblem | 'failed' | undefined> {
  try {
    const { table } = await ask({ ask: 'table', bytes: new Uint8Array(await file.arrayBuffer()) })
    return table
  } catch (error) {
    return wasStopped(error) ? undefined : 'failed'
  }
}

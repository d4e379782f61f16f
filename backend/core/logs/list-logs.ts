import { sql } from 'kysely'
import type { ColumnKind } from '../../dialects/column.ts'
import type { Core } from '../core.ts'
import { listRows, matchingRows } from '../query/list-rows.ts'
import type { PageOptions } from '../query/page.ts'
import { entryOfRow, type LogEntry } from './log.ts'

const table = '_logs'
const columns: Readonly<Record<string, ColumnKind>> = { id: 'text', created: 'text', level: 'number', message: 'text', data: 'json' }

export interface LogListOptions extends PageOptions {
  readonly filter?: string | undefined
  readonly sort?: string | undefined
}

/** A page of the log; filter and sort know its columns and `data.path`. Throws a `FilterError`. */
export async function listLogs(core: Core, options: LogListOptions): Promise<{ readonly entries: readonly LogEntry[]; readonly totalItems: number }> {
  const { rows, totalItems } = await listRows(core, { ...options, table, columns })
  return { entries: rows.map(entryOfRow), totalItems }
}

export interface HourTotal {
  /** The hour's beginning, a date of the contract. */
  readonly date: string
  readonly total: number
}

const HOUR_LENGTH = '2006-01-02 15'.length

/** How many entries each hour has, the oldest first. Throws a `FilterError`. */
export async function countLogs(core: Core, filter: string | undefined): Promise<readonly HourTotal[]> {
  const created = sql.id('r', 'created')
  const hour = sql<string>`substr(${created}, 1, ${sql.lit(HOUR_LENGTH)})`
  const statement = sql<{ readonly hour: string; readonly total: number }>`
    select ${hour} as hour, count(*) as total ${matchingRows(core, { table, columns, filter })} group by ${hour} order by ${hour}`
  const { rows } = await statement.execute(core.connection)
  return rows.map(({ hour: date, total }) => ({ date: `${date}:00:00.000Z`, total: Number(total) }))
}

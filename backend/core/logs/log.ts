import { sql } from 'kysely'
import type { ColumnKind, Connection } from '../../dialects/database.ts'
import { parseJson } from '../../tools/cast.ts'
import { sortKeys } from '../../tools/json.ts'
import { isObject } from '../collections/field-json.ts'
import type { Core } from '../model/core.ts'
import { listRows, matchingRows } from '../query/lists.ts'
import type { PageOptions } from '../query/page-query.ts'

/** What happened at one moment, in the order of its JSON (contract 12). */
export interface LogEntry {
  readonly id: string
  /** A date of the contract. */
  readonly created: string
  readonly data: Readonly<Record<string, unknown>>
  readonly message: string
  /** 0 for what went well, 8 for what did not. */
  readonly level: number
}

const table = sql.table('_logs')
const columns = sql.join(['id', 'created', 'data', 'message', 'level'].map((name) => sql.ref(name)))

/** A row of the table as an entry. */
export function entryOfRow({ id, created, data, message, level }: Readonly<Record<string, unknown>>): LogEntry {
  const read = parseJson(String(data))?.value
  return { id: String(id), created: String(created), data: isObject(read) ? sortKeys(read) : {}, message: String(message), level: Number(level) }
}

/** Undefined when there is no such entry. */
export async function findLog(connection: Connection, id: string): Promise<LogEntry | undefined> {
  const { rows } = await sql<Record<string, unknown>>`select ${columns} from ${table} where id = ${id}`.execute(connection)
  return rows[0] && entryOfRow(rows[0])
}

/** Entries stay in the order in which they come. */
export async function storeLogs(connection: Connection, entries: readonly LogEntry[]): Promise<void> {
  const rows = entries.map(({ id, created, data, message, level }) => sql`(${id}, ${created}, ${JSON.stringify(data)}, ${message}, ${level})`)
  if (rows.length > 0) await sql`insert into ${table} (${columns}) values ${sql.join(rows)}`.execute(connection)
}

/** Deletes what was written before a date of the contract. */
export async function deleteLogsBefore(connection: Connection, date: string): Promise<void> {
  await sql`delete from ${table} where ${sql.ref('created')} < ${date}`.execute(connection)
}

const logsTable = '_logs'
const searched: Readonly<Record<string, ColumnKind>> = { id: 'text', created: 'text', level: 'number', message: 'text', data: 'json' }

interface LogListOptions extends PageOptions {
  readonly filter?: string | undefined
  readonly sort?: string | undefined
}

/** A page of the log; filter and sort know its columns and `data.path`. Throws a `FilterError`. */
export async function listLogs(core: Core, options: LogListOptions): Promise<{ readonly entries: readonly LogEntry[]; readonly totalItems: number }> {
  const { rows, totalItems } = await listRows(core, { ...options, table: logsTable, columns: searched })
  return { entries: rows.map(entryOfRow), totalItems }
}

interface HourTotal {
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
    select ${hour} as hour, count(*) as total ${matchingRows(core, { table: logsTable, columns: searched, filter })} group by ${hour} order by ${hour}`
  const rows = await core.ask(statement)
  return rows.map(({ hour: date, total }) => ({ date: `${date}:00:00.000Z`, total: Number(total) }))
}

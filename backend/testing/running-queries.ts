import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../dialects/database.ts'

const MARK = `endless in ${process.pid}`

/** A statement that would run for ever, and is told from those of other tests. */
export const endless = sql<{ n: number }>`
  WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 0 FROM c) SELECT count(*) AS n FROM c ${sql.raw(`/* ${MARK} */`)}`

/** How many of them run on this database: on PostgreSQL on its server, else in processes that compute. */
export async function runningQueries(database: Database): Promise<number> {
  if (database.engine === 'sqlite') return busyReaders().length
  const { rows } = await sql<{ n: number }>`
    SELECT count(*) AS n FROM pg_stat_activity WHERE state = 'active' AND query LIKE ${`%${MARK}%`}`.execute(database.connection)
  return rows[0]?.n ?? 0
}

/** The processes that a closed or given up query must leave behind none of. */
export function readers(parent = process.pid): readonly number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      const [command = '', status = ''] = [`cmdline`, `status`].map((file) => textOf(`/proc/${pid}/${file}`))
      return command.includes('run-reader.ts') && status.includes(`\nPPid:\t${parent}\n`)
    })
}

/** Those of them that compute. */
export function busyReaders(parent = process.pid): readonly number[] {
  return readers(parent).filter((pid) => textOf(`/proc/${pid}/status`).includes('\nState:\tR'))
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Fails when some still run after half a minute. */
export async function untilNoneRuns(database: Database): Promise<void> {
  await expect.poll(() => runningQueries(database), { timeout: 30_000 }).toBe(0)
}

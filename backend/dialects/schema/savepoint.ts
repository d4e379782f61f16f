import { sql } from 'kysely'
import type { Connection } from '../database.ts'

/** Runs part of a transaction so that its failure undoes only this part. PostgreSQL would refuse everything after it. */
export async function inSavepoint<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT "part"`.execute(connection)
  try {
    const result = await work()
    await sql`RELEASE SAVEPOINT "part"`.execute(connection)
    return result
  } catch (error) {
    await undo(connection)
    throw error
  }
}

/** Runs part of a transaction to learn from it, and always undoes it. */
export async function andUndo<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  await sql`SAVEPOINT "part"`.execute(connection)
  try {
    return await work()
  } finally {
    await undo(connection)
  }
}

async function undo(connection: Connection): Promise<void> {
  await sql`ROLLBACK TO SAVEPOINT "part"`.execute(connection)
  await sql`RELEASE SAVEPOINT "part"`.execute(connection)
}

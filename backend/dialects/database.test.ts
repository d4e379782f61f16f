import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testDatabases } from '../testing/databases.ts'
import { migrate } from './migrate.ts'
import { uniqueViolation } from './open.ts'

describe.each(testDatabases)('$engine', ({ open }) => {
  test('keeps what a transaction wrote, and nothing of one that failed', async () => {
    const { database, close } = await open()
    await migrate(database)
    await database.transaction((tx) => tx.insertInto('_params').values({ id: 'a', value: '1', created: '', updated: '' }).execute())
    const failed = database.transaction(async (tx) => {
      await tx.insertInto('_params').values({ id: 'b', value: '2', created: '', updated: '' }).execute()
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await database.connection.selectFrom('_params').select('id').execute()).toEqual([{ id: 'a' }])
    await close()
  })

  test('migrates once, however often it is asked', async () => {
    const { database, close } = await open()
    await migrate(database)
    await migrate(database)
    const { rows } = await sql<{ n: number }>`select count(*) as n from "_migrations"`.execute(database.connection)
    expect(rows[0]?.n).toBeGreaterThan(0)
    await close()
  })

  test('names the columns that a unique index refused', async () => {
    const { database, close } = await open()
    await migrate(database)
    const add = () => database.transaction((tx) => tx.insertInto('_params').values({ id: 'a', value: '1', created: '', updated: '' }).execute())
    await add()
    const error = await add().catch((thrown: unknown) => thrown)
    expect(uniqueViolation(error)).toEqual({ columns: ['id'] })
    await close()
  })
})

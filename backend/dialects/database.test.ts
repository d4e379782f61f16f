import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { everyDatabase } from '../testing/databases.ts'
import { migrate } from './migrate.ts'
import { uniqueViolation } from './open.ts'

describe.each(everyDatabase)('$engine', ({ open }) => {
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

  test('puts the limits of an earlier version on, unless somebody has changed what it began with', async () => {
    const earlier = { rules: earlierRules, excludedIPs: [], enabled: false }
    for (const [rateLimits, isKept] of [
      [earlier, false],
      [{ ...earlier, excludedIPs: ['192.0.2.1'] }, true],
      [{ ...earlier, enabled: true }, true],
    ] as const) {
      const { database, close } = await open()
      await migrate(database)
      const { connection } = database
      await sql`delete from "_migrations" where "file" = '004-limits.sql'`.execute(connection)
      if (database.engine === 'postgres') await sql`drop table "_limits"`.execute(connection)
      const value = JSON.stringify({ meta: { appName: 'ours' }, rateLimits })
      await connection.insertInto('_params').values({ id: 'settings', value, created: '', updated: '' }).execute()
      await migrate(database)
      const [row] = await connection.selectFrom('_params').select('value').execute()
      expect(JSON.parse(row?.value ?? '')).toEqual({ meta: { appName: 'ours' }, ...(isKept && { rateLimits }) })
      await close()
    }
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

const earlierRules = [
  { label: '*:auth', audience: '', duration: 3, maxRequests: 2 },
  { label: '*:create', audience: '', duration: 5, maxRequests: 20 },
  { label: '/api/batch', audience: '', duration: 1, maxRequests: 3 },
  { label: '/api/', audience: '', duration: 10, maxRequests: 300 },
]

import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyDatabase, postgresUrl } from '../testing/databases.ts'
import { excessRights } from './engine-sql.ts'
import { openDatabase } from './open.ts'

const role = `plain_${process.pid}`

async function asAdmin(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: postgresUrl })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function rightsOf(user?: string): Promise<readonly string[]> {
  const url = new URL(postgresUrl)
  if (user) url.username = user
  const database = openDatabase({ dataDir: '', databaseUrl: url.href, onIdleError: () => undefined })
  return excessRights(database).finally(() => database.close())
}

describe.runIf(everyDatabase.some(({ engine }) => engine === 'postgres'))('the role of PostgreSQL', () => {
  beforeAll(() => asAdmin(`CREATE ROLE ${role} LOGIN NOSUPERUSER`))
  afterAll(() => asAdmin(`DROP ROLE ${role}`))

  it('is named a superuser where it is one, and nothing where it has its database alone', async () => {
    expect(await rightsOf()).toEqual(['superuser'])
    expect(await rightsOf(role)).toEqual([])
  })

  it('is named with each right to files and programs of the machine', async () => {
    await asAdmin(`GRANT pg_read_server_files, pg_execute_server_program TO ${role}`)
    expect([...(await rightsOf(role))].sort()).toEqual(['pg_execute_server_program', 'pg_read_server_files'])
  })
})

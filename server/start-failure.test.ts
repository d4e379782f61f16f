import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { startFailure } from './start-failure.ts'

it('a port that is taken is named', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const second = createServer().listen(first.address())
  const [error] = await once(second, 'error')
  expect(startFailure(error)).toMatch(/^PORT: another program uses \d+ already\.$/)
  first.close()
})

it('a file in the place of the folder is named, and a database that does not answer', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  const file = join(folder, 'data')
  writeFileSync(file, '')
  const told = (work: () => unknown) => {
    try {
      return work()
    } catch (error) {
      return startFailure(error)
    }
  }
  expect(told(() => mkdirSync(join(file, 'below'), { recursive: true }))).toContain(`DATA_DIR cannot be used: ${file}`)
  rmSync(folder, { recursive: true })
  const refused = await new Client({ connectionString: 'postgres://postgres@127.0.0.1:1/test' }).connect().catch(startFailure)
  expect(refused).toBe('DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED).')
})

it('what nobody expected is told as it is', () => {
  const error = new TypeError('x')
  expect(startFailure(error)).toBe(error)
})

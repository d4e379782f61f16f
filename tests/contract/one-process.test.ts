import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { places, type TestPlace } from './places.ts'
import { runBackendCommand, startBackend, tryBackendCommand } from './running-backend.ts'

const [sqlite] = places
let place: TestPlace
beforeEach(async () => {
  place = (await sqlite?.make()) ?? expect.fail('no place')
})
afterEach(() => place.remove())

const folder = () => place.env.DATA_DIR ?? ''

it('a second process on one folder refuses to start, says why, and leaves the first one alone', async () => {
  const first = await startBackend(place.env)
  const second = await tryBackendCommand(['serve'], { ...place.env, PORT: '0' })
  expect(second.code).toBe(2)
  expect(second.stderr).toContain(`Another process works on ${folder()} already`)
  expect(second.stderr).toContain('DATABASE_URL')
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  await first.kill()
})

it('an import refuses a folder that is served, and a new superuser may be made beside it', async () => {
  const first = await startBackend(place.env)
  expect((await tryBackendCommand(['import', folder()], place.env)).stderr).toContain('Another process works on')
  await runBackendCommand(['superuser', 'upsert', 'root@example.org', 'long-enough-1'], place.env)
  const login = await fetch(`${first.url}/api/collections/_superusers/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: 'root@example.org', password: 'long-enough-1' }),
  })
  expect(login.status).toBe(200)
  await first.kill()
})

it('a process that was killed leaves no lock behind, nor does one that was stopped', async () => {
  const killed = await startBackend(place.env)
  await killed.kill()
  const stopped = await startBackend(place.env)
  stopped.process.kill('SIGTERM')
  await once(stopped.process, 'exit')
  const last = await startBackend(place.env)
  expect((await fetch(`${last.url}/api/health`)).status).toBe(200)
  await last.kill()
})

it('the site refuses the folder of another process too', async () => {
  const first = await startBackend(place.env)
  const { assemble } = await import('../../server/assemble.ts')
  const { readEnv } = await import('../../server/env.ts')
  const log = { info() {}, warn() {}, error() {} }
  await expect(assemble({ env: readEnv(place.env), build: { id: '', folder: '', timestamp: '' }, log })).rejects.toThrow('Another process works on')
  expect(existsSync(join(folder(), 'compressed'))).toBe(false)
  await first.kill()
})

it('the folder names no process and holds nothing of what it locks', async () => {
  const backend = await startBackend(place.env)
  expect(readFileSync(join(folder(), 'lock.db')).byteLength).toBe(0)
  await backend.kill()
})

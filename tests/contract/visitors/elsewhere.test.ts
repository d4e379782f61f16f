import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PocketBase from 'pocketbase'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { places, type TestPlace } from '../places.ts'
import { type RunningBackend, runBackendCommand, startBackend } from '../running-backend.ts'
import { contact, type OpenVisitors, open } from './open-visitors.ts'

const ROOT = 'root@example.org'
const PASSWORD = 'a long enough password'
const command = fileURLToPath(new URL('../../../server/leads/main.ts', import.meta.url))

describe('with a backend elsewhere', () => {
  let place: TestPlace
  let backend: RunningBackend
  let site: OpenVisitors
  let environment: Readonly<Record<string, string>>

  beforeAll(async () => {
    place = await places[0]!.make()
    await runBackendCommand(['superuser', 'upsert', ROOT, PASSWORD], place.env)
    backend = await startBackend(place.env)
    const root = new PocketBase(backend.url)
    const { token } = await root.collection('_superusers').authWithPassword(ROOT, PASSWORD)
    await root.settings.update({ batch: { enabled: true } })
    // Nothing listens at this port: mails wait.
    environment = {
      DATA_DIR: mkdtempSync(join(tmpdir(), 'visitors-')),
      BACKEND_URL: backend.url,
      BACKEND_TOKEN: token,
      SMTP_URL: 'smtp://127.0.0.1:1',
    }
    site = await open(environment)
  })
  afterAll(async () => {
    await site.close()
    await place.remove()
    rmSync(environment.DATA_DIR ?? '', { recursive: true, force: true })
  })

  async function leads(...args: readonly string[]) {
    const child = spawn(process.execPath, [command, ...args], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
    const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { stdout, stderr, code: Number(code) }
  }

  it('forms are stored there, and the command line reads them, their files, and the mails that wait', async () => {
    const files = [new File(['%PDF-1.7\n'], 'Lebenslauf.pdf')]
    expect(await site.send('application', { ...contact, name: '=1+1', job: 'redaktion', files })).toMatchObject({ kind: 'sent' })
    const list = await leads('list')
    expect(list.stdout).toMatch(/1 stored\n.*application {2}=1\+1 {2}aenne@example\.org {2}1 files {2}deleted on \d{4}-/)
    expect(list.stdout).toContain('2 mails waiting')
    expect((await leads('export', '--csv')).stdout).toContain(`,"'=1+1",`)
    expect((await leads('retry')).stdout).toBe('2 mails are due now.\n')
    const id = / (\w{15}) /.exec(list.stdout)?.[1] ?? ''
    const saved = (await leads('files', id, join(environment.DATA_DIR ?? '', 'saved'))).stdout.trim()
    expect(readFileSync(saved, 'utf8')).toBe('%PDF-1.7\n')
    expect(await leads('delete')).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage:') })
  })

  it('downloads are counted there by file and day', async () => {
    const count = async (times: number) => {
      for (let one = 0; one < times; one += 1) site.visitors.countDownload('/downloads/notenstufen-de.pdf')
      await site.visitors.flush()
    }
    await count(2)
    await count(1)
    const rows = await site.contract.collection('downloads').getFullList()
    expect(rows).toEqual([expect.objectContaining({ file: '/downloads/notenstufen-de.pdf', count: 3 })])
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['collectionId', 'collectionName', 'count', 'day', 'file', 'id'])
  })

  it('what browsers ask of it is passed on, events too', async () => {
    const ask = (path: string, init?: RequestInit) => site.backend.fetch(new Request(`http://localhost${path}`, init), { peer: '192.0.2.1' })
    expect(await (await ask('/api/health')).json()).toMatchObject({ code: 200 })
    const refused = await ask('/api/collections/users/auth-with-password', {
      method: 'POST',
      body: JSON.stringify({ identity: 'x', password: 'y' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(refused.status).toBe(400)
    const leaving = new AbortController()
    const events = await ask('/api/realtime', { signal: leaving.signal })
    const { value } = await events.body!.getReader().read()
    expect(new TextDecoder().decode(value)).toContain('PB_CONNECT')
    leaving.abort()
  })

  it('a backend that has gone is said to be away, to forms and to programs', async () => {
    await backend.kill()
    expect(await site.send('contact', contact)).toEqual({ kind: 'refused', reason: 'backend_away', status: 503 })
    expect(await site.visitors.servicesFor('192.0.2.1').unsubscribe('a'.repeat(43))).toMatchObject({ reason: 'backend_away' })
    const answer = await site.backend.fetch(new Request('http://localhost/api/health'), { peer: '' })
    expect(await answer.json()).toEqual({ data: {}, message: 'The backend does not answer.', status: 503 })
  })
})

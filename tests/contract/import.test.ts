import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SignJWT } from 'jose'
import PocketBase from 'pocketbase'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createBackend, importFolder } from '../../backend/index.ts'
import { conformanceDir } from './conformance-dir.ts'
import { type Ask, copyWithLog, fillFolder, optionsAt, working } from './data-folder.ts'
import { places, type TestPlace } from './places.ts'
import { startBackend, tryBackendCommand } from './running-backend.ts'

const fixture = join(conformanceDir() ?? '', 'fixture')

/** The fixture is of PocketBase's own making, and may be write-protected. */
function copyFixture(to: string): void {
  cpSync(fixture, to, { recursive: true, filter: (path) => !path.endsWith('lost+found') })
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) chmodSync(join(entry.parentPath, entry.name), 0o755)
}

function storedFiles(dataDir: string): string[] {
  const storage = join(dataDir, 'storage')
  if (!existsSync(storage)) return []
  return readdirSync(storage, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
}

const notesOf = async (ask: Ask) => (await ask('GET', '/notes/records')).items.map(({ text }: { text: string }) => text)

describe.each(places)('moving in on $engine', ({ make }) => {
  let place: TestPlace
  let folder: string
  beforeEach(async () => {
    place = await make()
    folder = mkdtempSync(join(tmpdir(), 'moving-test-'))
  })
  afterEach(async () => {
    await place.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  const importing = (from: string) => importFolder(optionsAt(place.env), from)

  it.skipIf(!conformanceDir())('takes over a PocketBase: who signed in there signs in here, and finds the same records and files', async () => {
    copyFixture(folder)
    const result = await tryBackendCommand(['import', folder], place.env)
    expect(result).toMatchObject({ code: 0, stderr: '', stdout: expect.stringMatching(/^Taken over: 13 collections with 35 records, 15 files\.\n/) })
    expect(readFileSync(join(folder, 'data.db')).equals(readFileSync(join(fixture, 'data.db')))).toBe(true)

    const backend = await startBackend(place.env)
    const client = new PocketBase(backend.url)
    const user = await client.collection('clients').authWithPassword('test@example.com', '1234567890')
    expect(user.record).toMatchObject({ email: 'test@example.com', collectionName: 'clients' })
    await client.collection('_superusers').authWithPassword('test@example.com', '1234567890')
    await expectSameRecords(client)
    await expectSameFiles(client)
    expect(await client.collection('leads').getFullList()).toEqual([])
    await backend.kill()
  })

  it.skipIf(!conformanceDir())('keeps tokens valid that were given out before', async () => {
    copyFixture(folder)
    const source = new DatabaseSync(join(folder, 'data.db'))
    const user = source.prepare('SELECT id, tokenKey FROM users LIMIT 1').get() as Record<string, string>
    const collection = source.prepare(`SELECT options FROM _collections WHERE name = 'users'`).get() as { options: string }
    source.close()
    await importing(folder)
    const signed = new SignJWT({ id: user.id, type: 'auth', collectionId: '_pb_users_auth_' }).setProtectedHeader({ alg: 'HS256' })
    const key = new TextEncoder().encode(`${user.tokenKey}${JSON.parse(collection.options).authToken.secret}`)
    const backend = await createBackend(optionsAt(place.env))
    const headers = { authorization: await signed.setExpirationTime('1h').sign(key) }
    expect((await backend.fetch(new Request('http://test/api/files/token', { method: 'POST', headers }), { peer: '127.0.0.1' })).status).toBe(200)
    await backend.close()
  })

  it('takes only an empty database, whose own superusers stay', async () => {
    const source = await fillFolder(join(folder, 'source'))
    await working(place.env, 'own@example.org', async () => undefined)
    const report = await importing(source)
    expect(report).toMatchObject({
      collections: expect.arrayContaining([{ name: 'notes', records: 1 }]),
      files: { count: 1, missing: [] },
      notes: [],
    })
    await expect(importing(source)).rejects.toThrow(/^The target has records already \(in notes\)/)
    const superusers = await working(place.env, 'own@example.org', (ask) => ask('GET', '/_superusers/records?fields=email&sort=email'))
    expect(superusers.items).toEqual([{ email: 'own@example.org' }, { email: 'root@example.org' }])
    expect(await working(place.env, 'root@example.org', notesOf)).toEqual(['first'])
  })

  it('reads what stands in the write-ahead log only', async () => {
    const source = await fillFolder(join(folder, 'source'))
    await importing(copyWithLog(source, join(folder, 'copy'), ['in the log']))
    expect(await working(place.env, 'root@example.org', notesOf)).toEqual(['first', 'in the log'])
  })

  it('changes nothing when a part of the data cannot be taken', async () => {
    const source = await fillFolder(join(folder, 'source'))
    const database = new DatabaseSync(join(source, 'data.db'))
    database.exec(`UPDATE _collections SET indexes = '["CREATE UNIQUE INDEX same ON notes (kind)"]' WHERE name = 'notes'`)
    database.exec(`INSERT INTO notes (id, text, file) VALUES ('abcdefghijklmno', 'second', '')`)
    database.close()
    await working(place.env, 'own@example.org', async () => undefined)
    await expect(importing(source)).rejects.toThrow(/^The records of "notes" were not taken over: ./)
    const { items } = await working(place.env, 'own@example.org', (ask) => ask('GET', '?fields=name'))
    expect(items).toEqual(expect.arrayContaining([{ name: 'tasks' }, { name: '_superusers' }]))
    expect(items).not.toContainEqual({ name: 'notes' })
    expect(storedFiles(place.env.DATA_DIR!)).toEqual([])
  })
})

async function expectSameRecords(client: PocketBase): Promise<void> {
  const { collections } = JSON.parse(readFileSync(join(fixture, 'records.json'), 'utf8'))
  for (const [name, rows] of Object.entries<Record<string, unknown>[]>(collections)) {
    // The login above has left a trace of its own.
    if (name === '_authOrigins' || name === '_mfas') continue
    const records = await client.collection(name).getFullList({ sort: '@rowid' })
    const shown = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'tokenKey' && key !== 'password')))
    expect(
      records.map(({ collectionId: _, collectionName: __, expand: ___, ...record }) => record),
      name,
    ).toEqual(shown)
  }
}

async function expectSameFiles(client: PocketBase): Promise<void> {
  const album = await client.collection('demo1').getOne('84nmscqy84lsi1t')
  const token = await client.files.getToken()
  expect(album.file_many.length).toBeGreaterThan(1)
  for (const name of [...album.file_many, album.file_one]) {
    const bytes = Buffer.from(await (await fetch(client.files.getURL(album, name, { token }))).arrayBuffer())
    expect(bytes.equals(readFileSync(join(fixture, 'storage', album.collectionId, album.id, name))), name).toBe(true)
  }
}

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PocketBase from 'pocketbase'
import { describe, expect, it } from 'vitest'
import { places, placesAboveDialects } from './places.ts'
import { runBackendCommand, startBackend, tryBackendCommand } from './running-backend.ts'

async function signIn(url: string, email: string, password: string): Promise<string> {
  const { token } = await new PocketBase(url).collection('_superusers').authWithPassword(email, password)
  return token
}

describe.each(placesAboveDialects)('npm run backend on $engine', ({ make }) => {
  it('makes a superuser in an empty place, and while a server is running on it', async () => {
    const place = await make()
    await runBackendCommand(['superuser', 'upsert', 'first@example.org', 'the first password'], place.env)
    const backend = await startBackend(place.env)
    await runBackendCommand(['superuser', 'upsert', 'second@example.org', 'the second password'], place.env)
    await runBackendCommand(['superuser', 'upsert', 'first@example.org', 'another password'], place.env)
    expect(await signIn(backend.url, 'second@example.org', 'the second password')).toMatch(/^eyJ/)
    expect(await signIn(backend.url, 'first@example.org', 'another password')).toMatch(/^eyJ/)
    await expect(signIn(backend.url, 'first@example.org', 'the first password')).rejects.toMatchObject({ status: 400 })
    backend.process.kill('SIGTERM')
    expect(await once(backend.process, 'exit')).toEqual([0, null])
    await place.remove()
  })

  it('makes the product’s own collections, of which a stranger gets nothing', async () => {
    const place = await make()
    await runBackendCommand(['superuser', 'upsert', 'root@example.org', 'a long password'], place.env)
    const backend = await startBackend(place.env)
    const client = new PocketBase(backend.url)
    for (const name of ['leads', 'newsletter', 'downloads', 'outbox', 'apiKeys', 'apiUsage']) {
      await expect(client.collection(name).getList(), name).rejects.toMatchObject({ status: 403 })
      await expect(client.collection(name).create({}), name).rejects.toMatchObject({ status: 403 })
    }
    for (const name of ['users', 'reports']) {
      expect(await client.collection(name).getList(), name).toMatchObject({ items: [] })
      await expect(client.collection(name).create({ email: 'a@example.org' }), name).rejects.toMatchObject({ status: 403 })
    }
    await backend.kill()
    await place.remove()
  })
})

describe.each(places)('the operators’ log on $engine', ({ make }) => {
  it('is read by the official client, and followed by a command that ends with 1 where rows are not what they were', async () => {
    const place = await make()
    await runBackendCommand(['superuser', 'upsert', 'root@example.org', 'a long password'], place.env)
    const backend = await startBackend(place.env)
    const client = new PocketBase(backend.url)
    await client.collection('_superusers').authWithPassword('root@example.org', 'a long password')
    const lead = await client.collection('newsletter').create({ email: 'ada@example.org', locale: 'de', state: 'pending', tokenHash: 'x'.repeat(64) })
    const log = client.collection('_audit')
    const { items, totalItems } = await log.getList(1, 2)
    expect(totalItems).toBe(3)
    expect(items).toMatchObject([
      { seq: 3, action: 'create', target: `newsletter/${lead.id}`, email: 'root@example.org', via: 'login' },
      { seq: 2, action: 'signIn', changes: [{ name: 'method', after: 'password' }] },
    ])
    expect(await log.getFullList({ filter: "target ~ '_superusers/%'", sort: 'seq' })).toMatchObject([
      { action: 'create', via: 'command' },
      { seq: 2 },
    ])
    expect(await log.getFirstListItem(client.filter('actor = {:id}', { id: items[0]?.actor }))).toEqual(items[0])
    expect(await log.getOne('3')).toEqual(items[0])
    await expect(log.update('3', { email: '' })).rejects.toMatchObject({ status: 404 })
    await expect(log.delete('3')).rejects.toMatchObject({ status: 404 })
    await expect(new PocketBase(backend.url).collection('_audit').getList()).rejects.toMatchObject({ status: 401 })
    expect(JSON.stringify(items)).not.toContain('ada@')

    const hash = String(items[0]?.hash)
    const checked = await tryBackendCommand(['audit'], place.env)
    expect(checked).toMatchObject({ code: 0, stdout: expect.stringContaining(`rows: 3\nfirst: ${(await log.getOne('1')).created}`) })
    expect(checked.stdout).toMatch(new RegExp(`last: .* ${hash}@3\nchain unbroken\n$`))
    expect(await tryBackendCommand(['audit', '--expect', `${hash}@3`], place.env)).toMatchObject({ code: 0 })
    expect(await tryBackendCommand(['audit', '--expect', `${hash}@2`], place.env)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('cut off'),
    })
    expect(await tryBackendCommand(['audit', '--expect', 'x'], place.env)).toMatchObject({ code: 2 })
    await backend.kill()
    await place.remove()
  })
})

it('npm run backend -- types prints the product’s collections, or writes them into a file', async () => {
  const place = await placesAboveDialects[0]!.make()
  const { code, stdout } = await tryBackendCommand(['types'], place.env)
  expect(code).toBe(0)
  expect(stdout).toMatch(/^\/\/ Made by [\s\S]*interface LeadsRecord \{[\s\S]*interface TypedPocketBase/)
  const file = join(place.env.DATA_DIR ?? '', 'collections.ts')
  await runBackendCommand(['types', '--out', file], place.env)
  expect(readFileSync(file, 'utf8')).toBe(stdout)
  await place.remove()
})

it('a wrong call of npm run backend ends with a sentence and status 2', async () => {
  await expect(runBackendCommand(['superuser', 'upsert', 'only@example.org'], {})).rejects.toThrow('ended with 2')
})

it('a superuser without a proper address or password is refused', async () => {
  const place = await placesAboveDialects[0]!.make()
  await expect(runBackendCommand(['superuser', 'upsert', 'no address', 'a long password'], place.env)).rejects.toThrow('ended with 2')
  await expect(runBackendCommand(['superuser', 'upsert', 'a@example.org', 'short'], place.env)).rejects.toThrow('ended with 2')
  await place.remove()
})

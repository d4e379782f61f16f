import { once } from 'node:events'
import PocketBase from 'pocketbase'
import { describe, expect, it } from 'vitest'
import { placesAboveDialects } from './places.ts'
import { runBackendCommand, startBackend } from './running-backend.ts'

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
    for (const name of ['leads', 'newsletter', 'downloads', 'outbox']) {
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

it('a wrong call of npm run backend ends with a sentence and status 2', async () => {
  await expect(runBackendCommand(['superuser', 'upsert', 'only@example.org'], {})).rejects.toThrow('ended with 2')
})

it('a superuser without a proper address or password is refused', async () => {
  const place = await placesAboveDialects[0]!.make()
  await expect(runBackendCommand(['superuser', 'upsert', 'no address', 'a long password'], place.env)).rejects.toThrow('ended with 2')
  await expect(runBackendCommand(['superuser', 'upsert', 'a@example.org', 'short'], place.env)).rejects.toThrow('ended with 2')
  await place.remove()
})

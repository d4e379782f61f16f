import PocketBase from 'pocketbase'
import { describe, expect, it } from 'vitest'
import { placesAboveDialects } from './places.ts'
import { runBackendCommand, startBackend, tryBackendCommand } from './running-backend.ts'

const [EMAIL, PASSWORD] = ['root@example.org', 'a long enough password']

describe.each(placesAboveDialects)('npm run backend -- apply to a server on $engine', ({ make }) => {
  it('says what differs, brings it there, and has nothing to do the second time', async () => {
    const place = await make()
    await runBackendCommand(['superuser', 'upsert', EMAIL, PASSWORD], place.env)
    const server = await startBackend(place.env)
    const client = new PocketBase(server.url)
    await client.collection('_superusers').authWithPassword(EMAIL, PASSWORD)
    const users = await client.collections.getOne('users')
    const own = { name: 'own', type: 'text' }
    await client.collections.update('users', { listRule: '', fields: [...users.fields.filter(({ name }) => name !== 'company'), own] })
    await client.collections.delete('outboxClaims')
    await client.collections.update('downloads', { indexes: [] })

    const env = { PB_SUPERUSER_EMAIL: EMAIL, PB_SUPERUSER_PASSWORD: PASSWORD }
    const expected = [
      'users: listRule is "", wanted "id = @request.auth.id"',
      'users: field company is missing',
      'downloads: index idx_downloads_file_day is missing or other',
      'outboxClaims: is missing',
    ].join('\n')
    const dry = await tryBackendCommand(['apply', server.url, '--dry-run'], env)
    expect(dry).toEqual({ code: 0, stdout: `${expected}\nNothing was changed (--dry-run).\n`, stderr: '' })
    expect(await tryBackendCommand(['apply', server.url], env)).toEqual({ code: 0, stdout: `${expected}\nApplied: 3 collections.\n`, stderr: '' })
    expect(await tryBackendCommand(['apply', `${server.url}/`], env)).toEqual({ code: 0, stdout: 'Nothing to change.\n', stderr: '' })
    const after = await client.collections.getOne('users')
    expect(after.listRule).toBe('id = @request.auth.id')
    expect(after.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['company', 'own']))
    expect((await client.collections.getOne('downloads')).indexes).toHaveLength(1)

    const wrong = await tryBackendCommand(['apply', server.url], { ...env, PB_SUPERUSER_PASSWORD: 'wrong' })
    expect(wrong).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('answered 400') })
    await server.kill()
    expect(await tryBackendCommand(['apply', server.url], env)).toMatchObject({ code: 2, stderr: expect.stringContaining('does not answer') })
    await place.remove()
  })
})

it.each([
  [['apply'], /^Usage: /],
  [['apply', 'http://127.0.0.1:1', '--force'], /^Usage: /],
  [['apply', 'localhost'], /^"localhost" is no address with http/],
  [['apply', 'http://127.0.0.1:1'], /^PB_SUPERUSER_EMAIL and PB_SUPERUSER_PASSWORD must name a superuser/],
])('a wrong call (%s) ends with a sentence and status 2', async (args, sentence) => {
  const env = { PB_SUPERUSER_EMAIL: '', PB_SUPERUSER_PASSWORD: '' }
  expect(await tryBackendCommand(args, env)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(sentence) })
})

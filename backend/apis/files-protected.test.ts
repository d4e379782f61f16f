import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { issueToken } from '../core/auth/tokens.ts'
import { createCollection, updateCollection } from '../core/collections/save.ts'
import { type AuthRecord, idOf } from '../core/model/record.ts'
import { type Albums, openAlbums, pathOf } from '../testing/albums.ts'
import { textFile } from '../testing/blog.ts'
import { testDatabases } from '../testing/databases.ts'

describe.each(testDatabases)('files that are protected on $engine', (engine) => {
  let albums: Albums
  beforeEach(async () => {
    albums = await openAlbums(engine)
  })
  afterEach(async () => {
    expect(albums.errors).toEqual([])
    await albums.close()
  })

  const guestOrUser = async () => {
    const user = (await albums.create('users', { email: 'a@example.org', password: '12345678' })) as AuthRecord
    return { user, token: await issueToken(albums.core, user, { type: 'file' }) }
  }

  const setRule = (viewRule: string | null) => updateCollection(albums.core, albums.collection('albums'), { viewRule })

  test('are there only for whom the view rule lets through by a file token', async () => {
    const { user, token } = await guestOrUser()
    const album = await albums.create('albums', {}, { contract: [textFile('contract.txt')] })
    const superuser = (await albums.create('_superusers', { email: 'root@example.org', password: '12345678' })) as AuthRecord
    const rootToken = await issueToken(albums.core, superuser, { type: 'file' })
    const authToken = await issueToken(albums.core, user, { type: 'auth' })
    const statuses = async () => {
      const path = pathOf(album, 'contract.txt')
      const asked = [
        albums.get(path),
        albums.get(`${path}?token=${token}`),
        albums.get(`${path}?token=${rootToken}`),
        albums.get(path, { headers: { authorization: authToken } }),
      ]
      return (await Promise.all([...asked, albums.get(`${path}?token=${authToken}`)])).map(({ status }) => status)
    }
    expect(await statuses()).toEqual([200, 200, 200, 200, 200])
    expect((await albums.get(pathOf(album, 'contract.txt'))).headers.get('cache-control')).toBe('private, no-store')
    await setRule("@request.auth.id != ''")
    expect(await statuses()).toEqual([404, 200, 200, 404, 404])
    await setRule("@request.context = 'protectedFile' && @request.query.token:isset = true")
    expect(await statuses()).toEqual([404, 200, 200, 404, 200])
    await setRule(null)
    expect(await statuses()).toEqual([404, 404, 200, 404, 404])
  })

  test('are kept from superusers of other addresses', async () => {
    const superuser = (await albums.create('_superusers', { email: 'root@example.org', password: '12345678' })) as AuthRecord
    const rootToken = await issueToken(albums.core, superuser, { type: 'file' })
    const album = await albums.create('albums', {}, { contract: [textFile('contract.txt')] })
    await setRule(null)
    await albums.core.inTransaction(async (tx) => tx.replaceSettings({ ...tx.settings, superuserIPs: ['10.0.0.1'] }))
    expect((await albums.get(`${pathOf(album, 'contract.txt')}?token=${rootToken}`)).status).toBe(404)
  })

  test('have tokens for anybody signed in', async () => {
    const { user } = await guestOrUser()
    const post = (headers: Record<string, string>) => albums.get('token', { method: 'POST', headers })
    expect((await post({})).status).toBe(401)
    const answer = await post({ authorization: await issueToken(albums.core, user, { type: 'auth' }) })
    expect([answer.status, Object.keys(await answer.json())]).toEqual([200, ['token']])
  })

  test('of a view are those of the records behind it, through other views too', async () => {
    const album = await albums.create(
      'albums',
      {},
      { pages: [textFile('one.txt', 'one'), textFile('two.txt', 'two')], contract: [textFile('contract.txt')] },
    )
    await createCollection(albums.core, { ...views('shelf', 'SELECT a.id, a.pages AS texts, contract FROM albums a'), viewRule: '' })
    await createCollection(albums.core, { ...views('shelves', 'SELECT (ROW_NUMBER() OVER()) AS id, texts, contract FROM shelf'), viewRule: null })
    expect(await (await albums.get(`shelf/${idOf(album)}/two.txt`)).text()).toBe('two')
    expect(await (await albums.get('shelves/1/one.txt')).text()).toBe('one')
    expect((await albums.get(`shelf/${idOf(album)}/contract.txt`)).status).toBe(200)
    expect((await albums.get('shelves/1/contract.txt')).status).toBe(404)
  })
})

const open = { listRule: null, createRule: null, updateRule: null, deleteRule: null }

function views(name: string, viewQuery: string) {
  return { ...open, createRule: null, updateRule: null, deleteRule: null, listRule: null, id: `${name}_id`, name, type: 'view', viewQuery }
}

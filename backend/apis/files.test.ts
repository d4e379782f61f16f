import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { idOf } from '../core/model/record.ts'
import { type Albums, openAlbums, pathOf } from '../testing/albums.ts'
import { textFile } from '../testing/blog.ts'
import { testDatabases } from '../testing/databases.ts'

describe.each(testDatabases)('files on $engine', (engine) => {
  let albums: Albums
  beforeEach(async () => {
    albums = await openAlbums(engine)
  })
  afterEach(async () => {
    expect(albums.errors).toEqual([])
    await albums.close()
  })

  test('are served with what browsers need to show and keep them', async () => {
    const album = await albums.create(
      'albums',
      {},
      { cover: [{ ...textFile('flag.png'), mimeType: 'image/png' }], pages: [textFile('notes.txt', 'hello')] },
    )
    const picture = await albums.get(pathOf(album, 'flag.png'))
    expect(picture.status).toBe(200)
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename=flag.png',
      'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'max-age=2592000, stale-while-revalidate=86400',
      'x-content-type-options': 'nosniff',
    })
    expect(picture.headers.get('x-frame-options')).toBeNull()
    expect((await albums.get(`${pathOf(album, 'flag.png')}?download=1`)).headers.get('content-disposition')).toBe('attachment; filename=flag.png')
    const text = await albums.get(`albums_id/${idOf(album)}/notes.txt`)
    expect([await text.text(), text.headers.get('content-disposition')]).toEqual(['hello', 'attachment; filename=notes.txt'])
  })

  test('that could run scripts are saved, not shown, whatever their bytes look like', async () => {
    const pages = ['a.svg', 'b.html', 'c.js', 'd.css'].map((name) => textFile(name))
    const album = await albums.create('albums', {}, { pages })
    for (const { name } of pages) {
      const { headers } = await albums.get(pathOf(album, name))
      expect(headers.get('content-disposition')).toBe(`attachment; filename=${name}`)
      expect(headers.get('content-security-policy')).toMatch(/sandbox$/)
    }
    expect((await albums.get(pathOf(album, 'a.svg'))).headers.get('content-type')).toBe('image/svg+xml')
  })

  test('are 404 in whatever way they are missing', async () => {
    const album = await albums.create('albums', {}, { pages: [textFile('notes.txt')] })
    const other = await albums.create('albums', {})
    const missing = [
      'nothing/x/y.txt',
      `albums/nobody/notes.txt`,
      pathOf(album, 'other.txt'),
      pathOf(other, 'notes.txt'),
      pathOf(album, '..%2Fnotes.txt'),
      pathOf(album, 'notes.txt.attrs'),
    ]
    for (const path of missing) {
      const answer = await albums.get(path)
      expect([answer.status, await answer.json()], path).toEqual([404, { data: {}, message: "The requested resource wasn't found.", status: 404 }])
    }
    await albums.core.files.remove(`albums_id/${idOf(album)}/notes.txt`)
    expect((await albums.get(pathOf(album, 'notes.txt'))).status).toBe(404)
  })

  test('answer HEAD, ranges and questions whether they changed', async () => {
    const album = await albums.create('albums', {}, { pages: [textFile('notes.txt', '0123456789')] })
    const ask = async (headers: Record<string, string>, method = 'GET') => {
      const answer = await albums.get(pathOf(album, 'notes.txt'), { headers, method })
      return [answer.status, await answer.text(), answer.headers.get('content-range'), answer.headers.get('content-length')]
    }
    expect(await ask({}, 'HEAD')).toEqual([200, '', null, '10'])
    expect(await ask({ range: 'bytes=2-4' })).toEqual([206, '234', 'bytes 2-4/10', '3'])
    expect(await ask({ range: 'bytes=7-' })).toEqual([206, '789', 'bytes 7-9/10', '3'])
    expect(await ask({ range: 'bytes=-2' })).toEqual([206, '89', 'bytes 8-9/10', '2'])
    expect(await ask({ range: 'bytes=8-99' })).toEqual([206, '89', 'bytes 8-9/10', '2'])
    expect(await ask({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10', null])
    expect(await ask({ range: 'bytes=0-1,4-5' })).toEqual([200, '0123456789', null, '10'])
    expect(await ask({ range: 'lines=1' })).toEqual([200, '0123456789', null, '10'])
    const { headers } = await albums.get(pathOf(album, 'notes.txt'))
    const [etag, modified] = [headers.get('etag')!, headers.get('last-modified')!]
    expect(await ask({ 'if-none-match': etag })).toEqual([304, '', null, null])
    expect(await ask({ 'if-none-match': `"x", W/${etag}` })).toEqual([304, '', null, null])
    expect(await ask({ 'if-none-match': '"x"', 'if-modified-since': modified })).toEqual([200, '0123456789', null, '10'])
    expect(await ask({ 'if-modified-since': modified })).toEqual([304, '', null, null])
    expect(await ask({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })).toEqual([200, '0123456789', null, '10'])
    expect(await ask({ 'if-match': '"x"' })).toEqual([412, '', null, null])
    expect(await ask({ range: 'bytes=2-4', 'if-range': etag })).toEqual([206, '234', 'bytes 2-4/10', '3'])
    expect(await ask({ range: 'bytes=2-4', 'if-range': '"x"' })).toEqual([200, '0123456789', null, '10'])
  })

  test('of a client that goes away are read no further', async () => {
    const album = await albums.create('albums', {}, { pages: [textFile('long.txt', 'x'.repeat(1_000_000))] })
    const find = albums.core.files.find.bind(albums.core.files)
    const streams: { destroyed: boolean }[] = []
    vi.spyOn(albums.core.files, 'find').mockImplementation(async (key) => {
      const file = await find(key)
      return (
        file && {
          ...file,
          open: async (range) => {
            const stream = await file.open(range)
            streams.push(stream)
            return stream
          },
        }
      )
    })
    const reader = (await albums.begin(pathOf(album, 'long.txt'))).body!.getReader()
    expect((await reader.read()).value!.byteLength).toBeLessThan(1_000_000)
    await reader.cancel()
    expect(streams.map((stream) => stream.destroyed)).toEqual([true])
  })

  test('are counted together where rate limits name them', async () => {
    const pages = [textFile('one.txt'), textFile('two.txt'), textFile('three.txt')]
    const album = await albums.create('albums', {}, { pages })
    const rules = [{ label: 'albums:file', audience: '' as const, duration: 60, maxRequests: 2 }]
    await albums.core.inTransaction(async (tx) => tx.replaceSettings({ ...tx.settings, rateLimits: { enabled: true, rules, excludedIPs: [] } }))
    const statuses = []
    for (const { name } of pages) statuses.push((await albums.get(pathOf(album, name))).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  test('without a sidecar are served as unknown bytes', async () => {
    const album = await albums.create('albums', {}, { cover: [textFile('old.bin')] })
    const folder = join(albums.folder, 'albums_id', idOf(album))
    writeFileSync(join(folder, 'old.bin.attrs'), '{}')
    expect((await albums.get(pathOf(album, 'old.bin'))).headers.get('content-type')).toBe('application/octet-stream')
  })
})

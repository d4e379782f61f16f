import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deleteCollection, updateCollection } from '../core/collections/save.ts'
import { deleteRecord } from '../core/records/delete.ts'
import { createRecord, updateRecord } from '../core/records/save.ts'
import { type Albums, openAlbums } from '../testing/albums.ts'
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

  test('that a failed, replaced or deleted record leaves behind are removed', async () => {
    const album = await albums.create('albums', {}, { cover: [textFile('old.txt')] })
    const failing = albums.core.inTransaction(async (tx) => {
      await createRecord(tx, {
        collection: albums.collection('albums'),
        values: { cover: 'a.txt' },
        files: new Map([['cover', [textFile('a.txt')]]]),
      })
      await updateRecord(tx, { record: album, values: { cover: 'b.txt' }, files: new Map([['cover', [textFile('b.txt')]]]) })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(albums.stored()).toEqual(['old.txt'])
    await updateRecord(albums.core, { record: album, values: { cover: 'new.txt' }, files: new Map([['cover', [textFile('new.txt')]]]) })
    expect(albums.stored()).toEqual(['new.txt'])
    await deleteRecord(albums.core, album)
    expect(readdirSync(albums.folder, { recursive: true })).toEqual([])
  })

  test('of fields and collections that are deleted are removed', async () => {
    await albums.create('albums', {}, { cover: [textFile('cover.txt')], pages: [textFile('page.txt')] })
    const fields = albums.collection('albums').fields.filter(({ name }) => name !== 'pages')
    await updateCollection(albums.core, albums.collection('albums'), { fields })
    expect(albums.stored()).toEqual(['cover.txt'])
    await deleteCollection(albums.core, albums.collection('albums'))
    expect(existsSync(join(albums.folder, 'albums_id'))).toBe(false)
  })
})

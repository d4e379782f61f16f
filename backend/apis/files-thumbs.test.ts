import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { NewFile } from '../core/fields/field-type.ts'
import { deleteRecord } from '../core/records/delete.ts'
import { updateRecord } from '../core/records/save.ts'
import { type Albums, openAlbums, pathOf } from '../testing/albums.ts'
import { textFile } from '../testing/blog.ts'
import { testDatabases } from '../testing/databases.ts'

/** Red above, green in the middle, blue below: what a thumbnail kept shows where it was cut. */
async function flag(name: string): Promise<NewFile> {
  const stripe = (background: string, top: number) => ({
    input: { create: { width: 100, height: 100, channels: 3 as const, background } },
    top,
    left: 0,
  })
  const canvas = sharp({ create: { width: 100, height: 300, channels: 3, background: 'black' } })
  const bytes = await canvas
    .composite([stripe('#f00', 0), stripe('#0f0', 100), stripe('#00f', 200)])
    .png()
    .toBuffer()
  return { name, originalName: name, size: bytes.byteLength, mimeType: 'image/png', bytes }
}

async function sizeAndMiddle(response: Response): Promise<string> {
  const picture = sharp(Buffer.from(await response.arrayBuffer()))
  const { width, height } = await picture.metadata()
  const [red, green, blue] = await picture
    .extract({ left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 })
    .raw()
    .toBuffer()
  return `${width}x${height} ${red! > 128 ? 'red' : green! > 128 ? 'green' : blue! > 128 ? 'blue' : 'none'}`
}

describe.each(testDatabases)('thumbnails on $engine', (engine) => {
  let albums: Albums
  beforeEach(async () => {
    albums = await openAlbums(engine)
  })
  afterEach(async () => {
    expect(albums.errors).toEqual([])
    await albums.close()
  })

  test('have the size that was asked for, cut where it says, and are stored', async () => {
    const album = await albums.create('albums', {}, { cover: [await flag('flag.png')] })
    const expected = {
      '100x100': '100x100 green',
      '70x50': '70x50 green',
      '70x50t': '70x50 red',
      '70x50b': '70x50 blue',
      '70x50f': '17x50 green',
      '0x50': '17x50 green',
      '70x0': '70x210 green',
    }
    for (const [thumb, looks] of Object.entries(expected)) {
      const answer = await albums.get(`${pathOf(album, 'flag.png')}?thumb=${thumb}`)
      expect(answer.headers.get('content-disposition')).toBe(`inline; filename=${thumb}_flag.png`)
      expect(await sizeAndMiddle(answer), thumb).toBe(looks)
    }
    expect(albums.stored()).toEqual([...Object.keys(expected).map((thumb) => `${thumb}_flag.png`), 'flag.png'].sort())
  })

  test('are the original for other sizes and other files', async () => {
    const broken = { ...textFile('broken.png', 'no picture'), mimeType: 'image/png' }
    const album = await albums.create('albums', {}, { cover: [await flag('flag.png')], pages: [textFile('notes.txt'), broken] })
    for (const thumb of ['70x51', '70X50', '', '9999999999x1', 'x', '70x50x']) {
      expect(await sizeAndMiddle(await albums.get(`${pathOf(album, 'flag.png')}?thumb=${thumb}`)), thumb).toBe('100x300 green')
    }
    expect(await (await albums.get(`${pathOf(album, 'notes.txt')}?thumb=100x100`)).text()).toBe('test')
    expect(await (await albums.get(`${pathOf(album, 'broken.png')}?thumb=100x100`)).text()).toBe('no picture')
    expect(albums.stored()).toEqual(['broken.png', 'flag.png', 'notes.txt'])
  })

  test('are made once for all who ask at the same time', async () => {
    const album = await albums.create('albums', {}, { cover: [await flag('flag.png')] })
    const write = vi.spyOn(albums.core.files, 'write')
    const answers = await Promise.all(Array.from({ length: 20 }, () => albums.get(`${pathOf(album, 'flag.png')}?thumb=100x100`)))
    expect(new Set(await Promise.all(answers.map(sizeAndMiddle)))).toEqual(new Set(['100x100 green']))
    expect(write).toHaveBeenCalledTimes(1)
  })

  test('go with their original, even when it goes while they are made', async () => {
    const album = await albums.create('albums', {}, { cover: [await flag('flag.png')] })
    const making = albums.get(`${pathOf(album, 'flag.png')}?thumb=70x50`)
    await deleteRecord(albums.core, album)
    await making
    const next = await albums.create('albums', {}, { cover: [await flag('next.png')] })
    await albums.get(`${pathOf(next, 'next.png')}?thumb=70x50`)
    await updateRecord(albums.core, { record: next, values: { cover: '' } })
    expect(albums.stored()).toEqual([])
  })
})

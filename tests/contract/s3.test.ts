import { existsSync } from 'node:fs'
import { join } from 'node:path'
import PocketBase, { type RecordModel } from 'pocketbase'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { s3Files } from '../../backend/core/files/s3-files.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'
import { placesAboveDialects, type TestPlace } from './places.ts'
import { type RunningBackend, runBackendCommand, startBackend } from './running-backend.ts'

const bucket = { bucket: 'files', accessKey: 'KEY1', secret: 'se@cret/+' }
const PASSWORD = 'a long enough password'

describe('files in a bucket', () => {
  let server: S3Server
  beforeEach(async () => {
    server = await startS3Server({ ...bucket, pageSize: 2 })
  })
  afterEach(() => server.close())

  const open = (secret = bucket.secret) =>
    s3Files({ ...bucket, secret, enabled: true, endpoint: server.url, region: 'eu-central-1', forcePathStyle: true })
  const file = (text: string) => ({ bytes: new TextEncoder().encode(text), mimeType: 'text/plain; charset=utf-8', originalName: 'Grüße.txt' })

  it('are written, found, read in part and removed, a folder without those whose names begin like it', async () => {
    const files = open()
    for (const key of ['c/one/a.txt', 'c/one/b c&d.txt', 'c/one/thumbs_a/x.txt', 'c/one2/a.txt']) await files.write(key, file(key))
    const found = await files.find('c/one/a.txt')
    expect(found).toMatchObject({ size: 11, mimeType: 'text/plain; charset=utf-8' })
    expect(Math.abs(found!.modified.getTime() - Date.now())).toBeLessThan(60_000)
    expect((await (await found!.open()).toArray()).join('')).toBe('c/one/a.txt')
    expect((await (await found!.open({ start: 2, end: 4 })).toArray()).join('')).toBe('one')
    expect(await files.find('c/one')).toBeUndefined()
    await files.remove('c/one/a.txt')
    await files.remove('c/one/a.txt')
    expect(await files.find('c/one/a.txt')).toBeUndefined()
    await files.write('c/one/e.txt', file('e'))
    await files.removeFolder('c/one')
    expect([...server.objects.keys()]).toEqual(['c/one2/a.txt'])
  })

  it('are refused to a wrong secret, and a file that cannot be asked for is not a missing one', async () => {
    const files = open('wrong')
    await expect(files.write('a/b/c.txt', file('c'))).rejects.toThrow('SignatureDoesNotMatch')
    await expect(files.find('a/b/c.txt')).rejects.toThrow()
    await expect(files.removeFolder('a/../b')).rejects.toThrow('Not a key')
  })
})

describe.each(placesAboveDialects)('a backend on $engine with S3_URL', ({ make }) => {
  let server: S3Server
  let place: TestPlace
  let backend: RunningBackend
  let client: PocketBase
  beforeEach(async () => {
    server = await startS3Server(bucket)
    place = await make()
    const { host } = new URL(server.url)
    const key = `${encodeURIComponent(bucket.accessKey)}:${encodeURIComponent(bucket.secret)}`
    const env = { ...place.env, S3_URL: `http://${key}@${host}/${bucket.bucket}` }
    await runBackendCommand(['superuser', 'upsert', 'root@example.org', PASSWORD], env)
    backend = await startBackend(env)
    client = new PocketBase(backend.url)
    await client.collection('_superusers').authWithPassword('root@example.org', PASSWORD)
    await client.collections.create({ name: 'albums', type: 'base', viewRule: '', fields: [{ name: 'cover', type: 'file' }] })
  })
  afterEach(async () => {
    await backend.kill()
    await place.remove()
    await server.close()
  })

  const upload = async (): Promise<RecordModel> => {
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    return client.collection('albums').create({ cover: new File([new Uint8Array(picture)], 'Großes Bild.png') })
  }

  it('keeps no file on its disk, serves parts and thumbnails, and removes all of a deleted record', async () => {
    const album = await upload()
    const url = client.files.getURL(album, album.cover)
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer())
    const part = await fetch(url, { headers: { range: 'bytes=1-3' } })
    expect([part.status, await part.text(), whole.subarray(1, 4).toString()]).toEqual([206, 'PNG', 'PNG'])
    const thumb = await fetch(`${url}?thumb=100x100`)
    expect(await sharp(Buffer.from(await thumb.arrayBuffer())).metadata()).toMatchObject({ width: 100, height: 100, format: 'png' })
    expect(server.objects.size).toBe(2)
    expect(existsSync(join(place.env.DATA_DIR!, 'storage'))).toBe(false)
    await client.collection('albums').delete(album.id)
    expect([...server.objects.keys()]).toEqual([])
  })

  it('stores no record when the bucket takes no file', async () => {
    await server.close()
    await expect(upload()).rejects.toMatchObject({ status: expect.any(Number) })
    expect(await client.collection('albums').getFullList()).toEqual([])
  })
})

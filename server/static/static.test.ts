import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CompressionCache } from './compress.ts'
import { acceptedEncodings } from './negotiate.ts'
import { parseRange } from './range.ts'
import { stampPage, stampText } from './stamp.ts'
import { prepareFile } from './static-file.ts'

describe('acceptedEncodings', () => {
  it.each([
    [undefined, ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', ['identity']],
    ['identity;q=0, br', ['br']],
    ['br;q=x', ['identity']],
    ['', ['identity']],
  ])('reads %s', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings)
  })
})

describe('parseRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=0-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', undefined],
    ['bytes=0-1,5-6', undefined],
    ['pages=1-2', undefined],
    ['bytes=-', undefined],
  ])('reads %s', (header, range) => {
    expect(parseRange(header, 1000)).toEqual(range)
  })
})

describe('stamping', () => {
  const stamps = [{ placeholder: 'https://login.invalid/', value: 'https://login.example/?a=1&b=2' }]

  it('escapes values in markup and leaves them as they are in scripts', () => {
    const page = '<a href="https://login.invalid/">x</a><script type="application/json">{"u":"https://login.invalid/"}</script>'
    expect(stampPage(page, stamps)).toBe(
      '<a href="https://login.example/?a=1&amp;b=2">x</a><script type="application/json">{"u":"https://login.example/?a=1&b=2"}</script>',
    )
  })

  it('replaces every place of a text', () => {
    expect(stampText('https://login.invalid/ https://login.invalid/', stamps)).toBe('https://login.example/?a=1&b=2 https://login.example/?a=1&b=2')
  })
})

describe('prepareFile', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'compressed-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('keeps every encoding with a strong tag of its own', async () => {
    const body = Buffer.from('Zeugnis '.repeat(200))
    const file = await prepareFile('/a.html', body, { vary: 'Cookie' }, new CompressionCache(folder))
    expect(brotliDecompressSync(file.br?.body ?? '')).toEqual(body)
    expect(gunzipSync(file.gzip?.body ?? '')).toEqual(body)
    expect(new Set([file.identity.etag, file.br?.etag, file.gzip?.etag]).size).toBe(3)
    expect(file.identity.etag).toMatch(/^"[\w-]{22}"$/)
    expect(file.br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Cookie, Accept-Encoding', 'content-length': file.br?.body.length })
  })

  it('leaves pictures and very short texts as they are', async () => {
    const cache = new CompressionCache(folder)
    expect((await prepareFile('/a.png', Buffer.alloc(1000), {}, cache)).br).toBeUndefined()
    expect((await prepareFile('/a.txt', Buffer.from('kurz'), {}, cache)).br).toBeUndefined()
  })

  it('remembers what it compressed, and forgets what nobody asked for', async () => {
    const body = Buffer.from('a'.repeat(500))
    const cache = new CompressionCache(folder)
    await prepareFile('/a.txt', body, {}, cache)
    await cache.sweep()
    expect(await readdir(folder)).toHaveLength(2)
  })
})

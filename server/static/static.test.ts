import { EventEmitter } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { CompressionCache } from './compress.ts'
import { acceptedEncodings } from './negotiate.ts'
import { prepareAll } from './prepare-all.ts'
import { stampPage, stampText } from './stamp.ts'
import { describeFile } from './static-file.ts'

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

describe('stamping', () => {
  const stamps = [{ placeholder: 'https://login.invalid/', value: 'https://login.example/?a=1&b=2' }]

  it('escapes values in markup and leaves them as they are in scripts', () => {
    const page = '<a href="https://login.invalid/">x</a><script type="application/json">{"u":"https://login.invalid/"}</script>'
    expect(stampPage(page, stamps)).toBe(
      '<a href="https://login.example/?a=1&amp;b=2">x</a><script type="application/json">{"u":"https://login.example/?a=1&b=2"}</script>',
    )
  })

  it('leaves no quote of a value in markup, of either kind', () => {
    const quoted = [{ placeholder: 'https://login.invalid/', value: `https://login.example/?a='"` }]
    expect(stampPage("<a href='https://login.invalid/'>x</a>", quoted)).toBe("<a href='https://login.example/?a=&#39;&quot;'>x</a>")
  })

  it('replaces every place of a text', () => {
    expect(stampText('https://login.invalid/ https://login.invalid/', stamps)).toBe('https://login.example/?a=1&b=2 https://login.example/?a=1&b=2')
  })
})

describe('describeFile', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'compressed-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('has every encoding with a strong tag of its own, compressed when it is asked for', async () => {
    const body = Buffer.from('Zeugnis '.repeat(200))
    const file = describeFile('/a.html', body, { vary: 'Cookie' }, new CompressionCache(folder))
    expect([file.identity.answer.body, file.br?.answer, file.gzip?.answer]).toEqual([body, undefined, undefined])
    const [br, gzip] = await Promise.all([file.br?.prepare(), file.gzip?.prepare()])
    expect(brotliDecompressSync(br?.body ?? '')).toEqual(body)
    expect(gunzipSync(gzip?.body ?? '')).toEqual(body)
    expect(file.br?.answer).toBe(br)
    expect(new Set([file.identity.etag, file.br?.etag, file.gzip?.etag]).size).toBe(3)
    expect(file.identity.etag).toMatch(/^"[\w-]{22}"$/)
    expect(br?.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Cookie, Accept-Encoding',
      'content-length': br?.body.length,
      etag: file.br?.etag,
    })
  })

  it('leaves pictures and very short texts as they are', () => {
    const cache = new CompressionCache(folder)
    expect(describeFile('/a.png', Buffer.alloc(1000), {}, cache).br).toBeUndefined()
    expect(describeFile('/a.txt', Buffer.from('kurz'), {}, cache).br).toBeUndefined()
  })

  it('answers also where nothing can be kept', async () => {
    const file = describeFile('/a.txt', Buffer.from('a'.repeat(500)), {}, new CompressionCache('/dev/null/nowhere'))
    expect(brotliDecompressSync((await file.br?.prepare())?.body ?? '').toString()).toBe('a'.repeat(500))
  })

  it('remembers what it compressed, and forgets what nobody will ask for', async () => {
    const cache = new CompressionCache(folder)
    await describeFile('/a.txt', Buffer.from('a'.repeat(500)), {}, cache).br?.prepare()
    await cache.sweep()
    expect(await readdir(folder)).toHaveLength(1)
  })

  it('is answered at once while its shortest form is missing, in a quick one without a tag', async () => {
    const body = await readFile(new URL('../../README.md', import.meta.url))
    const { br } = describeFile('/a.html', body, {}, new CompressionCache(join(folder, 'empty')))
    const quick = await br?.atOnce()
    expect(brotliDecompressSync(quick?.body ?? '')).toEqual(body)
    expect(quick?.headers.etag).toBeUndefined()
    expect([br?.answer, br?.isMissed]).toEqual([undefined, true])
    expect(await br?.atOnce()).toBe(quick)
    const best = await br?.prepare()
    expect(best?.body.length).toBeLessThan(quick?.body.length ?? 0)
    expect([best?.headers.etag, br?.isMissed]).toEqual([br?.etag, false])
  })
  it('is answered in its shortest form where any process has made that, or the build has brought it', async () => {
    const body = Buffer.from('Zeugnis '.repeat(300))
    const [own, given] = [join(folder, 'own'), join(folder, 'given')]
    const made = await describeFile('/a.txt', body, {}, new CompressionCache(given)).br?.prepare()
    const { br } = describeFile('/a.txt', body, {}, new CompressionCache(own, [given]))
    expect(await br?.atOnce()).toEqual(made)
  })
  it('is compressed first where somebody has asked for it already', async () => {
    const cache = new CompressionCache(join(folder, 'order'))
    const files = ['a', 'b', 'c'].map((letter) => describeFile('/a.txt', Buffer.from(letter.repeat(500)), {}, cache))
    await files[2]?.br?.atOnce()
    const stop = new AbortController()
    const byAddress = new Map(files.map((file, index) => [`/${index}`, file]))
    const all = prepareAll({ byAddress }, { signal: stop.signal, log: createLog(() => undefined), server: new EventEmitter() })
    await vi.waitUntil(() => files[2]?.br?.answer, { timeout: 20_000 })
    stop.abort()
    await all
    expect(files[0]?.br?.answer).toBeUndefined()
  })
  it('is compressed file by file while nobody asks, until the server stops', async () => {
    const files = ['a', 'b', 'c'].map((letter) => describeFile('/a.txt', Buffer.from(letter.repeat(500)), {}, new CompressionCache(folder)))
    const stop = new AbortController()
    const said: string[] = []
    const byAddress = new Map(files.map((file, index) => [`/${index}`, file]))
    const log = createLog((line) => said.push(JSON.parse(line).event))
    const server = new EventEmitter()
    const all = prepareAll({ byAddress }, { signal: stop.signal, log, server })
    await vi.waitUntil(() => files[1]?.gzip?.answer, { timeout: 20_000 })
    stop.abort()
    await all
    expect(files.map((file) => Boolean(file.gzip?.answer))).toEqual([true, true, false])
    expect(said).toEqual([])
    await prepareAll({ byAddress }, { signal: new AbortController().signal, log, server })
    expect(files.map((file) => Boolean(file.gzip?.answer))).toEqual([true, true, true])
    expect(said).toEqual(['prepared'])
  })
})

import { EventEmitter } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { CompressionCache } from './compress.ts'
import { KeptAnswers } from './kept-answers.ts'
import { acceptedEncodings } from './negotiate.ts'
import { originalMade, originalOf } from './original.ts'
import { prepareAll } from './prepare-all.ts'
import { stampPage, stampText } from './stamp.ts'
import { describeFile, type Variant } from './static-file.ts'

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

  const describeText = (text: string, cache: CompressionCache, { headers = {}, path = '/a.txt', kept = new KeptAnswers() } = {}) =>
    describeFile({ path, original: originalMade(text, async () => text), headers, cache, kept })
  const bodyOf = async (variant: Variant | undefined) => {
    const body = (await variant?.atOnce())?.body
    return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
  }

  it('has every encoding with a strong tag of its own, and nothing in memory before it is asked for', async () => {
    const text = 'Zeugnis '.repeat(200)
    const file = describeText(text, new CompressionCache(folder), { path: '/a.html', headers: { vary: 'Cookie' } })
    expect([file.identity.answer, file.br?.answer, file.gzip?.answer]).toEqual([undefined, undefined, undefined])
    await Promise.all([file.br?.prepare(), file.gzip?.prepare()])
    expect(file.br?.answer).toBeUndefined()
    expect((await bodyOf(file.identity)).toString()).toBe(text)
    expect(brotliDecompressSync(await bodyOf(file.br)).toString()).toBe(text)
    expect(gunzipSync(await bodyOf(file.gzip)).toString()).toBe(text)
    expect(new Set([file.identity.etag, file.br?.etag, file.gzip?.etag]).size).toBe(3)
    expect(file.identity.etag).toMatch(/^"[\w-]{22}"$/)
    expect(file.br?.answer?.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Cookie, Accept-Encoding',
      'content-length': file.br?.answer?.body.length,
      etag: file.br?.etag,
    })
  })

  it('is read once for all who ask at the same time, and answered from memory then', async () => {
    let reads = 0
    const original = originalMade('kurz', async () => {
      reads += 1
      return 'kurz'
    })
    const { identity } = describeFile({ path: '/a.txt', original, headers: {}, cache: new CompressionCache(folder), kept: new KeptAnswers() })
    const [one, other] = await Promise.all([identity.atOnce(), identity.atOnce()])
    expect([reads, one === other, identity.answer === one]).toEqual([1, true, true])
  })

  it('leaves memory for what was asked for later, and is read again', async () => {
    const kept = new KeptAnswers(1000)
    const cache = new CompressionCache(join(folder, 'few'))
    const files = ['a', 'b', 'c'].map((letter) => describeText(letter.repeat(400), cache, { kept }))
    for (const { identity } of files) await identity.atOnce()
    expect(kept.bytes).toBe(800)
    expect(files.map(({ identity }) => Boolean(identity.answer))).toEqual([false, true, true])
    expect((await bodyOf(files[0]?.identity)).toString()).toBe('a'.repeat(400))
  })

  it('stays on disk where it is long', async () => {
    const path = join(folder, 'film.mp4')
    await writeFile(path, Buffer.alloc(600 * 1024, 7))
    const kept = new KeptAnswers()
    const described = { path, original: await originalOf(path), headers: {}, cache: new CompressionCache(folder), kept }
    expect((await describeFile(described).identity.atOnce()).body).toEqual({ file: path, length: 600 * 1024 })
    expect(kept.bytes).toBe(0)
  })

  it('leaves pictures and very short texts as they are', () => {
    const cache = new CompressionCache(folder)
    expect(describeText('a'.repeat(1000), cache, { path: '/a.png' }).br).toBeUndefined()
    expect(describeText('kurz', cache).br).toBeUndefined()
  })

  it('answers also where nothing can be kept', async () => {
    const { br } = describeText('a'.repeat(500), new CompressionCache('/dev/null/nowhere'))
    await br?.prepare()
    expect(brotliDecompressSync(await bodyOf(br)).toString()).toBe('a'.repeat(500))
  })

  it('remembers what it compressed, and forgets what nobody will ask for', async () => {
    const own = join(folder, 'remembered')
    const cache = new CompressionCache(own)
    await describeText('a'.repeat(500), cache).br?.prepare()
    await describeText('b'.repeat(500), new CompressionCache(own)).br?.prepare()
    await cache.sweep()
    expect(await readdir(own)).toHaveLength(1)
  })

  it('is answered at once while its shortest form is missing, in a quick one without a tag', async () => {
    const text = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
    const { br } = describeText(text, new CompressionCache(join(folder, 'empty')), { path: '/a.html' })
    const quick = await br?.atOnce()
    expect(brotliDecompressSync(await bodyOf(br)).toString()).toBe(text)
    expect(quick?.headers.etag).toBeUndefined()
    expect([br?.answer, br?.isMissed]).toEqual([undefined, true])
    expect(await br?.atOnce()).toBe(quick)
    await br?.prepare()
    const best = await br?.atOnce()
    expect(best?.body.length).toBeLessThan(quick?.body.length ?? 0)
    expect([best?.headers.etag, br?.isMissed]).toEqual([br?.etag, false])
  })
  it('is answered in its shortest form where any process has made that, or the build has brought it', async () => {
    const text = 'Zeugnis '.repeat(300)
    const [own, given] = [join(folder, 'own'), join(folder, 'given')]
    await describeText(text, new CompressionCache(given)).br?.prepare()
    const { br } = describeText(text, new CompressionCache(own, [given]))
    expect((await br?.atOnce())?.headers.etag).toBe(br?.etag)
    expect(brotliDecompressSync(await bodyOf(br)).toString()).toBe(text)
  })
  it('is compressed first where somebody has asked for it already', async () => {
    const cache = new CompressionCache(join(folder, 'order'))
    const files = ['a', 'b', 'c'].map((letter) => describeText(letter.repeat(500), cache))
    await files[2]?.br?.atOnce()
    const stop = new AbortController()
    const byAddress = new Map(files.map((file, index) => [`/${index}`, file]))
    const all = prepareAll({ byAddress }, { signal: stop.signal, log: createLog(() => undefined), server: new EventEmitter() })
    await vi.waitUntil(() => files[2]?.br?.isStored(), { timeout: 20_000 })
    stop.abort()
    await all
    expect(await files[0]?.br?.isStored()).toBe(false)
  })
  it('is compressed file by file while nobody asks, until the server stops, and nothing of it is held in memory', async () => {
    const kept = new KeptAnswers()
    const cache = new CompressionCache(join(folder, 'each'))
    const files = ['a', 'b', 'c'].map((letter) => describeText(letter.repeat(500), cache, { kept }))
    const areStored = () => Promise.all(files.map((file) => file.gzip?.isStored()))
    const stop = new AbortController()
    const said: string[] = []
    const byAddress = new Map(files.map((file, index) => [`/${index}`, file]))
    const log = createLog((line) => said.push(JSON.parse(line).event))
    const server = new EventEmitter()
    const all = prepareAll({ byAddress }, { signal: stop.signal, log, server })
    await vi.waitUntil(() => files[1]?.gzip?.isStored(), { timeout: 20_000 })
    stop.abort()
    await all
    expect(await areStored()).toEqual([true, true, false])
    expect(said).toEqual([])
    await prepareAll({ byAddress }, { signal: new AbortController().signal, log, server })
    expect(await areStored()).toEqual([true, true, true])
    expect([said, kept.bytes]).toEqual([['prepared'], 0])
  })
})

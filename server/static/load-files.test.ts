import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'
import { loadFiles } from './load-files.ts'
import type { StaticFile } from './static-file.ts'

let folder = ''
let files: ReadonlyMap<string, StaticFile> = new Map()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  const names = ['scan.worker-AbC_123.js', 'analyse.worker-AbC_123.js', 'page-AbC_123.js']
  for (const name of names) await writeFile(join(folder, 'client/assets', name), 'postMessage(1)')
  const options = {
    folder: join(folder, 'client'),
    cacheFolder: join(folder, 'cache'),
    compressedFolder: join(folder, 'compressed'),
    stamps: [],
    answeringQueries: [],
  }
  const loaded = await loadFiles({
    ...options,
    kept: new KeptAnswers(),
    onPage: () => undefined,
    pageHeaders: () => ({}),
    commonHeaders: { 'content-security-policy': "default-src 'self'" },
    finishPage: (html) => html,
  })
  files = loaded.byAddress
})
afterAll(() => rm(folder, { recursive: true }))

const policyOf = (name: string) => files.get(`/assets/${name}-AbC_123.js`)?.identity.headers['content-security-policy']

it('only what recognises text in pictures may run WebAssembly, and it reaches nothing but our own files', () => {
  expect(policyOf('scan.worker')).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'")
  expect([policyOf('analyse.worker'), policyOf('page')]).toEqual(["default-src 'self'", "default-src 'self'"])
})

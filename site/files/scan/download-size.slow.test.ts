import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { isWhole } from '../../../tests/support/extent.ts'
import { downloadSize, parts } from './download-size.ts'

const require = createRequire(import.meta.url)
const bytesOf = (file: string) => readFile(require.resolve(file))

it.runIf(isWhole)('what recognition fetches is as large as we say', async () => {
  const core = await bytesOf('tesseract.js-core/tesseract-core-simd-lstm.wasm')
  const glue = await bytesOf('tesseract.js-core/tesseract-core-simd-lstm.js')
  const language = await bytesOf('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz')
  expect({ core: core.length, language: language.length }).toEqual({ core: parts.core.whole, language: parts.language.whole })
  const sent = brotliCompressSync(core).length + brotliCompressSync(glue).length + language.length
  expect(Math.abs(sent - downloadSize)).toBeLessThan(0.01 * downloadSize)
})

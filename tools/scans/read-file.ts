/** Reads picture files in Node by the code that the browser has in its worker. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { Grey } from '../../site/files/scan/pixels/grey.ts'
import { reductionOf, shrink } from '../../site/files/scan/pixels/shrink.ts'
import { openReader, type Reader } from '../../site/files/scan/reading/open-reader.ts'

const require = createRequire(import.meta.url)
const CORE = 'tesseract.js-core/tesseract-core-simd-lstm'

/** The recognition with the browser's core and data. */
export function openNodeReader(): Promise<Reader> {
  const language = gunzipSync(readFileSync(require.resolve('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz')))
  return openReader({ open: require(`${CORE}.js`), wasm: readFileSync(require.resolve(`${CORE}.wasm`)), language })
}

/** The pixels of a picture file as the browser's worker takes them: upright by its EXIF, and reduced when it is very large. */
export async function pixelsOf(file: Buffer): Promise<Grey> {
  const upright = sharp(file, { limitInputPixels: false }).rotate().flatten({ background: 'white' }).grayscale().toColourspace('b-w')
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true })
  const picture = { data: new Uint8Array(data), width: info.width, height: info.height }
  return shrink(picture, reductionOf(picture))
}

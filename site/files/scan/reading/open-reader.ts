import type { TesseractCore } from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { Grey } from '../pixels/grey.ts'
import type { ScanLine } from '../scan-page.ts'
import { type CorePage, linesOf } from './core-page.ts'

/** Tesseract's LSTM engine; the older one is not in our data. */
const LSTM = 1
/** How lines are looked for (`PageSegMode` in Tesseract's publictypes.h). */
const layouts = {
  /** Columns and blocks, by itself. */
  page: 3,
  /** One block from side to side: right for some lines cut out of a page, whose direction it would doubt otherwise. */
  block: 6,
} as const

export interface ReaderParts {
  readonly open: typeof import('tesseract.js-core/tesseract-core-simd-lstm.js')['default']
  readonly wasm: Uint8Array
  /** `deu.traineddata`, unpacked. It reads English too: both are Latin letters. */
  readonly language: Uint8Array
}

/** What was read of a page, or of a part of it. */
export interface Reading {
  readonly lines: readonly ScanLine[]
  /** The mean of all words, from 0 to 1. */
  readonly confidence: number
}

/** Reads pages one after the other; each call holds its thread until it is done. */
export interface Reader {
  /** @param onProgress from 0 to 1 */
  read(page: Grey, layout?: keyof typeof layouts, onProgress?: (done: number) => void): Reading
}

/**
 * Starts the recognition.
 * @throws {Error} when the parts do not fit each other
 */
export async function openReader({ open, wasm, language }: ReaderParts): Promise<Reader> {
  let report: (done: number) => void = () => {}
  const core = await open({ wasmBinary: wasm, TesseractProgress: (percent) => report(percent / 100), print: () => {}, printErr: () => {} })
  core.FS.writeFile('deu.traineddata', language)
  const api = new core.TessBaseAPI()
  if (api.Init(null, 'deu', LSTM) !== 0) throw new Error('Tesseract did not start')
  core.FS.unlink('deu.traineddata')
  return {
    read(page, layout = 'page', onProgress = () => {}) {
      report = onProgress
      api.SetPageSegMode(layouts[layout])
      show(core, api, page)
      api.Recognize(null)
      const found: CorePage = JSON.parse(api.GetJSONText())
      const reading = { lines: linesOf(found), confidence: api.MeanTextConf() / 100 }
      api.Clear()
      return reading
    },
  }
}

/** Gives Tesseract a page as a portable grey map (https://netpbm.sourceforge.net/doc/pgm.html). */
function show(core: TesseractCore, api: InstanceType<TesseractCore['TessBaseAPI']>, { data, width, height }: Grey): void {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  core.FS.writeFile('/input', file)
  const taken = api.SetImageFile(1, 0) === 0
  core.FS.unlink('/input')
  if (!taken) throw new Error('Tesseract took no picture')
}

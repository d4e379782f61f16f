import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tests/support/chromium.ts'

export type DrawnFormat = 'pdf' | 'docx'

interface Drawing {
  readonly scripts: readonly { readonly file: string; readonly type?: 'module' }[]
  /** What the scripts leave on the page's window when they have run. */
  readonly globals: readonly string[]
  /** Draws `bytes` into `place`, in the page. */
  readonly draw: string
  /** What holds the first page then. */
  readonly selector: string
}

const drawings: Readonly<Record<DrawnFormat, Drawing>> = {
  pdf: {
    scripts: [
      { file: 'pdfjs-dist/legacy/build/pdf.worker.mjs', type: 'module' },
      { file: 'pdfjs-dist/legacy/build/pdf.mjs', type: 'module' },
    ],
    globals: ['pdfjsWorker', 'pdfjsLib'],
    draw: `pdfjsLib.getDocument({ data: bytes }).promise.then((file) => file.getPage(1)).then((page) => {
      const viewport = page.getViewport({ scale: 1.4 })
      const canvas = Object.assign(document.createElement('canvas'), { width: viewport.width, height: viewport.height })
      place.append(canvas)
      return page.render({ canvas, viewport }).promise
    })`,
    selector: 'canvas',
  },
  docx: {
    scripts: [{ file: 'jszip/dist/jszip.min.js' }, { file: 'docx-preview' }],
    globals: ['docx'],
    draw: 'docx.renderAsync(bytes, place)',
    selector: 'section',
  },
}

const { resolve } = createRequire(import.meta.url)

/** Draws the first pages of files in a browser, which is started for the first of them. */
export class FirstPages {
  #browser: Promise<Browser> | undefined

  /** The first page of a file as PNG, some 830 pixels wide. */
  async draw(format: DrawnFormat, bytes: Uint8Array): Promise<Uint8Array> {
    this.#browser ??= findChromium().then((found) => chromium.launch(found))
    const page = await (await this.#browser).newPage({ viewport: { width: 900, height: 1300 } })
    try {
      return await drawn(page, drawings[format], bytes)
    } finally {
      await page.close()
    }
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close()
  }
}

async function drawn(page: Page, { scripts, globals, draw, selector }: Drawing, bytes: Uint8Array): Promise<Uint8Array> {
  await page.setContent('<style>* { box-shadow: none !important } section { margin: 0 !important }</style><div></div>')
  for (const { file, type } of scripts) await page.addScriptTag({ content: await readFile(resolve(file), 'utf8'), ...(type && { type }) })
  await page.waitForFunction(`[${globals.map((name) => `window.${name}`).join()}].every(Boolean)`)
  await page.evaluate(`((bytes, place) => ${draw})(Uint8Array.from([${bytes.join()}]), document.querySelector('div')).then(() => undefined)`)
  return page.locator(selector).first().screenshot()
}

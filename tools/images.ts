/**
 * Makes the pictures that stand in site/public: icons from favicon.svg.
 * `node tools/images.ts`; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../tests/support/chromium.ts'

const publicFolder = new URL('../site/public/', import.meta.url)
const favicon = await readFile(new URL('favicon.svg', publicFolder), 'utf8')

async function icon(page: Page, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${favicon}`)
  return page.screenshot()
}

/** An ICO file that holds one PNG (ICONDIR and ICONDIRENTRY, then the picture). */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const browser = await chromium.launch(await findChromium())
const page = await browser.newPage()
for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const) {
  await writeFile(new URL(`${name}.png`, publicFolder), await icon(page, size))
}
await writeFile(new URL('favicon.ico', publicFolder), ico(await icon(page, 32), 32))
await browser.close()

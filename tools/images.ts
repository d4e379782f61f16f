/**
 * Makes the pictures that stand in site/public: icons from favicon.svg, one Open Graph image per language.
 * `node tools/images.ts`; the results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { company } from '#words/company'
import { findChromium } from '../tests/support/chromium.ts'

const publicFolder = new URL('../site/public/', import.meta.url)
const styles = new URL('../site/styles/fonts/', import.meta.url)
const favicon = await readFile(new URL('favicon.svg', publicFolder), 'utf8')
const sprite = await readFile(new URL('../site/ui/flags.svg', import.meta.url), 'utf8')

const sentences = {
  de: ['Zeugnissprache ist ein Code.', 'Wir schreiben und lesen ihn.'],
  en: ['Reference language is a code.', 'We write it and read it.'],
} as const

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

async function openGraph(page: Page, [first, second]: readonly [string, string]): Promise<Buffer> {
  const font = (await readFile(new URL('hanken-grotesk.woff2', styles))).toString('base64')
  const flags = [...company.hoist].map((letter) => `<svg><use href="#flag-${letter}"/></svg>`).join('')
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(`<style>
    @font-face{font-family:H;src:url(data:font/woff2;base64,${font});font-weight:300 720}
    *{margin:0;box-sizing:border-box} body{background:#fafaf7;color:#0a1c36;font:640 76px/1.02 H;letter-spacing:-.04em;padding:64px 64px 64px 120px;height:630px;display:grid;grid-template-rows:auto 1fr auto}
    body::before{content:"";position:absolute;left:64px;top:0;bottom:0;border-left:3px solid #0a1c36}
    .b{display:flex;gap:20px;align-items:center;font-size:40px;margin-left:-56px} .b svg{width:64px;height:64px}
    h1{font:inherit;align-self:center} .f{display:flex;gap:14px} .f svg{width:92px;height:92px} .s{display:none}
  </style><div class="s">${sprite}</div><div class="b">${favicon}${company.brand}</div><h1>${first}<br>${second}</h1><div class="f">${flags}</div>`)
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot()
}

const browser = await chromium.launch(await findChromium())
const page = await browser.newPage()
await mkdir(new URL('og/', publicFolder), { recursive: true })
for (const [locale, lines] of Object.entries(sentences)) await writeFile(new URL(`og/${locale}.png`, publicFolder), await openGraph(page, lines))
for (const [name, size] of [
  ['apple-touch-icon', 180],
  ['icon-192', 192],
  ['icon-512', 512],
] as const) {
  await writeFile(new URL(`${name}.png`, publicFolder), await icon(page, size))
}
await writeFile(new URL('favicon.ico', publicFolder), ico(await icon(page, 32), 32))
await browser.close()

import { readFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tests/support/chromium.ts'
import { withFewColors } from '../pictures/few-colors.ts'
import type { WantedImage } from './wanted.ts'

const site = new URL('../../site/', import.meta.url)
const size = { width: 1200, height: 630 }
/** Sizes of the title, tried in this order until it fits. */
const titleSizes = [116, 104, 94, 84, 76, 68, 62, 56] as const
const TITLE_ROOM = 416
const HOIST = { height: 400, gap: 10, largest: 128 }

const styles = `
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; background: #fafaf7; color: #0a1c36; font: 640 40px/1.02 Brand; position: relative; overflow: hidden }
  body::before { content: ""; position: absolute; left: 72px; top: 0; bottom: 0; width: 4px; background: #0a1c36 }
  .brand { position: absolute; left: 72px; top: 56px; display: flex; gap: 22px; align-items: center; letter-spacing: -.03em }
  .brand svg { width: 64px; height: 64px; display: block }
  .hoist { position: absolute; left: 72px; top: 178px; display: grid; gap: ${HOIST.gap}px }
  .hoist svg { display: block }
  h1 { position: absolute; left: 252px; top: 170px; width: 892px; font: inherit; letter-spacing: -.036em; text-wrap: balance }
  .sprite { display: none }`

/** Draws pictures one after the other in one page of a browser. */
export async function openStudio(): Promise<{ draw: (image: WantedImage) => Promise<Uint8Array>; close: () => Promise<void> }> {
  const browser = await chromium.launch(await findChromium())
  const page = await emptySheet(browser)
  return {
    async draw(image) {
      await page.evaluate(hoistFlags, { ...image, ...HOIST })
      const fits = await page.evaluate(setTitle, { ...image, sizes: titleSizes, room: TITLE_ROOM })
      if (!fits) throw new RangeError(`The title does not fit its picture: ${image.title}`)
      return withFewColors(await page.screenshot(), 16)
    },
    close: () => browser.close(),
  }
}

async function emptySheet(browser: Browser): Promise<Page> {
  const [font, sprite, mark] = await Promise.all([
    readFile(new URL('styles/fonts/hanken-grotesk.woff2', site), 'base64'),
    readFile(new URL('ui/flags.svg', site), 'utf8'),
    readFile(new URL('public/favicon.svg', site), 'utf8'),
  ])
  const page = await browser.newPage({ viewport: size })
  const face = `@font-face { font-family: Brand; src: url(data:font/woff2;base64,${font}); font-weight: 300 720 }`
  await page.setContent(
    `<style>${face}${styles}</style><div class="sprite">${sprite}</div><p class="brand">${mark}<span></span></p><div class="hoist"></div><h1></h1>`,
  )
  return page
}

/** Runs in the browser: the name, and the flags from above down, smaller when they are many. */
function hoistFlags({ flags, brand, height, gap, largest }: WantedImage & typeof HOIST): void {
  const name = document.querySelector('.brand span')
  const hoist = document.querySelector('.hoist')
  if (!name || !hoist) return
  name.textContent = brand
  const side = Math.min(largest, Math.floor((height - gap * (flags.length - 1)) / flags.length))
  hoist.innerHTML = [...flags].map((letter) => `<svg width="${side}" height="${side}"><use href="#flag-${letter}"/></svg>`).join('')
}

/** Runs in the browser: the title in the first size in which it fits. */
async function setTitle({ title, locale, sizes, room }: WantedImage & { sizes: readonly number[]; room: number }): Promise<boolean> {
  const heading = document.querySelector('h1')
  if (!heading) return false
  heading.textContent = title
  heading.lang = locale
  await document.fonts.ready
  return sizes.some((pixels) => {
    heading.style.fontSize = `${pixels}px`
    return heading.scrollWidth <= heading.clientWidth && heading.offsetHeight <= room
  })
}

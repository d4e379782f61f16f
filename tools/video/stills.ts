/**
 * Draws what the page shows of the film before it plays, from the film itself: `node tools/video/stills.ts`. One picture for each step of
 * the transcript, and one of the whole for the player. main.ts calls it after a film was made; the pictures are committed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { filmSteps } from '#words/facts'
import { findChromium } from '../../tests/support/chromium.ts'

const folder = new URL('../../site/public/videos/', import.meta.url)
/** The step whose end stands for the whole film: grade and letter are in sight. */
const POSTER = 'back'
const SMALL = { width: 320, quality: 70 }
const LARGE = { width: 1280, quality: 78 }

/** As a blob: in a stream without ranges a browser does not seek. */
async function openFilm(page: Page): Promise<void> {
  const film = await readFile(new URL('zeugnisgenerator.webm', folder), 'base64')
  await page.setContent('<style>body{margin:0}video{display:block;width:1280px}</style><video muted></video>')
  await page.locator('video').evaluate(async (video: HTMLVideoElement, data) => {
    video.src = URL.createObjectURL(await (await fetch(`data:video/webm;base64,${data}`)).blob())
    await new Promise((resolve) => (video.onloadeddata = resolve))
  }, film)
}

/** The film as it looks at a second. */
async function frameAt(page: Page, second: number): Promise<Buffer> {
  await page.locator('video').evaluate(
    (film: HTMLVideoElement, at) =>
      new Promise((resolve) => {
        film.onseeked = resolve
        film.currentTime = at
      }),
    second,
  )
  return page.locator('video').screenshot()
}

async function save(frame: Buffer, name: string, { width, quality }: typeof SMALL): Promise<void> {
  await writeFile(new URL(`still-${name}.webp`, folder), await sharp(frame).resize({ width }).webp({ quality }).toBuffer())
}

const { args, executablePath } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
await openFilm(page)
for (const { id, end } of filmSteps('de')) {
  const frame = await frameAt(page, end - 0.4)
  await save(frame, id, SMALL)
  if (id === POSTER) await save(frame, 'poster', LARGE)
}
await browser.close()

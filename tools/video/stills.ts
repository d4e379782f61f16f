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
/** The step whose end stands for the whole film: the top of the tool, form and letter. */
const POSTER = 'start'
const SMALL = { width: 640, quality: 72 }
const LARGE = { width: 1280, quality: 78 }
/** Where in the picture each step changes something: left edge, top and width, in pixels of the film. A step not listed is shown whole. */
const SPOTS: Readonly<Record<string, readonly [left: number, top: number, width: number]>> = {
  start: [30, 10, 880],
  name: [50, 380, 500],
  role: [600, 300, 500],
  grade: [50, 330, 500],
  back: [50, 430, 500],
  contradiction: [580, 340, 640],
  solved: [580, 350, 640],
  wordings: [580, 190, 640],
  insert: [590, 150, 500],
  export: [580, 345, 640],
  end: [580, 355, 640],
}

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

/** The spot of a step, as wide as the film is; never drawn larger than it was filmed. */
function spotOf(frame: Buffer, step: string): Promise<Buffer> {
  const [left, top, width] = SPOTS[step] ?? [0, 0, 1280]
  return sharp(frame)
    .extract({ left, top, width, height: Math.round((width * 9) / 16) })
    .toBuffer()
}

async function save(frame: Buffer, name: string, { width, quality }: typeof SMALL): Promise<void> {
  const drawn = await sharp(frame).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer()
  await writeFile(new URL(`still-${name}.webp`, folder), drawn)
}

const { args, executablePath } = await findChromium()
const browser = await chromium.launch({ executablePath, args })
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
await openFilm(page)
for (const { id, end } of filmSteps('de')) {
  const frame = await frameAt(page, end - 0.4)
  await save(await spotOf(frame, id), id, SMALL)
  if (id === POSTER) await save(frame, 'poster', LARGE)
}
await browser.close()

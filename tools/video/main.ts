/**
 * Films the generator in a browser and encodes the film: `node tools/video/main.ts`. Needs ffmpeg. The film and
 * content/facts/video.json are committed; captions and transcript follow from content/videos/zeugnisgenerator.json.
 */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../../tests/support/chromium.ts'
import { startSite } from '../../tests/support/start-site.ts'
import { checkEncoder, encode, FrameSink } from './encode.ts'
import { scenario } from './scenario.ts'
import { Stage } from './stage.ts'

const root = new URL('../../', import.meta.url)
const target = fileURLToPath(new URL('site/public/videos/zeugnisgenerator', root))
const PORT = '3967'
/** 1024 by 576 in pixels of the page: text that can still be read where the film is small. */
const film = { viewport: { width: 1024, height: 576 }, deviceScaleFactor: 1.25 }
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

interface Cue {
  readonly step: string
  readonly start: number
  readonly end: number
}

async function record(address: string, file: string): Promise<Cue[]> {
  const { args, executablePath } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--lang=de-DE', '--hide-scrollbars'],
    env: { LANGUAGE: 'de', LANG: 'de_DE.UTF-8' },
  })
  const page = await browser.newPage({ ...film, locale: 'de-DE', userAgent })
  await page.goto(address)
  await page.mouse.move(10, 10)
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await page.evaluate(() => document.fonts.ready)
  const sink = new FrameSink(file)
  const stage = new Stage(page, sink)
  await stage.open()
  const cues: Cue[] = []
  for (const { name, seconds, play } of scenario) {
    const start = stage.time
    await play(stage)
    await stage.hold(Math.max(0.6, start + seconds - stage.time))
    cues.push({ step: name, start, end: stage.time })
    console.log(`${name}: ${start.toFixed(1)} to ${stage.time.toFixed(1)} s`)
  }
  await browser.close()
  await sink.close()
  return cues
}

await checkEncoder()
const folder = await mkdtemp(join(tmpdir(), 'film-'))
const source = join(folder, 'film.mkv')
const site = await startSite({ PORT })
const cues = await record(`${site.url}/products/zeugnisgenerator`, source).finally(() => site.stop())
await encode(source, target)
await rm(folder, { recursive: true })
await import('./stills.ts')
const [webm, mp4] = await Promise.all(['webm', 'mp4'].map(async (format) => (await stat(`${target}.${format}`)).size))
const facts = { date: new Date().toISOString().slice(0, 10), duration: cues.at(-1)?.end, bytes: { webm, mp4 }, cues }
await writeFile(new URL('content/facts/video.json', root), `${JSON.stringify(facts, null, 2)}\n`)

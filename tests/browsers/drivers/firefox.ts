import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Page, type Browser as Process } from 'puppeteer-core'
import type { Browser, HeardView, Tab } from './driver.ts'

/** Firefox over WebDriver BiDi, which it speaks itself: no driver stands between. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const downloads = await mkdtemp(join(tmpdir(), 'firefox-downloads-'))
  const process = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    extraPrefsFirefox: {
      'intl.accept_languages': 'de',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
    },
  })
  return {
    newVisitor: () => newTab(process, downloads),
    newListener: () => newTab(process, downloads),
    async close() {
      await process.close()
      await rm(downloads, { recursive: true, force: true })
    },
  }
}

async function newTab(process: Process, downloads: string): Promise<Tab & HeardView> {
  const context = await process.createBrowserContext()
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`))
  await page.setViewport({ width: 1440, height: 900 })
  return { ...acts(page), messages, downloads, close: () => context.close() }
}

function acts(page: Page): Omit<Tab, 'downloads' | 'close'> {
  return {
    load: async (url) => void (await page.goto(url)),
    run: (act, ...given) => page.evaluate(act, ...given),
    moveTo: (x, y) => page.mouse.move(x, y),
    async press() {
      await page.mouse.down()
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    async key(name, held) {
      if (held) await page.keyboard.down(held)
      await page.keyboard.press(name)
      if (held) await page.keyboard.up(held)
    },
    async attach(selector, path) {
      const element = await page.$(selector)
      const input = await element?.toElement('input')
      if (!input) throw new Error(`There is no input ${selector}`)
      await input.uploadFile(path)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, By, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { siteUrl } from '../../support/site-url.ts'
import type { Browser, HeardView, Tab } from './driver.ts'
import { inspect } from './web-inspector.ts'

interface WebKit {
  /** `WebKitWebDriver`. */
  readonly driver: string
  readonly browser: string
  /** `Xvfb`: the browser has no mode without a screen. */
  readonly screen: string
}

const keys = { Enter: Key.ENTER, Tab: Key.TAB, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN, ArrowUp: Key.ARROW_UP, ' ': Key.SPACE, k: 'k', a: 'a' }
const heldKeys = { Control: Key.CONTROL, Shift: Key.SHIFT }

/**
 * WebKitGTK's small browser: for visitors over WebDriver, each in a process of their own; for who listens to the console over its
 * inspector, since under WebDriver it keeps the console to itself. On a screen that nobody sees.
 */
export async function startWebKit({ driver, browser, screen }: WebKit): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'))
  const downloads = join(home, 'downloads')
  await mkdir(downloads)
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const display = await startScreen(screen)
  const folders = Object.fromEntries(['CONFIG', 'DATA', 'CACHE'].map((kind) => [`XDG_${kind}_HOME`, home]))
  const env = { ...process.env, ...folders, DISPLAY: display.name, GDK_BACKEND: 'x11', LANG: 'C.UTF-8', LANGUAGE: 'de' }
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], { detached: true, stdio: 'ignore', env })
  await untilListening(port, child)
  return {
    newVisitor: () => newVisitor(`http://127.0.0.1:${port}`, browser, downloads),
    newListener: () => newListener(browser, env),
    async close() {
      await end(child)
      await end(display.process)
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function newListener(browser: string, env: NodeJS.ProcessEnv): Promise<HeardView> {
  const server = `127.0.0.1:${await freePort()}`
  // On a page of ours: for about:blank it would take another process, and another target.
  const child = spawn(browser, ['--enable-developer-extras=true', `${siteUrl}/robots.txt`], {
    detached: true,
    stdio: 'ignore',
    env: { ...env, WEBKIT_INSPECTOR_HTTP_SERVER: server },
  })
  const view = await inspect(server)
  return {
    ...view,
    async close() {
      await view.close()
      await end(child)
    },
  }
}

async function startScreen(program: string) {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(child.stdio[3] ?? child, 'data')
  return { process: child, name: `:${String(number).trim()}` }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The driver ended with ${child.exitCode}`)
}

/** With all that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.pid) return
  process.kill(-child.pid, 'SIGTERM')
  await once(child, 'exit')
}

async function newVisitor(server: string, binary: string, downloads: string): Promise<Tab> {
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
    .build()
  await resize(driver, 1440, 900)
  return { ...acts(driver), downloads, close: () => driver.quit() }
}

function acts(driver: WebDriver): Omit<Tab, 'downloads' | 'close'> {
  const actions = () => driver.actions({ async: true })
  return {
    load: (url) => driver.get(url),
    run: (act, ...given) => driver.executeScript(act, ...given),
    moveTo: (x, y) =>
      actions()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    press: () => actions().press().release().perform(),
    type: (text) => actions().sendKeys(text).perform(),
    async key(name, held) {
      const pressed = held ? actions().keyDown(heldKeys[held]).sendKeys(keys[name]).keyUp(heldKeys[held]) : actions().sendKeys(keys[name])
      await pressed.perform()
    },
    attach: (selector, path) => driver.findElement(By.css(selector)).sendKeys(path),
    resize: (width, height) => resize(driver, width, height),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
  }
}

/** A window is larger than its page. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const [outer, inner] = await Promise.all([
    driver.manage().window().getRect(),
    driver.executeScript<[number, number]>(() => [innerWidth, innerHeight]),
  ])
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, width: width + outer.width - inner[0], height: height + outer.height - inner[1] })
}

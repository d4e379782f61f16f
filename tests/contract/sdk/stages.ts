import { chromium, type Page } from '@playwright/test'
import * as sdk from 'pocketbase'
import { findChromium } from '../../support/chromium.ts'
import { startPageServer } from './page-server.ts'
import { hurry, refusalOf, type Scene, type Stock } from './scene.ts'

/** Where scenes are played. */
export interface Stage {
  play<Result>(scene: Scene<undefined, Result>): Promise<Result>
  play<Given, Result>(scene: Scene<Given, Result>, given: Given): Promise<Result>
  /** What scenes told since the last reset, oldest first. */
  readonly told: string[]
  /** Forgets sessions and what scenes told. Connections are the scenes' own to end. */
  reset(): Promise<void>
  close(): Promise<void>
}

export interface StageKind {
  readonly name: string
  open(url: string): Promise<Stage>
}

async function openNode(url: string): Promise<Stage> {
  const told: string[] = []
  const stock: Stock = { ...sdk, PocketBase: sdk.default, url, refusalOf, hurry, tell: (text) => void told.push(text) }
  return {
    told,
    play: <Given, Result>(scene: Scene<Given | undefined, Result>, given?: Given) => scene(stock, given),
    reset: async () => void told.splice(0),
    close: async () => undefined,
  }
}

export interface BrowserStage extends Stage {
  readonly page: Page
  /** Another tab of the same person. */
  openTab(): Promise<Page>
}

/** A page of another origin than the backend's, in a browser of its own. */
export async function openChromium(url: string): Promise<BrowserStage> {
  const pages = await startPageServer()
  const browser = await chromium.launch(await findChromium())
  const context = await browser.newContext()
  const told: string[] = []
  await context.exposeFunction('tellTest', (text: string) => void told.push(text))
  const address = `${pages.url}/?backend=${encodeURIComponent(url)}`
  async function openTab(): Promise<Page> {
    const tab = await context.newPage()
    await tab.goto(address)
    await tab.waitForFunction('window.stock')
    return tab
  }
  const page = await openTab()
  return {
    page,
    openTab,
    told,
    play: <Given, Result>(scene: Scene<Given | undefined, Result>, given?: Given) =>
      page.evaluate<Result>(`(${scene})({ ...stock, refusalOf: ${refusalOf}, hurry: ${hurry} }, ${JSON.stringify(given)})`),
    async reset() {
      await page.evaluate('localStorage.clear()')
      await context.clearCookies()
      await page.goto(address)
      await page.waitForFunction('window.stock')
      told.splice(0)
    },
    async close() {
      await browser.close()
      pages.close()
    },
  }
}

/** The two places where the SDK lives. */
export const stages: readonly StageKind[] = [
  { name: 'Node', open: openNode },
  { name: 'Chromium', open: openChromium },
]

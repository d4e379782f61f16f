import type { Browser } from '@playwright/test'
import { type Asked, recordTraffic } from '../../tests/support/traffic.ts'

/** Enough for what a page fetches by itself, once it stands. */
const QUIET_MS = 2000

/** What a visit costs: until the page stands, and until it may be used after the first movement of a pointer. */
export interface Weight {
  readonly before: Cost
  readonly after: Cost
}

interface Cost {
  readonly kilobytes: number
  readonly scripts: number
  readonly requests: number
}

/** Opens an address with an empty cache on a fast line. */
export async function weighPage(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 Chrome/153', locale: 'de-DE' })
  const page = await context.newPage()
  const traffic = recordTraffic(page)
  await page.goto(address)
  await page.waitForTimeout(QUIET_MS)
  const before = costOf(await traffic())
  await page.mouse.move(100, 100)
  await page.mouse.move(120, 110)
  await page.waitForTimeout(QUIET_MS)
  const after = costOf(await traffic())
  await context.close()
  return { before, after }
}

function costOf(asked: readonly Asked[]): Cost {
  const sum = (counted: readonly Asked[]) => counted.reduce((total, { bytes }) => total + bytes, 0) / 1000
  return { kilobytes: sum(asked), scripts: sum(asked.filter(({ type }) => type === 'script')), requests: asked.length }
}

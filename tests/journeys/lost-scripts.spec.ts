import { expect, type Page, test } from '@playwright/test'
import { longUnless } from '../support/extent.ts'

/** A page that stood open while its build was replaced: what it would start React with is gone. */
const arrived = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)
const notice = (page: Page) => page.locator('#late-notice')

interface Shown {
  /** Documents that were asked for. */
  readonly loads: string[]
  /** From now on everything is there. */
  mend(): void
}

/** Opens a page whose scripts of this name are answered so, as often as it is loaded or until it is loaded anew. */
async function openWithout(page: Page, address: string, name: string, answer: { status: number; body?: string }, lasting = true): Promise<Shown> {
  let isGone = true
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') return
    loads.push(new URL(request.url()).pathname)
    if (!lasting && loads.length === 2) isGone = false
  })
  await page.route(`**/assets/${name}-*.js*`, (route) => (isGone ? route.fulfill({ contentType: 'text/javascript', ...answer }) : route.continue()))
  await page.goto(address)
  return { loads, mend: () => (isGone = false) }
}

for (const [name, address, word, done] of [
  ['entry.client', '/docs/api/zeugnisanalyse', 'Kopieren', 'Kopiert'],
  ['root', '/en/docs/api/zeugnisanalyse', 'Copy', 'Copied'],
  ['route', '/docs/api/zeugnisanalyse', 'Kopieren', 'Kopiert'],
] as const) {
  test(`${address} without its script ${name} is loaded anew, once, and works`, longUnless(name === 'root'), async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { loads } = await openWithout(page, address, name, { status: 404 }, false)
    const button = page.locator('button[data-copy]').first()
    await button.click()
    await expect.poll(() => loads).toEqual([address, address])
    await expect(button).toHaveText(word)
    await button.click()
    await expect(button).toHaveText(done)
    expect(loads).toHaveLength(2)
  })
}

for (const [address, sentence] of [
  ['/docs/api/zeugnisanalyse', 'Ein Teil dieser Seite lässt sich nicht laden, obwohl die Verbindung steht.'],
  ['/en/docs/api/zeugnisanalyse', 'Part of this page could not be loaded, although your connection works.'],
] as const) {
  test(`${address} whose script stays gone is loaded anew once, and says what is wrong`, async ({ page }) => {
    const { loads } = await openWithout(page, address, 'entry.client', { status: 404 })
    await page.keyboard.press('Shift')
    await expect.poll(() => loads).toHaveLength(2)
    await page.locator('button[data-copy]').first().click()
    await expect(notice(page)).toBeVisible()
    await expect(notice(page)).toContainText(sentence)
    await page.reload()
    await page.locator('button[data-copy]').first().click()
    await expect(notice(page)).toContainText(sentence)
    expect(loads).toHaveLength(3)
  })
}

test('a script that is there and does not run is tried twice before', async ({ page }) => {
  const { loads } = await openWithout(page, '/about/team', 'entry.client', { status: 200, body: '<!doctype html>' }, false)
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  await page.keyboard.press('Shift')
  await asked
  expect(loads).toHaveLength(1)
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return loads.length
    })
    .toBe(2)
  await page.keyboard.press('Shift')
  await arrived(page)
})

test('who has typed keeps it: the page is not loaded anew, and says so', async ({ page }) => {
  const { loads } = await openWithout(page, '/products/zeugnisgenerator', 'entry.client', { status: 404 })
  const name = page.locator('.gen').getByLabel('Nachname')
  await name.fill('Thomsen')
  await expect(notice(page)).toContainText('Was Sie eingegeben haben, bleibt stehen')
  await expect(name).toHaveValue('Thomsen')
  expect(loads).toHaveLength(1)
})

test('a server in trouble is waited for', async ({ page }) => {
  const { loads, mend } = await openWithout(page, '/about/team', 'entry.client', { status: 503 })
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  await page.keyboard.press('Shift')
  await asked
  mend()
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return page.evaluate(() => '__reactRouterDataRouter' in window)
    })
    .toBe(true)
  expect(loads).toHaveLength(1)
})

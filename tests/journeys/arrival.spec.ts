import { expect, type Page, test } from '@playwright/test'
import { IDLE_BEFORE_REACT_MS } from '#site'
import { LONG, longUnless } from '../support/extent.ts'
import { watchHydration } from '../support/hydration.ts'

/** How React arrives: not before a sign of intent, without a visible change, and without losing what came before it. */
const arrived = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)
const scriptRequests = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
  return asked
}

/** Time stands still from before the page is opened: only `runFor` moves it, until `resume`. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
}

/** 1.6 Mbit/s, 150 ms, a processor four times slower: an old phone on a bad line. */
async function makeSlow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const families = [
  '/',
  '/about/team',
  '/blog-article/arbeitszeugnis',
  '/wissen/schlussformel',
  '/wissen',
  '/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in',
  '/docs/api/zeugnisanalyse',
  '/en',
]

/** A page of words, one that calculates, and English. */
const common = new Set(['/', '/docs/api/zeugnisanalyse', '/en'])

for (const address of families) {
  test(`${address} loads no script before intent, then takes over without a visible change`, longUnless(common.has(address)), async ({ page }) => {
    const scripts = scriptRequests(page)
    const complaints: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    const hydrated = await watchHydration(page)
    await stopTime(page)
    await page.goto(address)
    await page.clock.runFor(IDLE_BEFORE_REACT_MS - 1)
    expect(scripts).toEqual([])
    const before = await page.screenshot()
    await page.keyboard.press('Shift')
    await page.clock.resume()
    await hydrated()
    expect(scripts.length).toBeGreaterThan(0)
    expect(await page.screenshot()).toEqual(before)
    expect(complaints).toEqual([])
  })
}

for (const [name, act] of [
  ['a touch', (page: Page) => page.touchscreen.tap(200, 300)],
  ['a pointer that moves', (page: Page) => page.mouse.move(120, 130)],
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['scrolling', (page: Page) => page.mouse.wheel(0, 300)],
  [
    'a control that changes',
    (page: Page) => page.locator('input[value="4"]').evaluate((input) => input.dispatchEvent(new Event('change', { bubbles: true }))),
  ],
] as const) {
  test.describe('intent', () => {
    test.use({ hasTouch: true })
    test(`React comes at ${name}`, async ({ page }) => {
      await page.goto('/')
      await act(page)
      await arrived(page)
    })
  })
}

test('React comes by itself when the page has been idle for some seconds', async ({ page }) => {
  const scripts = scriptRequests(page)
  await stopTime(page)
  await page.goto('/about/team')
  await page.clock.runFor(IDLE_BEFORE_REACT_MS - 1)
  expect(scripts).toEqual([])
  await page.clock.resume()
  await arrived(page)
})

test('with data-saver it does not come by itself', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const scripts = scriptRequests(page)
  await stopTime(page)
  await page.goto('/about/team')
  await page.clock.runFor(10 * IDLE_BEFORE_REACT_MS)
  expect(scripts).toEqual([])
  await page.clock.resume()
  await page.keyboard.press('Tab')
  await arrived(page)
})

test.describe('on a slow line', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] })

  test('the first tap on a button that only React answers is kept and answered', async ({ page }) => {
    await makeSlow(page)
    await page.goto('/docs/api/zeugnisanalyse', { waitUntil: 'commit' })
    const button = page.locator('button[data-copy]').first()
    await button.waitFor()
    await button.tap()
    expect(await page.evaluate(() => '__reactRouterDataRouter' in window)).toBe(false)
    await expect(button).toHaveText('Kopiert', { timeout: 20_000 })
    const code = await page.locator('.cb pre').first().textContent()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  })

  test('a chosen grade, an open disclosure and the place on the page are kept', async ({ page }) => {
    const hydrated = await watchHydration(page)
    await makeSlow(page)
    await page.goto('/', { waitUntil: 'commit' })
    const stop = page.locator('.stops label', { has: page.locator('input[value="4"]') })
    await stop.waitFor()
    await stop.tap()
    await expect(page.locator('.say .v4')).toBeVisible()
    const place = await page.evaluate(() => window.scrollY)
    expect(place).toBeGreaterThan(0)
    await hydrated()
    await expect(page.locator('.say .v4')).toBeVisible()
    await expect(page.locator('input[value="4"]')).toBeChecked()
    expect(await page.evaluate(() => window.scrollY)).toBe(place)
  })

  test('an answer opened before React stays open', LONG, async ({ page }) => {
    const hydrated = await watchHydration(page)
    await makeSlow(page)
    await page.goto('/products/zeugnisgenerator', { waitUntil: 'commit' })
    const question = page.locator('.faq details').first()
    await question.waitFor()
    await question.locator('summary').tap()
    await expect(question).toHaveAttribute('open')
    await hydrated()
    await expect(question).toHaveAttribute('open')
  })

  test('the menu opened before React stays open, and its link leads on', LONG, async ({ page }) => {
    const hydrated = await watchHydration(page)
    await makeSlow(page)
    await page.goto('/about/team', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Menü' }).tap()
    await expect(page.locator('#nav')).toBeVisible()
    await hydrated()
    await expect(page.locator('#nav')).toBeVisible()
    await page.locator('#nav summary', { hasText: 'Wissen' }).tap()
    await page.locator('#nav').getByRole('link', { name: 'Blog' }).tap()
    await expect(page).toHaveURL('/knowledge/blog')
    await expect(page.locator('h1')).toBeVisible()
  })

  test('the first tap on a link leads to its page', async ({ page }) => {
    await makeSlow(page)
    await page.goto('/wissen/schlussformel', { waitUntil: 'commit' })
    const link = page.locator('main a[href^="/wissen/"]').first()
    await link.waitFor()
    const href = await link.getAttribute('href')
    await link.tap()
    await expect(page).toHaveURL(href ?? '')
  })

  test('when React cannot be loaded, the next try answers what waited, and the visitor is told', async ({ page }) => {
    let isDown = true
    await page.route('**/assets/entry.client*', (route) => (isDown ? route.abort() : route.continue()))
    await page.goto('/docs/api/zeugnisanalyse')
    const button = page.locator('button[data-copy]').first()
    await button.tap()
    await expect(page.locator('#late-notice')).toBeVisible({ timeout: 15_000 })
    isDown = false
    await page.keyboard.press('Tab')
    await expect(button).toHaveText('Kopiert', { timeout: 20_000 })
    await expect(page.locator('#late-notice')).toBeHidden()
  })
})

test('what was typed or chosen on the way back is still there', async ({ page }) => {
  await page.goto('/')
  await page.locator('.stops label', { has: page.locator('input[value="5"]') }).click()
  await arrived(page)
  await page.goto('/about/team')
  await page.goBack()
  await expect(page.locator('h1')).toContainText('Arbeitszeugnisse')
  await page.mouse.move(50, 50)
  await arrived(page)
  await expect(page.locator('input[name=note]:checked')).toHaveValue('5')
  await expect(page.locator('.say .v5')).toBeVisible()
})

test('navigating asks for one payload, compressed, and none again when it was prefetched', async ({ page }) => {
  const payloads: string[] = []
  page.on('request', (request) => request.url().includes('.data') && payloads.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
  await page.goto('/about/team')
  await page.mouse.move(10, 500)
  await arrived(page)
  const link = page.locator('footer').getByRole('link', { name: 'Presse' })
  const answered = page.waitForResponse('**/about/press.data*')
  await link.hover()
  const response = await answered
  expect(response.headers()['content-encoding']).toBe('br')
  await response.finished()
  await link.click()
  await expect(page).toHaveURL('/about/press')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page).toHaveTitle(/\| Lotsenwerk$/)
  expect(payloads.filter((payload) => payload.includes('press'))).toHaveLength(2)
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('press.data'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  )
  expect(sizes.filter((size) => size > 0)).toHaveLength(1)
})

test('after navigating, head, place and styles are those of the new page', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  await page.goto('/about/team')
  await page.mouse.wheel(0, 600)
  await arrived(page)
  await page.locator('header .brand').first().click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/$/)
  await expect(page.locator('link[rel=alternate][hreflang=en]')).toHaveAttribute('href', /\/en$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('.stops')).toHaveCSS('display', 'grid')
  await page.locator('main .arts a').last().click()
  await expect(page).toHaveURL('/blog-article/buerokratieentlastungsgesetz-4')
  await page.goBack()
  await expect(page.locator('.hero h1')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the framework still has the globals and fields that the take-over leans on', async ({ page }) => {
  await page.goto('/about/team')
  await page.keyboard.press('Tab')
  await arrived(page)
  const found = await page.evaluate(() =>
    ['__reactRouterContext', '__reactRouterManifest', '__reactRouterRouteModules'].filter((name) => name in window),
  )
  expect(found).toHaveLength(3)
  expect(await page.locator('script[src], script:not([type])').count()).toBeLessThanOrEqual(2)
})

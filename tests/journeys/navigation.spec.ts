import { expect, type Page, test } from '@playwright/test'
import { LONG } from '../support/extent.ts'
import { lookAgain } from '../support/look-again.ts'
import { wake } from '../support/wake.ts'

/** A page with React there, marked so that a whole load can be told from a navigation. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await mark(page)
}

async function mark(page: Page): Promise<void> {
  await wake(page)
  // Not on an element: React makes the page anew when it shows an error.
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)
/** Asked while a page goes away, there is no answer. */
const isLoadedAnew = (page: Page) =>
  isSameDocument(page).then(
    (isSame) => !isSame,
    () => false,
  )
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toPress = (page: Page) => page.locator('footer').getByRole('link', { name: 'Presse' })

test.describe('a click on a link', () => {
  test('leads the focus to the new page’s heading and says its title', async ({ page }) => {
    await open(page, '/about/team')
    await toPress(page).click()
    await expect(page).toHaveURL('/about/press')
    await expect(heading(page)).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Presse' })).toBeAttached()
    expect(await isSameDocument(page)).toBe(true)
  })

  for (const [reducedMotion, hoists] of [
    ['no-preference', ['flag']],
    ['reduce', []],
  ] as const) {
    test(`hoists ${hoists[0] ?? 'nothing'} for who says ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await open(page, '/about/team')
      await page.evaluate(() => {
        const moved: string[] = []
        const { animate } = Element.prototype
        Reflect.set(window, 'moved', moved)
        Element.prototype.animate = function (...how) {
          moved.push(this.classList[0] ?? this.tagName)
          return animate.apply(this, how)
        }
      })
      await toPress(page).click()
      await expect(heading(page)).toBeFocused()
      expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual(hoists)
    })
  }

  test('leads to the place that the address names, below the header', async ({ page }) => {
    await open(page, '/about/team')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/wissen/zwischenzeugnis#bindung', textContent: 'Bindung', id: 'to-place' })
      document.querySelector('main')?.prepend(link)
    })
    const places = await page.request
      .get('/wissen/zwischenzeugnis')
      .then(async (answer) => (await answer.text()).match(/<h2 id="([^"]+)"/)?.[1] ?? '')
    await page.locator('#to-place').evaluate((link: HTMLAnchorElement, place) => Object.assign(link, { hash: place }), places)
    await page.locator('#to-place').click()
    const place = page.locator(`[id="${places}"]`)
    await expect(place).toBeInViewport()
    const header = await page.locator('header').first().boundingBox()
    const top = (await place.boundingBox())?.y ?? 0
    expect(top).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect(await isSameDocument(page)).toBe(true)
  })

  for (const [what, answer] of [
    ['is refused', 'abort'],
    ['fails on the server', 503],
  ] as const) {
    test(`ends in a whole load when the payload ${what}`, async ({ page }) => {
      await open(page, '/about/team')
      await page.route('**/*.data*', (route) => (answer === 'abort' ? route.abort() : route.fulfill({ status: answer })))
      await toPress(page).click()
      await expect(page).toHaveURL('/about/press')
      await expect.poll(() => isLoadedAnew(page)).toBe(true)
    })
  }

  test('gives way to the next click, whatever becomes of it', async ({ page }) => {
    await open(page, '/about/team')
    const loads: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    const held = Promise.withResolvers<void>()
    const gone = /assets\/route-.*\.js/
    await page.route(gone, async (route) => held.promise.then(() => route.fulfill({ status: 404 })), { times: 1 })
    const [script] = await Promise.all([page.waitForRequest(gone), toPress(page).click()])
    await page.locator('footer').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL('/about/contact')
    held.resolve()
    await script.response()
    // Sent after whatever the answer set going.
    await page.evaluate(() => fetch('/api/health'))
    expect(loads).toEqual([])
    await expect(page).toHaveURL('/about/contact')
  })

  test('ends in a whole load when the payload does not come', LONG, async ({ page }) => {
    await open(page, '/about/team')
    await page.route('**/*.data*', () => {})
    await toPress(page).click()
    await expect(page.locator('.going')).toBeAttached()
    await expect.poll(() => isLoadedAnew(page), { timeout: 20_000 }).toBe(true)
    await expect(page).toHaveURL('/about/press')
  })

  test('ends in a whole load when a script of the page is gone, as after a new build', async ({ page }) => {
    await open(page, '/about/team')
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
    await page.locator('footer').getByRole('link', { name: 'API' }).click()
    await expect(page).toHaveURL('/docs/api/einfuehrung')
    await expect.poll(() => isLoadedAnew(page)).toBe(true)
  })
})

test('a step back that fails loads the page again, but the same one only once in ten seconds; then an error can be read', async ({ page }) => {
  // On a busy machine ten seconds go by between two steps: here none does.
  await page.addInitScript((now) => Object.assign(Date, { now: () => now }), Date.now())
  await open(page, '/about/team')
  await toPress(page).click()
  await expect(page).toHaveURL('/about/press')
  await page.route('**/*.data*', (route) => route.abort())
  await page.goBack()
  await expect.poll(() => isLoadedAnew(page)).toBe(true)
  await mark(page)
  await page.goForward()
  await expect.poll(() => isLoadedAnew(page)).toBe(true)
  await mark(page)
  await page.goBack()
  await expect(page.locator('.nf-t')).toBeVisible()
  await expect(heading(page)).toBeVisible()
})

test('after a step back without a line an error can be read, and the page comes by itself when the line is back', async ({ page, context }) => {
  await open(page, '/about/team')
  const title = await heading(page).innerText()
  await toPress(page).click()
  await expect(page).toHaveURL('/about/press')
  await context.setOffline(true)
  await page.goBack()
  await expect(page.locator('.nf-t')).toBeVisible()
  await expect(page).toHaveURL('/about/team')
  await context.setOffline(false)
  await expect(heading(page)).toHaveText(title)
})

test.describe('the language switch', () => {
  test('changes the language in place: query, fragment and scroll stay', async ({ page }) => {
    await open(page, '/knowledge/blog?von=hier#inhalt')
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
    const before = await page.evaluate(() => scrollY)
    await page
      .locator('a[data-locale=en]:visible')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await expect(page).toHaveURL('/en/knowledge/blog?von=hier#inhalt')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('footer')).toContainText('Legal')
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('loads the page when the other language’s messages cannot be had', async ({ page }) => {
    await open(page, '/about/team')
    await page.route('**/_i18n/**', (route) => route.fulfill({ status: 500 }))
    await page.locator('a[data-locale=en]:visible').first().click()
    await expect(page).toHaveURL('/en/about/team')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect.poll(() => isLoadedAnew(page)).toBe(true)
  })

  test('is right after a reload and a step back', async ({ page }) => {
    await open(page, '/about/team')
    await page.locator('a[data-locale=en]:visible').first().click()
    await expect(page).toHaveURL('/en/about/team')
    await page.reload()
    await mark(page)
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.locator('footer')).toContainText('Rechtliches')
  })
})

test.describe('after a new build', () => {
  const replace = (page: Page) => page.route('**/_build/latest.json*', (route) => route.fulfill({ json: { id: 'ffffffffffff' } }))

  test('the next link is a whole load', async ({ page }) => {
    await open(page, '/about/team')
    await replace(page)
    await lookAgain(page)
    await toPress(page).click()
    await expect(page).toHaveURL('/about/press')
    await expect.poll(() => isLoadedAnew(page)).toBe(true)
  })

  test('who is filling in a form is told quietly, and keeps what was typed', async ({ page }) => {
    await open(page, '/about/contact')
    const message = page.locator('main textarea').first()
    await message.fill('Guten Tag')
    await replace(page)
    await lookAgain(page)
    await expect(page.getByRole('status').filter({ hasText: 'erneuert' })).toBeVisible()
    await expect(message).toHaveValue('Guten Tag')
  })
})

import { chromium, expect, type Page, test } from '@playwright/test'
import { findWindowedChromium, userAgent } from '../support/chromium.ts'
import { LONG } from '../support/extent.ts'
import { openWithScript } from '../support/fill-form.ts'
import { siteUrl } from '../support/site-url.ts'
import { wake } from '../support/wake.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toPress = (page: Page) => page.locator('footer').getByRole('link', { name: 'Presse' })
const PRESS = 'Auskünfte und Material für die Presse'

/** What went wrong in a page, as it goes. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

test.describe('in a browser that keeps nothing for any site', () => {
  /** The router's own script, which would put a reloaded page where it was, says of each load that it cannot. */
  const ofTheRouter = ['SecurityError: Access is denied for this document.', 'Access is denied for this document.']

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const block = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: block })
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined })
    })
  })

  test('pages, languages and links work', async ({ page }) => {
    const errors = watchErrors(page)
    await page.goto('/about/team')
    await wake(page)
    await toPress(page).click()
    await expect(heading(page)).toHaveText(PRESS)
    await page.locator('a[data-locale=en]:visible').first().click()
    await expect(page).toHaveURL('/en/about/press')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(errors).toEqual(ofTheRouter)
  })

  test('a letter is written, a text is read, and samples of code are chosen', async ({ page }) => {
    const errors = watchErrors(page)
    await page.goto('/products/zeugnisgenerator')
    await wake(page)
    await page.locator('.gen').getByLabel('Nachname').fill('Thomsen')
    await expect(page.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Frau Katharina Thomsen')
    await page.goto('/products/zeugnisparser')
    await page.getByLabel('Muster Pflege').check()
    await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('Svenja Albers')
    await page.goto('/docs/api/zeugnisanalyse')
    await wake(page)
    await page.getByRole('radio', { name: 'Python' }).check()
    await expect(page.locator('.in-python').first()).toBeVisible()
    expect(errors).toEqual([...ofTheRouter, ...ofTheRouter, ...ofTheRouter])
  })

  test('signing in answers', LONG, async ({ page }) => {
    await openWithScript(page, '/testzugang/anmelden')
    await page.getByLabel('E-Mail-Adresse').fill('niemand@example.org')
    await page.getByLabel('Passwort', { exact: true }).fill('falsch-aber-lang')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.locator('.fsum')).toContainText('Adresse und Passwort passen nicht zusammen.')
  })
})

test('what extensions put into a page, before React and after it, breaks nothing', async ({ page }) => {
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  await page.goto('/about/team')
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-extension', '')
    document.body.setAttribute('style', 'position: relative')
    document.body.prepend(Object.assign(document.createElement('div'), { id: 'extension-first' }))
    document.body.append(document.createElement('extension-element'))
    document.head.append(document.createElement('style'))
    // Translators put elements around the texts.
    for (const element of document.querySelectorAll('h1, main p, footer a')) element.innerHTML = `<font><font>${element.innerHTML}</font></font>`
  })
  await wake(page)
  await page.evaluate(() => document.querySelector('main p')?.remove())
  await toPress(page).click()
  await expect(heading(page)).toHaveText(PRESS)
  await page.goBack()
  await expect(page).toHaveURL('/about/team')
  await expect(page.locator('main')).not.toContainText('misslungen')
  expect(thrown.filter((message) => !/hydrat|#418/i.test(message))).toEqual([])
})

test('two tabs in two languages stay what they are', async ({ context }) => {
  const german = await context.newPage()
  const english = await context.newPage()
  for (const page of [german, english]) {
    await page.goto('/about/team')
    await wake(page)
  }
  await english.bringToFront()
  await english.locator('a[data-locale=en]:visible').first().click()
  await expect(english.locator('html')).toHaveAttribute('lang', 'en')
  await german.bringToFront()
  await toPress(german).click()
  await expect(heading(german)).toHaveText(PRESS)
  await german.reload()
  await german.getByRole('link', { name: 'Lotsenwerk, Startseite' }).first().click()
  await expect(german).toHaveURL('/')
  await expect(german.locator('html')).toHaveAttribute('lang', 'de')
  await english.bringToFront()
  await english.locator('footer').getByRole('link', { name: 'Press' }).click()
  await expect(english).toHaveURL('/en/about/press')
})

test.describe('on slow 3G', () => {
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 })
  })

  test('a page is read and left long before its script is there', async ({ page }) => {
    await page.goto('/about/team', { waitUntil: 'commit' })
    await toPress(page).click()
    await expect(heading(page)).toHaveText(PRESS)
  })

  test('a click shows a line until the next page is there', LONG, async ({ page }) => {
    await page.goto('/about/team')
    await wake(page)
    await toPress(page).click()
    await expect(page.locator('.going')).toBeVisible()
    await expect(heading(page)).toHaveText(PRESS)
    await expect(page.locator('.going')).toHaveCount(0)
  })

  test('a letter in the generator follows what was typed before the script came', LONG, async ({ page }) => {
    await page.goto('/products/zeugnisgenerator')
    await page.locator('.gen').getByLabel('Nachname').fill('Thomsen')
    await expect(page.locator('.gen')).toContainText('Thomsen war', { timeout: 60_000 })
  })
})

// Browsers without windows keep no pages.
const windowed = await findWindowedChromium()
if (windowed) {
  test('a step back shows the page that the browser kept, as it was left', async () => {
    const browser = await chromium.launch({ ...windowed, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
    try {
      const page = await browser.newPage({ userAgent, baseURL: siteUrl })
      await page.goto('/about/team')
      await wake(page)
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => document.documentElement.setAttribute('data-kept', String(persisted))),
      )
      await page.evaluate(() => location.assign('/suche'))
      await expect(page).toHaveURL('/suche')
      await page.evaluate(() => history.back())
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset.kept).catch(() => undefined)).toBe('true')
      await toPress(page).click()
      await expect(heading(page)).toHaveText(PRESS)
    } finally {
      await browser.close()
    }
  })
}

import { expect, test } from '@playwright/test'
import { LONG } from '../support/extent.ts'
import { watchHydration } from '../support/hydration.ts'
import { portOf } from '../support/ports.ts'
import { siteUrl } from '../support/site-url.ts'
import { startSite } from '../support/start-site.ts'
import { wake } from '../support/wake.ts'

const YEAR_S = 365 * 86_400

for (const moment of ['before', 'after'] as const) {
  test(`the switcher keeps page, query and fragment and remembers the choice ${moment} React`, async ({ page, context }) => {
    await page.goto('/blog-article/arbeitszeugnis?from=mail#inhalt')
    if (moment === 'after') {
      await wake(page)
    }
    await page.locator('a[data-locale=en]').dispatchEvent('click')
    await expect(page).toHaveURL('/en/blog-article/arbeitszeugnis?from=mail#inhalt')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie?.value).toBe('en')
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR_S)).toBeLessThan(600)
  })
}

test('no cookie is set by reading', async ({ page, context }) => {
  await page.goto('/')
  await page.goto('/en/about/team')
  expect(await context.cookies()).toEqual([])
})

test('the current language is plain text, the other a link', async ({ page }) => {
  await page.goto('/en/about/team')
  await expect(page.locator('.lang span[aria-current]')).toHaveText('EN')
  await expect(page.locator('.lang a')).toHaveAttribute('href', '/about/team')
})

test('the German-only overview shows English as not available', async ({ page, request }) => {
  await page.goto('/wissen')
  await expect(page.locator('.lang a')).toHaveCount(0)
  await expect(page.locator('.lang-none')).toHaveText('EN: Diese Seite gibt es nur auf Deutsch')
  expect((await request.get('/en/wissen')).status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice is remembered when the switcher is used, and not before', async ({ page, context }) => {
    const remembered = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
    await page.goto('/about/team')
    await page.locator('footer').getByRole('link', { name: 'Presse' }).click()
    await expect(page).toHaveURL('/about/press')
    expect(await remembered()).toEqual([])
    const answer = page.waitForResponse('**/en/about/press')
    await page.locator('.lang a').click()
    expect((await (await answer).allHeaders())['cache-control']).toBe('private, no-cache')
    await expect(page).toHaveURL('/en/about/press')
    expect(await remembered()).toEqual(['i18n_redirected=en'])
    const [cookie] = await context.cookies()
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - YEAR_S)).toBeLessThan(600)
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await page.locator('.lang a').click()
    await expect(page).toHaveURL('/')
    expect(await remembered()).toEqual(['i18n_redirected=de'])
    // A page that the browser has kept is asked for again, and answered with the cookie alone.
    await page.goto('/about/press')
    await page.locator('.lang a').click()
    expect(await remembered()).toEqual(['i18n_redirected=en'])
  })
})

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB', javaScriptEnabled: false })

  test('is led to the English home from outside, and reaches the German one by the switcher and the logo, without JavaScript', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/en')
    await page.locator('.lang a').click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.goto('/about/team')
    await page.locator('header .brand').first().click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

test('other addresses are shown in the language they say', async ({ request }) => {
  const response = await request.get('/about/team', { headers: { 'accept-language': 'en' }, maxRedirects: 0 })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('<html lang="de">')
})

test('only the messages of the language shown reach the browser, cached for a day', async ({ page, request }) => {
  const asked: string[] = []
  page.on('request', (each) => each.url().includes('/_i18n/') && asked.push(new URL(each.url()).pathname))
  await page.goto('/en/about/team')
  await wake(page)
  expect(asked).toEqual([expect.stringMatching(/^\/_i18n\/[0-9a-f]{12}\/en\/messages\.json$/)])
  const response = await request.get(asked[0] ?? '')
  expect(response.headers()['cache-control']).toBe('public, max-age=86400, immutable')
})

test('when messages cannot be loaded, the page stays as it is, says so once on the console, and works', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route('**/_i18n/**', (route) => route.fulfill({ status: 500 }))
  await page.goto('/about/team')
  await page.mouse.move(200, 200)
  await expect.poll(() => warnings).toEqual([expect.stringContaining('Messages cannot be loaded')])
  await page.locator('summary', { hasText: 'Wissen' }).click()
  await page.locator('header').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/knowledge/blog')
  await page.goto('/en/products/zeugnisgenerator')
  await page.locator('.gen').getByLabel('Last name').fill('Thomsen')
  await expect(page.locator('.gen article').first()).toContainText('Thomsen')
  await expect(page.locator('h1')).toHaveText(/[A-Z]/)
  expect(warnings).toHaveLength(2)
})

test('a base address that differs from the one in use is an error on the console', LONG, async ({ page }) => {
  const site = await startSite({
    PORT: String(portOf('base addresses')),
    LOCALE_BASE_URLS: `de=https://other.example,en=http://localhost:${portOf('base addresses')}`,
  })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const hydrated = await watchHydration(page)
  for (const path of ['/about/team', '/en/about/team']) {
    await page.goto(site.url + path)
    await wake(page)
    await hydrated()
  }
  expect(errors).toEqual([expect.stringContaining('https://other.example')])
  await site.stop()
})

test('a configured redirect of the root goes first', LONG, async () => {
  const site = await startSite({
    PORT: String(portOf('root redirect')),
    ROOT_REDIRECT: '307 /products/zeugnisgenerator',
    LOCALE_HOSTS: 'localhost=en',
  })
  const response = await fetch(site.url, { redirect: 'manual', headers: { cookie: 'i18n_redirected=en' } })
  expect([response.status, response.headers.get('location')]).toEqual([307, '/products/zeugnisgenerator'])
  await site.stop()
})

test('the host decides when neither cookie nor browser does', LONG, async () => {
  const site = await startSite({ PORT: String(portOf('locale hosts')), LOCALE_HOSTS: 'localhost=en' })
  const response = await fetch(site.url, { redirect: 'manual', headers: { 'accept-language': 'fr' } })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/en'])
  expect(response.headers.get('vary')).toBe('Accept-Language, Cookie, Sec-Fetch-Site')
  await site.stop()
})

test('the redirect of the root keeps the query', async () => {
  const response = await fetch(`${siteUrl}/?utm=a`, { redirect: 'manual', headers: { 'accept-language': 'en' } })
  expect(response.headers.get('location')).toBe('/en?utm=a')
})

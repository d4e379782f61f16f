import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { portOf } from '../support/ports.ts'
import { siteUrl } from '../support/site-url.ts'
import { type RunningSite, startSite } from '../support/start-site.ts'
import { wake } from '../support/wake.ts'

test.describe.configure({ mode: 'default' })

let site: RunningSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  // Nothing answers there: what would be asked for is refused and seen all the same.
  site = await startSite({ PORT: String(portOf('consent')), POSTHOG_KEY: 'phc_test', POSTHOG_HOST: 'http://127.0.0.1:9' })
})
test.afterAll(() => site.stop())

const bar = (page: Page) => page.locator('#ihre-einwilligung')
const footerLink = (page: Page) => page.locator('.ftr-end [data-consent]')

async function cookieOf(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'consent')
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path)
}

/** React is there, so that a journey does not depend on whether it came before a click. */
async function withReact(page: Page): Promise<void> {
  await wake(page)
}

test('without a key there is no bar, and not a byte of it', async ({ page }) => {
  await page.goto(siteUrl)
  expect(await page.content()).not.toMatch(/ihre-einwilligung|class="cons/)
})

test('the bar asks before anything is painted, moves nothing, and leaves the page to be read', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', [])
    new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries().map((entry) => Reflect.get(entry, 'value')))).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/impressum')
  await expect(bar(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await withReact(page)
  await expect(bar(page)).toBeVisible()
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, 'shifts'))
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02)
  const height = await bar(page).evaluate((element) => element.getBoundingClientRect().height)
  expect(height).toBeLessThan(844 / 2)
  await footerLink(page).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const [link, edge] = await Promise.all([footerLink(page).boundingBox(), bar(page).boundingBox()])
  expect(link!.y + link!.height).toBeLessThanOrEqual(edge!.y)
})

test('both answers are equal, and nothing is chosen beforehand', async ({ page }) => {
  await visit(page, '/')
  const looks = await bar(page)
    .locator('.cons-b button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight }
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[0]).toEqual(looks[1])
  expect(looks[0]!.height).toBeGreaterThanOrEqual(44)
  await expect(bar(page).locator('input:checked')).toHaveCount(0)
})

for (const [choice, cookie] of [
  ['Ablehnen', 'analytics=denied&recording=denied'],
  ['Zustimmen', 'analytics=granted&recording=granted'],
] as const) {
  test(`“${choice}” is remembered for 365 days without a reload, and nobody is asked again`, async ({ page, context }) => {
    await visit(page, '/about/team')
    await withReact(page)
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
    await bar(page).getByRole('button', { name: choice }).click()
    await expect(bar(page)).toBeHidden()
    await expect(page.locator('.cons-said')).toHaveText('Ihre Entscheidung ist gespeichert.')
    await expect(page.locator('#inhalt')).toBeFocused()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    const kept = await cookieOf(context)
    expect(kept).toMatchObject({ value: cookie, path: '/', sameSite: 'Lax' })
    expect(Math.round((kept!.expires - Date.now() / 1000) / 86_400)).toBe(365)
    await visit(page, '/')
    await expect(bar(page)).toBeHidden()
  })
}

test('each purpose by itself, and changed again from the footer', async ({ page, context }) => {
  await visit(page, '/en/about/team')
  await bar(page).getByText('Choose individually').click()
  await bar(page)
    .getByRole('checkbox', { name: /Analytics/ })
    .check()
  await bar(page).getByRole('button', { name: 'Save choice' }).click()
  await expect(bar(page)).toBeHidden()
  expect((await cookieOf(context))?.value).toBe('analytics=granted&recording=denied')
  await footerLink(page).click()
  await expect(bar(page)).toBeFocused()
  await expect(bar(page).getByRole('checkbox', { name: /Analytics/ })).toBeChecked()
  await expect(bar(page).getByRole('checkbox', { name: /Session recording/ })).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toBeHidden()
  await expect(footerLink(page)).toBeFocused()
  await footerLink(page).click()
  await bar(page).getByRole('button', { name: 'Decline' }).click()
  await expect(bar(page)).toBeHidden()
  expect((await cookieOf(context))?.value).toBe('analytics=denied&recording=denied')
})

test('the privacy page opens the choice, also by its address', async ({ page }) => {
  await visit(page, '/datenschutz/datenschutz-website')
  await bar(page).getByRole('button', { name: 'Ablehnen' }).click()
  await expect(bar(page)).toBeHidden()
  await page.getByRole('link', { name: 'Entscheidung ansehen und ändern' }).click()
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(bar(page)).toBeHidden()
  await page.goto('about:blank')
  await visit(page, '/datenschutz/datenschutz-website#ihre-einwilligung')
  await expect(bar(page)).toBeVisible()
})

test('the keyboard reaches the bar first and decides', async ({ page, context }) => {
  await visit(page, '/impressum')
  const reached: (string | null)[] = []
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent ?? null))
  }
  expect(reached).toEqual(['Was dabei geschieht', 'Ablehnen', 'Zustimmen', 'Einzeln wählen'])
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(bar(page)).toBeHidden()
  expect((await cookieOf(context))?.value).toBe('analytics=denied&recording=denied')
})

test('a decision that cannot be stored is said, and counts as a refusal on this page', async ({ page, context }) => {
  await visit(page, '/')
  await page.route('**/_consent', (route) => route.abort())
  await bar(page).getByRole('button', { name: 'Zustimmen' }).click()
  await expect(page.locator('.cons-said')).toContainText('ließ sich nicht speichern')
  await expect(bar(page)).toBeVisible()
  expect(await cookieOf(context)).toBeUndefined()
  await page.unroute('**/_consent')
  await bar(page).getByRole('button', { name: 'Zustimmen' }).click()
  await expect(bar(page)).toBeHidden()
})

for (const { width, height } of [
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`nothing to complain about for axe at ${width} px, closed, open and opened up`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/en/impressum')
    await bar(page).getByText('Choose individually').click()
    const { violations } = await new AxeBuilder({ page }).include('#ihre-einwilligung').analyze()
    expect(violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

for (const signal of ['globalPrivacyControl', 'doNotTrack'] as const) {
  test(`a browser with ${signal} has refused: no bar, and the choice says why`, async ({ page }) => {
    await page.addInitScript((name) => Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true }), signal)
    await visit(page, '/')
    await expect(bar(page)).toBeHidden()
    await footerLink(page).click()
    await expect(bar(page)).toContainText('Das gilt als Ablehnung')
    await expect(bar(page).getByRole('button', { name: 'Zustimmen' })).toBeHidden()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar asks, takes the decision, and leads back to the same page', async ({ page, context }) => {
    await visit(page, '/knowledge/blog?thema=recht')
    await expect(bar(page)).toBeVisible()
    await bar(page).getByText('Einzeln wählen').click()
    await bar(page)
      .getByRole('checkbox', { name: /Messung/ })
      .check()
    await bar(page).getByRole('button', { name: 'Auswahl speichern' }).click()
    await expect(page).toHaveURL(`${site.url}/knowledge/blog?thema=recht`)
    await expect(bar(page)).toBeHidden()
    expect((await cookieOf(context))?.value).toBe('analytics=granted&recording=denied')
    await visit(page, '/datenschutz/datenschutz-website')
    await page.getByRole('link', { name: 'Entscheidung ansehen und ändern' }).click()
    await bar(page).getByRole('button', { name: 'Ablehnen' }).click()
    await expect(bar(page)).toBeHidden()
    expect((await cookieOf(context))?.value).toBe('analytics=denied&recording=denied')
  })

  test('a browser that sends Sec-GPC or DNT is not asked', async ({ browser }) => {
    for (const header of ['Sec-GPC', 'DNT']) {
      const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: { [header]: '1' } })
      const page = await context.newPage()
      await visit(page, '/')
      await expect(bar(page)).toBeHidden()
      await context.close()
    }
  })
})

test('pages rendered now hold the bar as well, under their own policy', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await visit(page, '/suche?q=zeugnis')
  await expect(bar(page)).toBeVisible()
  expect(problems.join()).not.toContain('Content Security Policy')
})

test('decisions of other sites and senseless ones are refused', async ({ request }) => {
  const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    request.post(`${site.url}/_consent`, { form, headers, maxRedirects: 0 })
  expect((await post({ choice: 'all' }, { 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  expect((await post({ choice: 'perhaps' })).status()).toBe(400)
  expect((await post({ choice: 'all', more: 'x'.repeat(5000) })).status()).toBe(413)
  const redirected = await post({ choice: 'none' }, { referer: 'https://evil.example//evil.example/?a' })
  expect([redirected.status(), redirected.headers().location]).toEqual([303, '/evil.example/?a'])
})

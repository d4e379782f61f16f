import { expect, type Page, test } from '@playwright/test'
import { SESSION_KEY } from '../../site/session/stored-session.ts'
import { longUnless } from '../support/extent.ts'

const words = {
  de: { home: '/', menu: 'Menü', login: 'Login', trial: 'Testzugang anlegen', account: 'Konto', at: '/testzugang/konto' },
  en: { home: '/en', menu: 'Menu', login: 'Sign in', trial: 'Create a test account', account: 'Account', at: '/en/testzugang/konto' },
} as const

/** What the SDK keeps for a session that ends in so many seconds; no server is asked about it on these pages. */
function kept(seconds: number): string {
  const claims = Buffer.from(JSON.stringify({ id: 'abc123def456ghi', exp: Math.floor(Date.now() / 1000) + seconds })).toString('base64url')
  return JSON.stringify({ token: `e30.${claims}.sig`, record: { id: 'abc123def456ghi' } })
}

const keep = (page: Page, text: string) => page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, text] as const)

/** The names of the ways in and to the account that somebody can see and reach in the header. */
async function shown(page: Page, { login, trial, account }: (typeof words)[keyof typeof words]): Promise<string[]> {
  const links = page.getByRole('banner').getByRole('link')
  const names = await links.evaluateAll((all) => all.filter((link) => link.checkVisibility()).map((link) => link.textContent))
  return names.filter((name): name is string => [login, trial, account].some((known) => known === name))
}

for (const [locale, word] of Object.entries(words)) {
  for (const width of [320, 390, 768, 1440]) {
    test(
      `who is signed in sees it before the first paint, at ${width} px, in "${locale}"`,
      longUnless(width === (locale === 'de' ? 390 : 1440)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(word.home)
        const hasMenu = width < 1200
        expect(await shown(page, word)).toEqual(hasMenu ? [] : [word.login, word.trial])
        await keep(page, kept(60))
        // Styles stand in the page, and the script that marks it before them: what is seen first is seen at the end too.
        await page.route('**/*.js', (route) => route.abort())
        await page.goto(word.home)
        expect(await shown(page, word)).toEqual([word.account])
        await expect(page.getByRole('link', { name: word.account, exact: true })).toHaveAttribute('href', word.at)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        if (hasMenu) {
          await page.getByRole('button', { name: word.menu }).click()
          await expect(page.locator('#nav').getByRole('link', { name: word.account, exact: true })).toBeVisible()
          expect(await page.locator('#nav').getByRole('link', { name: word.login, exact: true }).count()).toBe(0)
        }
      },
    )
  }
}

test('another tab that signs in or out is seen at once; an ended session is none', async ({ page, context }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/impressum')
  const account = page.getByRole('link', { name: 'Konto', exact: true })
  await keep(other, kept(60))
  await expect(account).toBeVisible()
  await other.evaluate((key) => localStorage.removeItem(key), SESSION_KEY)
  await expect(account).toBeHidden()
  await keep(other, kept(60))
  await expect(account).toBeVisible()
  await other.evaluate(() => localStorage.clear())
  await expect(account).toBeHidden()
  await keep(page, kept(-1))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  await expect(account).toBeHidden()
})

test('the mark outlives the arrival of React and a way to another page', async ({ page }) => {
  await page.goto('/')
  await keep(page, kept(60))
  await page.reload()
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  const marked = page.locator('html.in')
  await expect(marked).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum$/)
  await expect(marked).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Konto', exact: true })).toBeVisible()
})

test('without JavaScript the ways in stay', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  expect(await page.getByRole('link', { name: 'Konto', exact: true }).count()).toBe(0)
})

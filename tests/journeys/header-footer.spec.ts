import { expect, test } from '@playwright/test'
import { wake } from '../support/wake.ts'

/** The header's links, verbatim from the specification, section 2, and the comparison, which came later; API pages and the rest follow the language. */
const headerLinks = [
  '/',
  '/products/zeugnisgenerator',
  '/pricing/zeugnisgenerator',
  '/zeugnisgenerator/integrations/ueberblick',
  '/zeugnisgenerator/referenzen',
  '/about/team',
  '/about/jobs',
  '/about/press',
  '/about/contact',
  '/docs/api/einfuehrung',
  '/arbeitszeugnis-vorlage',
  '/wissen',
  '/knowledge/blog',
  '/knowledge/downloads',
  '/products/Zeugnisparser',
  '/products/zeugnisvergleich',
  '/products/talentscout',
  '/pricing/zeugnisparser',
  '/pricing/talentscout',
]
const trial = '/testzugang/testzugang-anlegen'
/** The Login button leads here unless `LOGIN_URL` names an application elsewhere. */
const signIn = '/testzugang/anmelden'
/** Stands in the place of those two, in the bar and in the menu, for who is signed in. */
const account = '/testzugang/konto'
const footerLinks = {
  products: ['/products/zeugnisgenerator', '/products/zeugnisparser', '/products/zeugnisvergleich', '/products/talentscout'],
  about: ['/about/team', '/about/press', '/about/contact', '/docs/api/einfuehrung'],
  legal: ['/impressum', '/datenschutz/datenschutz-website', '/partners'],
}

const english = (path: string) => (path === '/' ? '/en' : path === '/wissen' ? path : `/en${path}`)

for (const [locale, start, localize] of [
  ['German', '/about/team', (path: string) => path],
  ['English', '/en/about/team', english],
] as const) {
  test(`the ${locale} header has exactly the links of the specification`, async ({ page }) => {
    await page.goto(start)
    const hrefs = await page.locator('header.hdr a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const ownPages = hrefs.filter((href) => href.startsWith('/'))
    const switcher = locale === 'German' ? '/en/about/team' : '/about/team'
    expect(ownPages.toSorted()).toEqual([...headerLinks, trial, signIn, account, account].map(localize).concat(switcher).toSorted())
    expect(hrefs.filter((href) => !href.startsWith('/'))).toEqual([])
  })

  test(`the ${locale} footer has exactly the links of the specification`, async ({ page }) => {
    await page.goto(start)
    const footer = page.locator('footer.ftr')
    for (const [group, paths] of Object.entries(footerLinks)) {
      const hrefs = await footer
        .locator(`nav[aria-labelledby=footer-${group}] a`)
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      expect(hrefs.filter((href) => href.startsWith('/'))).toEqual(paths.map(localize))
      expect(hrefs.filter((href) => href.startsWith('https:'))).toHaveLength(group === 'products' ? 2 : 0)
    }
    await expect(footer.locator('.soc a')).toHaveCount(4)
    await expect(footer.locator('address')).toContainText('20457 Hamburg')
    await expect(footer.locator('address a')).toHaveAttribute('href', 'mailto:moin@lotsenwerk.example')
    await expect(footer).toContainText(/© 2026 Lotsenwerk GmbH.*Made in Hamburg/)
    await expect(footer.locator(`a[href="${localize('/barrierefreiheit')}"]`)).toHaveCount(1)
  })
}

test('English pages lead to the German knowledge overview and say its language', async ({ page }) => {
  await page.goto('/en/about/team')
  await expect(page.locator('header a[href="/wissen"]')).toHaveAttribute('hreflang', 'de')
})

test('the home page presents all seven products', async ({ page }) => {
  await page.goto('/')
  for (const href of [
    '/products/talentscout',
    '/docs/api/cv-parser',
    '/products/zeugnisparser',
    '/products/zeugnisgenerator',
    '/docs/api/vertragscheck',
    '/docs/api/zeugnisanalyse',
    '/docs/api/sharepool',
  ]) {
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible()
  }
})

test('one desktop menu is open at a time, and Esc and a click outside close it', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  const menu = (name: string) => page.locator('header details', { has: page.locator('summary', { hasText: name }) })
  await menu('Produkte').locator('summary').click()
  await menu('Wissen').locator('summary').click()
  await expect(menu('Produkte')).not.toHaveAttribute('open')
  await expect(menu('Wissen')).toHaveAttribute('open')
  await page.keyboard.press('Escape')
  await expect(menu('Wissen')).not.toHaveAttribute('open')
  await expect(menu('Wissen').locator('summary')).toBeFocused()
  await menu('Preise').locator('summary').click()
  await page.locator('h1').click()
  await expect(menu('Preise')).not.toHaveAttribute('open')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('the menu opens and closes by touch and leads to a page', async ({ page }) => {
        await page.goto('/about/team')
        const nav = page.locator('#nav')
        await expect(nav).toBeHidden()
        await page.getByRole('button', { name: 'Menü' }).tap()
        await expect(nav).toBeVisible()
        await page.getByRole('button', { name: 'Schließen' }).tap()
        await expect(nav).toBeHidden()
        await page.getByRole('button', { name: 'Menü' }).tap()
        await nav.locator('summary', { hasText: 'Wissen' }).tap()
        await nav.getByRole('link', { name: 'Blog' }).tap()
        await expect(page).toHaveURL('/knowledge/blog')
        await expect(nav).toBeHidden()
      })
    })
  }

  test('the menu works by keyboard', async ({ page }) => {
    await page.goto('/about/team')
    await page.getByRole('button', { name: 'Menü' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#nav')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('#nav')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused()
  })
})

test('the first key press reaches the skip link, and it leads to the content', async ({ page }) => {
  await page.goto('/about/team')
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

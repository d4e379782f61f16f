import { expect, test } from '@playwright/test'
import { LONG } from '../support/extent.ts'
import { portOf } from '../support/ports.ts'
import { startSite } from '../support/start-site.ts'
import { wake } from '../support/wake.ts'

for (const [asked, page] of [
  ['/docs', '/docs/api/einfuehrung'],
  ['/docs/api/', '/docs/api/einfuehrung'],
  ['/products', '/products/zeugnisgenerator'],
  ['/Pricing?from=mail', '/pricing/zeugnisgenerator?from=mail'],
  ['/about', '/about/team'],
  ['/knowledge', '/knowledge/blog'],
  ['/testzugang', '/testzugang/testzugang-anlegen'],
  ['/videos', '/videos/zeugnisgeneratorvideo'],
  ['/datenschutz', '/datenschutz/datenschutz-website'],
  ['/blog', '/knowledge/blog'],
  ['/kontakt', '/about/contact'],
  ['/login', '/testzugang/anmelden'],
  ['/zeugnisgenerator/integrations', '/zeugnisgenerator/integrations/ueberblick'],
  ['/wissen/zeitwoerter-und-verstaerker', '/wissen/zeitfaktor-und-verstaerker'],
  ['/wissen/wer-schreibt-wer-unterschreibt', '/wissen/unterschrift'],
  ['/wissen/bedauern-dank-wuensche', '/wissen/schlussformel'],
] as const) {
  test(`${asked} leads to ${page}, in both languages`, async ({ request }) => {
    for (const prefix of ['', '/en']) {
      const response = await request.get(prefix + asked, { maxRedirects: 0 })
      expect([response.status(), response.headers().location]).toEqual([asked === '/login' ? 302 : 301, prefix + page])
      expect((await request.get(prefix + page)).status()).toBe(200)
    }
  })
}

test('a link to one works before React and after it', async ({ page }) => {
  for (const isAwake of [false, true]) {
    await page.goto('/about/team')
    if (isAwake) await wake(page)
    await page.evaluate(() => document.querySelector('main h1')?.insertAdjacentHTML('afterend', '<a href="/kontakt#inhalt">Kontakt hier</a>'))
    await page.getByRole('link', { name: 'Kontakt hier' }).click()
    await expect(page).toHaveURL('/about/contact#inhalt')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/about/team')
  }
})

test('the login leads where it is configured to', LONG, async () => {
  const site = await startSite({ PORT: String(portOf('login elsewhere')), LOGIN_URL: 'https://recruiting.example/login' })
  const response = await fetch(`${site.url}/en/login?a=b`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, 'https://recruiting.example/login?a=b'])
  await site.stop()
})

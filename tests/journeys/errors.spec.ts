import { expect, test } from '@playwright/test'
import { PAGE_NOT_FOUND } from '#site'
import { portOf } from '../support/ports.ts'
import { siteUrl } from '../support/site-url.ts'
import { startSite } from '../support/start-site.ts'
import { wake } from '../support/wake.ts'

const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

for (const [address, home, generator, title] of [
  ['/produkte/zeugnisgenerator', '/', '/products/zeugnisgenerator', 'Hier ist kein Fahrwasser.'],
  ['/en/produkte/zeugnisgenerator', '/en', '/en/products/zeugnisgenerator', 'No channel here.'],
] as const) {
  test(`${address} shows the 404 page in its language`, async ({ page }) => {
    const response = await page.goto(`${address}?a=1`)
    expect(response?.status()).toBe(404)
    const main = page.locator('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main).toContainText(`Page not found: ${address}`)
    await expect(main.getByRole('img')).toHaveAccessibleName(/4, 0, 4/)
    await expect(main.locator('.btn').first()).toHaveAttribute('href', home)
    await expect(main.locator('.btn').nth(1)).toHaveAttribute('href', generator)
    await expect(main.locator(`.nf-s a[href="${generator}"]`)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
    await expect(page.locator('.lang a')).toHaveAttribute('href', address.startsWith('/en') ? '/' : '/en')
    await main.locator('.btn').first().click()
    await expect(page).toHaveURL(home)
  })
}

for (const [asked, first, others] of [
  ['/en/wissen', '/wissen', 4],
  ['/impresum', '/impressum', 1],
  ['/en/kontackt', '/en/about/contact', 1],
  ['/wissen/schlussformeln', '/wissen/schlussformel', 4],
  ['/about/chef', '/about/team', 4],
] as const) {
  test(`${asked} is taken for ${first}`, async ({ page }) => {
    await page.goto(asked)
    const links = await page
      .getByRole('navigation', { name: /Meinten|mean/ })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links[0]).toBe(first)
    expect(links.length).toBeLessThanOrEqual(others)
    expect(
      await page
        .getByRole('navigation', { name: /Meinten|mean/ })
        .getByRole('link')
        .first()
        .getAttribute('lang'),
    ).toBe(asked === '/en/wissen' ? 'de' : null)
  })
}

test('language links on a 404 page lead to pages that exist', async ({ page, request }) => {
  for (const [asked, other] of [
    ['/wissen/nichts', '/en'],
    ['/en/wissen', '/wissen'],
    ['/en/gibtesnicht', '/'],
  ] as const) {
    await page.goto(asked)
    await expect(page.locator('.lang a')).toHaveAttribute('href', other)
    expect((await request.get(other)).status()).toBe(200)
  }
})

test('a browser without a window gets the whole 404 page, and no answer that says 404 is for an index', async ({ request }) => {
  const headless = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36'
  for (const path of ['/gibt/es/nicht', '/gibtesnicht', '/blog-article/nope', '/en/wissen']) {
    for (const [userAgent, type] of [
      [headless, 'text/html'],
      [bot['user-agent'], 'text/plain'],
    ] as const) {
      const answer = await request.get(path, { headers: { 'user-agent': userAgent } })
      expect([answer.status(), answer.headers()['x-robots-tag']], path).toEqual([404, 'noindex, nofollow'])
      expect(answer.headers()['content-type']).toContain(type)
    }
  }
})

test('far from any page, the 404 page still leads on', async ({ page }) => {
  await page.goto('/en/xyzzy/q/q')
  const links = await page
    .getByRole('navigation', { name: 'Where to go from here:' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links).toEqual(['/en/arbeitszeugnis-vorlage', '/en/knowledge/blog', '/en/docs/api/einfuehrung', '/en/about/contact'])
})

test('the thrown error carries the message of the specification', async ({ request }) => {
  // Nothing there, and an address that is no report's by its shape.
  for (const path of ['/gibt/es/nicht', '/abcdef', '/en/abcdef/12']) {
    const response = await request.get(`${path}.data?a=1`)
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain(PAGE_NOT_FOUND.replace('{fullPath}', `${path}?a=1`))
  }
})

test('what cannot be a page is the same 404: unknown entries, report addresses, English of German-only pages', async ({ request }) => {
  for (const path of ['/wissen/nichts', '/blog-article/nichts', '/abcdef', '/abcdef/12', '/en/wissen', '/products/nichts']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('report addresses stay out of indexes, caches and referrers', async ({ request }) => {
  const headers = (await request.get('/abcdefgh')).headers()
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' })
})

test('bots get the status and a plain sentence', async ({ request }) => {
  const response = await request.get('/en/nothing', { headers: bot })
  expect(response.status()).toBe(404)
  expect(response.headers()['content-type']).toContain('text/plain')
  expect(await response.text()).toBe('This page does not exist.\n')
})

test('an error inside a page shows an error page with an id, in its language, and logs one line with it', async ({ page }) => {
  const site = await startSite({ PORT: String(portOf('broken')) }, { script: 'tests/support/broken-site.ts' })
  for (const [path, title, detail] of [
    ['/abc/1', 'Das ist uns misslungen.', 'loader broke'],
    ['/en/abc/1', 'We got this wrong.', 'render broke'],
  ] as const) {
    const response = await page.goto(site.url + path)
    expect(response?.status()).toBe(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const id = /[0-9a-f]{12}/.exec(await page.locator('main').innerText())?.[0]
    expect(await page.content()).not.toContain('secret detail')
    const lines = site.log.filter((line) => line.event === 'page failed' && line.path === path)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ id, error: expect.stringContaining(detail) })
  }
  const forBots = await fetch(`${site.url}/abc/1`, { headers: bot })
  expect([forBots.status, await forBots.text()]).toEqual([500, 'Diese Seite kann gerade nicht gezeigt werden.\n'])
  await site.stop()
})

test('a page that does not exist is reached by a full load, so its status is right', async ({ page }) => {
  await page.goto('/about/team')
  await wake(page)
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a id="gone" href="/ganz/weit/weg">x</a>'))
  const answered = page.waitForResponse(`${siteUrl}/ganz/weit/weg`)
  await page.locator('#gone').click()
  expect((await answered).status()).toBe(404)
})

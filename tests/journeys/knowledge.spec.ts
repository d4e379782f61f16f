import { expect, type Page, test } from '@playwright/test'
import { listSlugs } from '#words/from-disk'
import { siteUrl } from '../support/site-url.ts'

/** RFC 3339, section 5.6. */
const dateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const slugs = listSlugs('blog')

interface ReadEntry {
  readonly counts: Readonly<Record<string, number>>
  readonly id: string
  readonly updated: string
  readonly published: string
  readonly alternate: string
  readonly html: string
}

/** Reads an Atom feed as a browser parses XML. */
function readAtom(page: Page, xml: string) {
  return page.evaluate((text) => {
    const root = new DOMParser().parseFromString(text, 'application/xml').documentElement
    const children = (of: Element, name: string) => [...of.children].filter((child) => child.localName === name)
    const one = (of: Element, name: string) => children(of, name)[0]?.textContent ?? ''
    const links = (of: Element) =>
      children(of, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('type'), link.getAttribute('href')])
    const counts = (of: Element) =>
      Object.fromEntries(['id', 'title', 'updated', 'content', 'summary'].map((name) => [name, children(of, name).length]))
    return {
      name: root.localName,
      namespace: root.namespaceURI,
      counts: counts(root),
      id: one(root, 'id'),
      updated: one(root, 'updated'),
      authors: children(root, 'author').map((author) => one(author, 'name')),
      links: links(root),
      entries: children(root, 'entry').map((entry) => ({
        counts: counts(entry),
        id: one(entry, 'id'),
        updated: one(entry, 'updated'),
        published: one(entry, 'published'),
        alternate: links(entry).find(([rel]) => rel === 'alternate')?.[2] ?? '',
        html: one(entry, 'content'),
      })),
    }
  }, xml)
}

function expectEachArticleOnce(ids: readonly string[], prefix: string) {
  expect([...ids].sort()).toEqual(slugs.map((slug) => `${siteUrl}${prefix}/blog-article/${slug}`).sort())
}

for (const [prefix, author] of [
  ['', 'Redaktion'],
  ['/en', 'Editorial team'],
] as const) {
  test(`the Atom feed (${prefix || '/'}) is whole by RFC 4287`, async ({ page, request }) => {
    const response = await request.get(`${siteUrl}${prefix}/feed.atom`)
    expect(response.headers()['content-type']).toBe('application/atom+xml; charset=utf-8')
    const feed = await readAtom(page, await response.text())
    expect([feed.name, feed.namespace]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
    expect(feed.counts).toMatchObject({ id: 1, title: 1, updated: 1 })
    expect(feed.authors).toEqual([author])
    expect(feed.links).toContainEqual(['self', 'application/atom+xml', `${siteUrl}${prefix}/feed.atom`])
    expect(feed.links).toContainEqual(['alternate', 'text/html', `${siteUrl}${prefix}/knowledge/blog`])
    expect(() => new URL(feed.id)).not.toThrow()
    expect(feed.updated).toBe(
      feed.entries
        .map(({ updated }: ReadEntry) => updated)
        .sort()
        .at(-1),
    )
    for (const entry of feed.entries) {
      expect(entry.counts, entry.id).toEqual({ id: 1, title: 1, updated: 1, content: 1, summary: 1 })
      expect([entry.updated, entry.published], entry.id).toEqual([expect.stringMatching(dateTime), expect.stringMatching(dateTime)])
      expect(entry.alternate).toBe(entry.id)
      expect(entry.html, entry.id).not.toMatch(/(?:href|src)="(?!https?:|mailto:)/)
    }
    expectEachArticleOnce(
      feed.entries.map(({ id }) => id),
      prefix,
    )
    const published = feed.entries.map((entry) => entry.published)
    expect(published).toEqual([...published].sort().reverse())
  })

  test(`the JSON feed (${prefix || '/'}) is whole by JSON Feed 1.1`, async ({ request }) => {
    const response = await request.get(`${siteUrl}${prefix}/feed.json`)
    expect(response.headers()['content-type']).toBe('application/feed+json')
    const feed = await response.json()
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.stringMatching(/./),
      home_page_url: `${siteUrl}${prefix}/knowledge/blog`,
      feed_url: `${siteUrl}${prefix}/feed.json`,
      language: prefix ? 'en-US' : 'de-DE',
      authors: [{ name: author }],
    })
    for (const item of feed.items) {
      expect(item).toMatchObject({
        id: item.url,
        title: expect.stringMatching(/./),
        content_html: expect.stringMatching(/<p>/),
        date_published: expect.stringMatching(dateTime),
        date_modified: expect.stringMatching(dateTime),
        tags: [expect.stringMatching(/./)],
      })
    }
    expectEachArticleOnce(
      feed.items.map(({ id }: { id: string }) => id),
      prefix,
    )
  })
}

test('blog and articles tell feed readers where the feeds are', async ({ page }) => {
  for (const address of ['/knowledge/blog', '/en/blog-article/lexikon']) {
    await page.goto(siteUrl + address)
    const prefix = address.startsWith('/en') ? '/en' : ''
    const feeds = page.locator('head link[rel=alternate][type]:not([type="text/markdown"])')
    expect(await feeds.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      `${siteUrl}${prefix}/feed.atom`,
      `${siteUrl}${prefix}/feed.json`,
    ])
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog follows its filters', async ({ page }) => {
    await page.goto(`${siteUrl}/knowledge/blog`)
    await expect(page.locator('.post:visible')).toHaveCount(slugs.length)
    const chip = page.getByRole('radio', { name: /^Recruiting/ })
    await chip.check()
    const shown = page.locator('.post:visible')
    await expect(shown).toHaveCount(Number(/\d+$/.exec((await chip.locator('..').innerText()).trim())?.[0]))
    expect(new Set(await shown.locator('b').allInnerTexts())).toEqual(new Set(['Recruiting']))
  })

  test('the glossary turns from letters to topics and back', async ({ page }) => {
    await page.goto(`${siteUrl}/wissen`)
    const entries = listSlugs('wissen').length
    await expect(page.locator('.terms li:visible')).toHaveCount(entries)
    await page.getByRole('link', { name: 'Z', exact: true }).click()
    await expect(page.locator('#buchstabe-z')).toBeInViewport()
    await page.getByRole('radio', { name: 'Nach Thema' }).check()
    await expect(page.getByRole('heading', { name: /^Zeugnisarten/ })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Buchstaben' })).toBeHidden()
    await expect(page.locator('.terms li:visible')).toHaveCount(entries)
  })

  test('a footnote is reached and left by keyboard', async ({ page }) => {
    await page.goto(`${siteUrl}/wissen/beredtes-schweigen`)
    await page.getByLabel('Fußnote 1').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#fn-1')).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Zurück zur Textstelle 1')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#fnref-1')).toBeInViewport()
  })
})

test('a chosen filter stays when React takes the page over', async ({ page }) => {
  await page.goto(`${siteUrl}/en/knowledge/blog`)
  await page.getByRole('radio', { name: /^Reference language/ }).check()
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await expect(page.getByRole('radio', { name: /^Reference language/ })).toBeChecked()
  await page.getByRole('link', { name: 'Atom' }).click()
  await page.waitForURL('**/en/feed.atom')
})

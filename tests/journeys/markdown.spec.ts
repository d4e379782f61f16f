import { expect, test } from '@playwright/test'
import { hasTwin, twinOf } from '../../site/route-table/markdown-twins.ts'
import { allPages } from '../support/pages.ts'
import { ask } from '../support/raw-request.ts'
import { siteUrl } from '../support/site-url.ts'

const withTwin = allPages.filter(({ row }) => hasTwin(row))

test('every article, entry, template and API page has a twin that can be read from top to bottom', async () => {
  expect(new Set(withTwin.map(({ row }) => row.family))).toEqual(new Set(['article', 'entry', 'templates', 'template', 'api']))
  for (const { address } of withTwin) {
    const { status, headers, body } = await ask(twinOf(address))
    const text = body.toString()
    const prose = text.replace(/^```[\s\S]*?^```$/gm, '')
    expect([status, headers['content-type'], headers['x-robots-tag']], address).toEqual([200, 'text/markdown; charset=utf-8', 'noindex'])
    expect(prose.match(/^# .+$/gm), address).toHaveLength(1)
    expect(text, address).toMatch(/^# .+\n\n> .{40,}\n\n- .+<http/)
    expect(text, address).toContain(`<${siteUrl}${address}>`)
    expect(text, address).not.toMatch(/\.invalid|<\/?(div|span|p|svg)\b/)
    expect(prose, address).not.toMatch(/\]\((?!https?:|mailto:)|&#x/)
  }
})

test('the page names its twin, the sitemap does not, and other pages have none', async () => {
  for (const { address, row } of allPages) {
    const links = [...(await ask(address, { 'sec-fetch-site': 'same-origin' })).body.toString().matchAll(/<link[^>]*text\/markdown[^>]*>/g)]
    const named = links.map(([link]) => /href="([^"]+)"/.exec(link)?.[1])
    expect(named, address).toEqual(hasTwin(row) ? [siteUrl + twinOf(address)] : [])
  }
  expect((await ask('/sitemap.xml')).body.toString()).not.toContain('.md')
})

test('a twin is asked for again by its tag, comes compressed, and is found without regard to case', async () => {
  const path = '/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in.md'
  const { headers } = await ask(path, { 'accept-encoding': 'br' })
  const { etag } = (await ask(path)).headers
  expect([headers['content-encoding'], headers['cache-control']]).toEqual(['br', 'no-cache'])
  expect((await ask(path, { 'if-none-match': String(etag) })).status).toBe(304)
  expect((await ask(path.toLowerCase())).status).toBe(200)
})

test('what has no twin is not found', async () => {
  for (const path of ['/wissen/gibt-es-nicht.md', '/products/zeugnisgenerator.md', '/en/nothing.md', '/.md', '/wissen.md'])
    expect((await ask(path)).status, path).toBe(404)
})

test('llms.txt names every twin once, in its language, and leads to the other', async () => {
  for (const [path, locale, other] of [
    ['/llms.txt', 'de', '/en/llms.txt'],
    ['/en/llms.txt', 'en', '/llms.txt'],
  ] as const) {
    const { headers, body } = await ask(path)
    const text = body.toString()
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(text).toMatch(/^# Lotsenwerk\n\n> .+\n\n.+\n\n## /)
    const linked = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): .+$/gm)].map(([, href]) => String(href))
    const own = withTwin.filter((page) => page.locale === locale).map(({ address }) => siteUrl + twinOf(address))
    expect(linked.filter((href) => href.endsWith('.md')).sort()).toEqual(own.sort())
    expect(linked).toContain(siteUrl + other)
    for (const href of linked) expect((await ask(href.slice(siteUrl.length))).status, href).toBe(200)
  }
})

test('the types of the API can be had in both languages', async () => {
  for (const [path, word] of [
    ['/docs/api/api-types.d.ts', 'Zeugnis schreiben'],
    ['/en/docs/api/api-types.d.ts', 'Write a reference'],
  ]) {
    const { status, headers, body } = await ask(String(path))
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body.toString()).toContain(`/** ${word}: POST /references */`)
  }
})
